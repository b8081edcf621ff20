import type { Word } from './sentence.ts';

/**
 * How a sentence speaks, by the forms of its words: of the writer, to the reader, as a bidding, of what was, of what comes about, of what others
 * say, on a condition, with a denial. «Я меряю давление» and «вы забудете о давлении» have the same noun.
 */
const SPEECH = [
  [
    '@me',
    /^(?:я|мне|меня|мно[йю]|мо[йяеию]|моего|моей|моих|моем|моему|моими?)$|[аяе]ю$|(?:иру|ству|ыва|[ую])ю$|[юу]сь$/u,
  ],
  [
    '@you',
    /^(?:вы|вас|вам|вами|ты|тебя|тебе|тобой)$|^(?:ваш|тво[йяеи])|[её]те(?:сь)?$|[^оь]ите(?:сь)?$|[еи]шь(?:ся)?$/u,
  ],
  ['@bid', /[йь]те(?:сь)?$/u],
  ['@was', /[аеиоуыя]л(?:а|о|и|ся|ась|ось|ись)?$|ш[её]л(?:ся)?$/u],
  ['@is', /[еи]т(?:ся)?$/u],
  ['@they', /[уюая]т(?:ся)?$/u],
  [
    '@told',
    /^(?:пишут|говорят|спрашивают|просят|обещают|пугают|уверяют|рассказывают|думают|считают|верят|боятся|называют|советуют|придумали|прочитал|прочла|слышу|слышал|якобы|мол)/u,
  ],
  ['@if', /^(?:если|когда|кто|чтобы|хотя|пока|бы)$/u],
  ['@not', /^(?:не|ни|нет|без|никто|ничего|никак|никаки[ех]|никакого|никакой|нельзя)$/u],
] as const;

/** Which of these a sentence is; each once, in their order. */
export const speechOf = (words: readonly Word[]): readonly string[] =>
  SPEECH.flatMap(([tag, form]) => (words.some(({ letters }) => form.test(letters)) ? [tag] : []));
