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
