import { type Sign, toSign } from '@nebosvod/engine/angle/sign';
import type { TransitBody } from '@nebosvod/engine/transit/motion';
import { GRAHA_NAMES, GRAHAS_OF_OTHER_THINGS, RASHI_FORMS } from './graha-word.table.ts';
import { ASPECT_WORDS, BODY_NAMES, NAKSHATRA_STEMS, SIGN_FORMS } from './sky-word.table.ts';

const patternOf = (name: string): RegExp => new RegExp(`(?<![А-Яа-яё])(?:${name})(?![а-яё])`, 'gu');
const BODIES = [
  ...BODY_NAMES.map(([body, name]) => ({ body, graha: null, pattern: patternOf(name) })),
  ...GRAHA_NAMES.map(([body, graha, name]) => ({ body, graha, pattern: patternOf(name) })),
];
const ANY_GRAHA = GRAHA_NAMES.map(([, , name]) => name).join('|');
/** «В Туле» is of a town unless a body is called in Sanskrit before it. */
export const TULA = 6;
const rashi = (at: 0 | 1 | 2 | 3, sign: number): string => {
  const form = RASHI_FORMS[sign]?.[at] ?? '';
  return sign === TULA ? `${form}(?<=(?<![А-Яа-яё])(?:${ANY_GRAHA}|Раху|Кету)(?![а-яё])[^.!?]{0,60}${form})` : form;
};
const formsOf = (at: 0 | 1 | 2 | 3): string =>
  SIGN_FORMS.map((forms, sign) => `(${forms[at]}|${rashi(at, sign)})`).join('|');
const SIGNS = 12;
/** Each way of naming a sign has twelve groups, or twice as many, so that the group says the sign. */
const PLACES = [
  { isEntry: false, pattern: new RegExp(`(?<![а-яё])[Вв]о? (?:${formsOf(0)})(?![а-яё])`, 'gu') },
  { isEntry: true, pattern: new RegExp(`(?<![а-яё])[Вв]о? (?:${formsOf(1)})(?![а-яё])`, 'gu') },
  { isEntry: false, pattern: new RegExp(`(?<![а-яё])[Пп]о (?:знаку )?(?:${formsOf(2)})(?![а-яё])`, 'gu') },
  {
    isEntry: false,
    pattern: new RegExp(`(?<![а-яё])(?:в знаке|под знаком|по знаку) (?:${formsOf(3)})(?![а-яё])`, 'gu'),
  },
  {
    isEntry: false,
    pattern: new RegExp(`(?<![а-яё])(?:гост[а-яё]+|в гостях|в доме) у (?:${formsOf(3)})(?![а-яё])`, 'gu'),
  },
  {
    isEntry: false,
    pattern: new RegExp(
      `(?<![а-яё])(?:проход|навеща|посеща|освеща|пересека)(?:ит|ят|ет|ют) (?:${formsOf(1)})(?![а-яё])`,
      'gu',
    ),
  },
  {
    isEntry: false,
    pattern: new RegExp(
      `(?<![а-яё])(?:(?:проход|навеща|посеща|освеща|пересека)(?:ит|ят|ет|ют) знак|(?:стоит|сидит|жив[её]т|пребывает) у) (?:${formsOf(3)})(?![а-яё])`,
      'gu',
    ),
  },
  {
    isEntry: false,
    pattern: new RegExp(
      `(?<![а-яё])(?:проходит|ид[её]т|движется|шествует|шагает|следует|едет|плыв[её]т) (?:[а-яё]+ )?через (?:(?:знак )(?:${formsOf(3)})|(?:${formsOf(1)}))(?![а-яё])`,
      'gu',
    ),
  },
  {
    isEntry: false,
    pattern: new RegExp(
      `(?<![а-яё])до(?:брал|шл|шёл|полз|ехал|катил|бежал|тян)[а-яё]* до (?:${formsOf(3)})(?![а-яё])`,
      'gu',
    ),
  },
] as const;
/** A nakshatra that a sentence says something is in; its group says which. */
export const NAKSHATRAS = new RegExp(
  `(?<![а-яё])(?:[Вв]о?|по)(?: накшатр[еу])? (?:${NAKSHATRA_STEMS.map((stem) => `(${stem})`).join('|')})[а-яё]*`,
  'u',
);
/** «Накшатра дня: Рохини»; its group says which. */
export const NAKSHATRA_OF_DAY = new RegExp(
  `(?<![а-яё])накшатра (?:дня|сегодня|Луны)(?:\\s?[:—–-]\\s?|\\s)(?:${NAKSHATRA_STEMS.map((stem) => `(${stem})`).join('|')})[а-яё]*`,
  'iu',
);
/** Between a body and its sign, letters. */
export const FARTHEST = 60;

