import { addressOf } from '../content/address.ts';
import { Chance } from '../content/chance.ts';
import { meanFrom } from '../content/nearness.ts';
import { wordsIn } from '../content/phrase.ts';
import { type OnePublication, type PublicationPart, partsOf, withParts } from '../content/publication-parts.ts';
import { type ContentVoice, isAllowed } from '../content/voice.ts';
import { checkWords } from '../publication/check-words.ts';
import type { Remark } from '../publication/remark.ts';
import { checkSky, type SkyOfDay } from '../publication/sky-claims.ts';
import { namesOnly } from './accepted.ts';
import { numbersIn } from './printed-value.ts';

/** Why words of a language model are not taken. */
export type PublicationRefusal = 'shape' | 'length' | 'pace' | 'value' | 'claim' | 'words' | 'stop-word' | 'voice';

export interface WrittenPublication {
  /** By rules: what may be said, and what stands where the words are not taken. */
  readonly document: OnePublication;
  /** Words of a model by ids of {@link partsOf}. */
  readonly words: ReadonlyMap<string, string>;
  readonly voice: ContentVoice;
  /** The voice is the person's own: its measures are kept to. */
  readonly isLearned: boolean;
  /** Of an advertisement. */
  readonly mark: string | undefined;
  readonly sky: SkyOfDay;
  readonly isBarred: boolean;
  readonly seed: number;
}

/** A part may be shorter than ours by this share, not more. */
const LEAST_SHARE = 0.3;
/** Words a second. */
const PACES = [1, 3] as const;
/** How far the mean sentence may be from a learned voice, in doublings: a fifth. */
const OFF = Math.log2(1.2);
const FOREIGN = /https?:|www\.|[<>@{}[\]|]/iu;
const DAY = /(?<!\d)(\d{1,2})[ \u00a0](январ|феврал|март|апрел|ма[яй]|июн|июл|август|сентябр|октябр|ноябр|декабр)/giu;

/**
 * Holds a publication in a model's words against the one that rules wrote: every part is there, fits its place and its time; its dates,
 * numbers and names of the sky are ours; the check of publications and the sky of the day have nothing new to say; the voice is kept.
 * @returns the publication in these words, or why they are not taken
 */
export function acceptPublication(
  written: WrittenPublication,
): { readonly document: OnePublication } | { readonly refused: PublicationRefusal } {
  const { document, words, voice, mark, seed } = written;
  const parts = partsOf(document, mark);
  const said = parts.map(({ id }) => words.get(id)?.trim() ?? '');
  const refused = partsRefusal(parts, said) ?? wholeRefusal(written, parts, said);
  if (refused !== null) return { refused };
  const told = new Map(parts.map(({ id }, at) => [id, said[at] ?? '']));
  return { document: { ...withParts(document, parts, told, { voice, chance: new Chance(seed) }), writer: 'model' } };
}

function partsRefusal(parts: readonly PublicationPart[], said: readonly string[]): PublicationRefusal | null {
  for (const [at, { text, most, seconds, lead, tail }] of parts.entries()) {
    const words = wordsIn(said[at] ?? '').length;
    if (words === 0 && text !== '') return 'shape';
    if ((said[at] ?? '').length + lead.length > most + tail.length || words < LEAST_SHARE * wordsIn(text).length)
      return 'length';
    if (seconds !== undefined && (words < PACES[0] * seconds || words > PACES[1] * seconds)) return 'pace';
  }
  return null;
}

function wholeRefusal(
  { document, voice, isLearned, sky, isBarred }: WrittenPublication,
  parts: readonly PublicationPart[],
  said: readonly string[],
): PublicationRefusal | null {
  const text = said.join('\n');
  const own = parts.map((part) => part.text).join('\n');
  const ground = [document.title, own].join('\n');
  if (FOREIGN.test(text)) return 'words';
  const numbers = new Set(numbersIn(ground).map((one) => one.text));
  const days = new Set(daysIn(ground));
  if (numbersIn(text).some((one) => !numbers.has(one.text)) || daysIn(text).some((day) => !days.has(day)))
    return 'value';
  if (!namesOnly(text, ground)) return 'claim';
  const known = new Set(remarksOn(own, sky, isBarred).map(({ rule }) => rule));
  if (remarksOn(text, sky, isBarred).some(({ level, rule }) => level === 'stop' || !known.has(rule))) return 'words';
  if (!isAllowed(text, voice)) return 'stop-word';
  const isOff = isLearned
    ? meanFrom(voice, text) > OFF || addressOf(text) !== voice.address
    : voice.address === 'formal' && addressOf(text) === 'familiar';
  return isOff ? 'voice' : null;
}

const daysIn = (text: string): readonly string[] =>
  [...text.matchAll(DAY)].map(([, day, month]) => `${Number(day)} ${month?.toLowerCase().slice(0, 3)}`);

const remarksOn = (text: string, sky: SkyOfDay, isBarred: boolean): readonly Remark[] => [
  ...checkWords(text, isBarred),
  ...checkSky(text, sky),
];
