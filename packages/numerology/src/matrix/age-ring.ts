import type { RING_STARTS } from '../numerology.ids.ts';
import type { ArcanumSum } from './arithmetic.ts';
import type { MatrixPoints } from './points.ts';

/** Corner at age 0. Neither school is settled: both are shown with their mark. */
export type RingStart = (typeof RING_STARTS)[number];

type Corner = 'A' | 'B' | 'C' | 'D' | 'F' | 'G' | 'H' | 'I';

/** Corners ten years apart, from age 0. A is the layout commonly drawn, C that of one published test suite. */
const RING_CORNERS: Readonly<Record<RingStart, readonly [Corner, ...Corner[]]>> = {
  A: ['A', 'F', 'B', 'G', 'C', 'H', 'D', 'I'],
  C: ['C', 'G', 'B', 'F', 'A', 'I', 'D', 'H'],
};

/** Points of the ring. */
const RING_POINTS = 64;

/** Years of life that one point of the ring stands for. */
const RING_STEP_YEARS = 1.25;

/** The 64 arcana round the octagon, one for every 1.25 years of life, from age 0. @see [Ladini tests] */
export function ageRing(p: MatrixPoints, start: RingStart, sum: ArcanumSum): number[] {
  const [first, ...others] = RING_CORNERS[start];
  const ring: number[] = [];
  let from = first;
  for (const [i, to] of [...others, first].entries()) {
    const c = p[from];
    const next = p[to];
    const age = (point: number) => `Возраст ${String(ringAge(8 * i + point)).replace('.', ',')}`;
    const id = (point: number) => `ring-${8 * i + point}`;
    const v4 = sum.add(id(4), age(4), [from, c], [to, next]);
    const v2 = sum.add(id(2), age(2), [from, c], ['середина', v4]);
    const v6 = sum.add(id(6), age(6), ['середина', v4], [to, next]);
    const v1 = sum.add(id(1), age(1), [from, c], ['вторая', v2]);
    const v3 = sum.add(id(3), age(3), ['вторая', v2], ['середина', v4]);
    const v5 = sum.add(id(5), age(5), ['середина', v4], ['шестая', v6]);
    const v7 = sum.add(id(7), age(7), ['шестая', v6], [to, next]);
    ring.push(c, v1, v2, v3, v4, v5, v6, v7);
    from = to;
  }
  return ring;
}

/** Index 0–63 of the ring point of an age in years (fractions count); after 80 the ring goes round again. */
export function ringIndex(age: number): number {
  return Math.floor(age / RING_STEP_YEARS) % RING_POINTS;
}

/** Age at which a ring point begins. */
export function ringAge(index: number): number {
  return index * RING_STEP_YEARS;
}
