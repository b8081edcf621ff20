import type { TransitBody } from '@nebosvod/engine/transit/motion';
import { grahaName } from '@nebosvod/terms/graha';
import { bodiesIn } from './said-of-sky.ts';
import { OF_A_DAY, OF_SOMEBODY } from './sky-word.table.ts';

const SHE = new Set<TransitBody>(['moon', 'venus']);

/** What a text speaks of: a body, and the Sanskrit name by which it was called. */
export interface Topic {
  readonly body: TransitBody;
  readonly graha: string | null;
}

/** «Чандра» and «Шукра» are he as well as she. */
const pronounOf = ({ body, graha }: Topic): string => {
  const own = body === 'sun' ? 'оно' : SHE.has(body) ? 'она' : 'он';
  return graha === null ? own : `${own}|он`;
};

/** Words of now that a sentence may have beside those of a day. */
const NOW =
  /(?<![а-яё])(?:уже|снова|опять|пока|теперь|как раз|вс[её] ещ[её]|до сих пор|этой (?:весной|зимой|осенью)|этим летом)(?![а-яё])/iu;
/** Of a chart: what follows may be of it as well. */
const OF_A_CHART = /(?<![а-яё])(?:ваш|мо[йяею]|моего|твой|тво[яею]|сво[йяею]|карт[аеуы]|рожд)/iu;
/** «Сейчас идёт по Рыбам»: what goes is not told at all. */
const UNTOLD =
  /^\s*(?:а |и |но )?(?:сейчас|сегодня|теперь|нынче)(?: [а-яё]+)? (?=(?:ид[её]т|стоит|гостит|движется|находится|пятится|шагает|перебирается|проходит)(?![а-яё]))/iu;

/** The one body that a sentence speaks of, or that it carries on from the sentence before by a pronoun; null where there is none, or are two. */
export function topicOf(words: string, before: Topic | null): Topic | null {
  const [one, ...others] = bodiesIn(words);
  if (one) return others.every(({ body }) => body === one.body) ? { body: one.body, graha: one.graha } : null;
  return before && new RegExp(`(?<![а-яё])(?:${pronounOf(before)})(?![а-яё])`, 'iu').test(words) ? before : null;
}

interface Carried {
  readonly words: string;
  /** From where the words stand farther than in the text, and by how much. */
  readonly at: number;
  readonly longer: number;
}

/**
 * «Говорим о Юпитере. Сейчас он идёт по Скорпиону»: a sentence of now with the name of the body that the sentence before spoke of in place of
 * its pronoun; null where it names a body itself, or speaks of no day.
 */
export function carriedFrom(words: string, before: string, topic: Topic | null): Carried | null {
  if (!topic || bodiesIn(words).length > 0) return null;
  if (!OF_A_DAY.test(words) && !(NOW.test(words) && !OF_SOMEBODY.test(before) && !OF_A_CHART.test(before))) return null;
  const name = topic.graha ?? grahaName(topic.body);
  const pronoun = new RegExp(
    `^((?:\\s*[а-яё]+){0,3}\\s*)(?:${pronounOf(topic)}|(?:эта )?планета)(?![а-яё])`,
    'iu',
  ).exec(words);
  const start = pronoun?.[1] ?? UNTOLD.exec(words)?.[0];
  if (start === undefined) return null;
  const end = pronoun ? pronoun[0].length : start.length;
  const put = pronoun ? name : `${name} `;
  return {
    words: words.slice(0, start.length) + put + words.slice(end),
    at: end,
    longer: start.length + put.length - end,
  };
}