interface Named {
  readonly body: TransitBody;
  /** Its Sanskrit name, where it is called so. */
  readonly graha: string | null;
  readonly from: number;
  readonly to: number;
}

/** Bodies of a sentence in its order. */
export const bodiesIn = (words: string): readonly Named[] =>
  BODIES.flatMap(({ body, graha, pattern }) =>
    [...words.matchAll(pattern)].map(({ 0: name, index }) => ({ body, graha, from: index, to: index + name.length })),
  ).sort((a, b) => a.from - b.from);

/** A teacher may go back as well: such a name is of the sky only with a word of it, or of the day. */
export const mayBeOfOtherThings = ({ from, to }: Named, words: string): boolean =>
  GRAHAS_OF_OTHER_THINGS.test(words.slice(from, to));

/** A sign that a sentence says something is in, or enters. */
export interface Place {
  readonly sign: Sign;
  readonly isEntry: boolean;
  readonly from: number;
  readonly words: string;
}

/** Signs that a sentence says something is in, in its order. */
export const placesIn = (words: string): readonly Place[] =>
  PLACES.flatMap(({ isEntry, pattern }) =>
    [...words.matchAll(pattern)].map((match) => ({
      sign: toSign((match.slice(1).findIndex((form) => form !== undefined) % SIGNS) + 1),
      isEntry,
      from: match.index,
      words: match[0],
    })),
  ).sort((a, b) => a.from - b.from);

/** Who is said to be there: those named before it in its clause and joined by «и»; else the one right after it. */
export function bodiesOf({ from, words: place }: Place, bodies: readonly Named[], words: string): readonly Named[] {
  const before = bodies.filter(
    (body) =>
      body.to <= from && from - body.to <= FARTHEST && !/;|\sа\s|в[о]? [А-ЯЁ]/u.test(words.slice(body.to, from)),
  );
  const last = before.at(-1);
  if (last) {
    const between = words.slice(last.to, from);
    // «Венера, к слову, в Деве» and «Солнце третий день, как в Овне» are said of one.
    if (between.split(',').length === 2 && !/, (?:как|уже|снова|опять|вчера|сегодня)/u.test(between)) return [];
    return before.filter((body) => body === last || /^ (?:и|с|со) $/u.test(words.slice(body.to, last.from)));
  }
  const after = bodies.find((body) => body.from >= from + place.length);
  const between = after && words.slice(from + place.length, after.from);
  return after && between !== undefined && between.length < 25 && !/[,;:]/u.test(between) ? [after] : [];
}

/** The body a word of motion is said of: the nearest one. */
export function nearestBody(words: string, { index, 0: said }: RegExpExecArray): Named | undefined {
  const apart = ({ from, to }: Named) => Math.max(from - index - said.length, index - to);
  return [...bodiesIn(words)].sort((a, b) => apart(a) - apart(b))[0];
}

export const isDenied = (words: string, index: number): boolean =>
  /(?<![а-яё])(?:не|нет|без|ни|об?|про|насч[её]т|от|из-за|после|перед|страх[а-яё]*|бо[яи][а-яё]*|никак[а-яё]+)(?: [а-яё]+)? $/iu.test(
    words.slice(Math.max(0, index - 30), index),
  );

interface SaidAspect {
  readonly pair: readonly [TransitBody, TransitBody];
  readonly angle: number;
  readonly name: string;
  readonly from: number;
  readonly said: string;
}

/** Aspects between two bodies of a sentence that names just them. */
export function aspectsIn(words: string): readonly SaidAspect[] {
  const bodies = bodiesIn(words);
  const [one, other] = [...new Set(bodies.map(({ body }) => body))];
  if (!one || !other || new Set(bodies.map(({ body }) => body)).size > 2) return [];
  return ASPECT_WORDS.flatMap(([pattern, angle, name]) => {
    const match = pattern.exec(words);
    return match ? [{ pair: [one, other] as const, angle, name, from: match.index, said: match[0] }] : [];
  });
}
