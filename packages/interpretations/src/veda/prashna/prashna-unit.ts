import type { Unit, UnitSource, Wording } from '../../unit.ts';
import type { PrashnaPart } from '../../unit-factor.ts';

/** Words of one testimony of a question, and which way it speaks. */
export interface PrashnaText extends Wording {
  /** +2 answers yes outright, −2 no outright; what only describes leans to the milder side of what it describes. */
  readonly polarity: -2 | -1 | 1 | 2;
}

/** The rules are of Nilakantha and of Prashna Marga as current practice has them; the words are ours. */
const SOURCES: readonly UnitSource[] = [
  { key: 'TN', role: 'idea' },
  { key: 'modern', role: 'modern' },
];

/** What one testimony says of a question. */
export const prashnaUnit = (of: PrashnaPart, id: string, { polarity, ...words }: PrashnaText): Unit => ({
  id: `prashna-${of}-${id}`,
  factor: { kind: 'prashna', of, id },
  claims: [{ area: 'path', polarity, theme: polarity > 0 ? 'smooth-road' : 'uneven-road' }],
  words,
  sources: SOURCES,
});

/** Testimonies of one part of the chart by their ids. */
export const prashnaUnits = (of: PrashnaPart, texts: Readonly<Record<string, PrashnaText>>): readonly Unit[] =>
  Object.entries(texts).map(([id, text]) => prashnaUnit(of, id, text));
