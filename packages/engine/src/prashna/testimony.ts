import type { House } from '../angle/sign.ts';
import type { Graha } from '../bodies.ts';
import { PRASHNA_POINTS } from './points.table.ts';
import type { PRASHNA_PARTS, PRASHNA_POLARITIES, PRASHNA_TESTIMONIES } from './prashna.ids.ts';

export type PrashnaPart = (typeof PRASHNA_PARTS)[number];

export type PrashnaPolarity = (typeof PRASHNA_POLARITIES)[number];

export type TestimonyIdOf<Part extends PrashnaPart> = (typeof PRASHNA_TESTIMONIES)[Part][number];

/** Figures of a testimony, each where it has one. */
export interface TestimonyValues {
  /** Degrees an itthashala lacks. */
  readonly gap?: number;
  /** Degree in the sign of what the testimony speaks of. */
  readonly degree?: number;
  readonly house?: House;
  readonly houses?: readonly House[];
  /** Days from the question. */
  readonly days?: number;
  /** Julian day (UT). */
  readonly julianDay?: number;
  readonly point?: 'gulika' | 'mandi';
}

/** One thing in a chart of a question that speaks for it or against it. */
export interface TestimonyOf<Part extends PrashnaPart> {
  readonly part: Part;
  readonly id: TestimonyIdOf<Part>;
  readonly polarity: PrashnaPolarity;
  /** What it adds to the sum. */
  readonly points: number;
  readonly grahas: readonly Graha[];
  readonly values: TestimonyValues;
  /** Whether it forbids a judgement. */
  readonly stops: boolean;
}

export type PrashnaTestimony = { [Part in PrashnaPart]: TestimonyOf<Part> }[PrashnaPart];

/** A testimony with its weight of the table. */
export function testimony<Part extends PrashnaPart>(
  part: Part,
  id: TestimonyIdOf<Part>,
  grahas: readonly Graha[] = [],
  values: TestimonyValues = {},
): TestimonyOf<Part> {
  const points: number = PRASHNA_POINTS[part][id];
  const polarity = points > 0 ? 'for' : points < 0 ? 'against' : 'neutral';
  return { part, id, polarity, points, grahas, values, stops: id === 'insincere' };
}
