/** What the balance of an area comes to. */
export const VERDICT_CLASSES = ['clear', 'hard', 'even', 'unlikely', 'quiet'] as const;
export type VerdictClass = (typeof VERDICT_CLASSES)[number];

/** Sentences for a verdict of one area, six and more of each class. */
export type AreaFrames = Readonly<Record<VerdictClass, readonly string[]>>;

/** The class as a reading prints it, before the frame. */
export const VERDICT_WORDS: Readonly<Record<VerdictClass, string>> = {
  clear: 'Явно.',
  hard: 'С трудом, но надёжно.',
  even: 'Поровну.',
  unlikely: 'Скорее нет.',
  quiet: 'Тихая область.',
};

/** The same as the answer to what this work is («Какое это дело») and what this closeness is («Какая это близость»). */
export const NATURE_WORDS = {
  work: {
    clear: 'Сильное.',
    hard: 'Нелёгкое, но надёжное.',
    even: 'Разное.',
    unlikely: 'Непростое.',
    quiet: 'Тихое.',
  },
  relations: {
    clear: 'Добрая.',
    hard: 'Небыстрая, но надёжная.',
    even: 'Разная.',
    unlikely: 'Непростая.',
    quiet: 'Тихая.',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<VerdictClass, string>>>>;
