import { normalizeDegrees, shortestArc } from '../angle/degrees.ts';
import { angleCrossings } from '../search/crossings.ts';
import type { Mover, TransitBody } from '../transit/motion.ts';
import { ASPECTS } from './aspect.table.ts';
import { MAJOR_ASPECTS } from './western.ids.ts';

export type MajorAspect = (typeof MAJOR_ASPECTS)[number];

/** The moment two moving bodies are exactly at one of the five angles. */
export interface MutualAspect<Body extends TransitBody = TransitBody> {
  /** Julian day (UT), to 0.1 s. */
  readonly julianDay: number;
  readonly a: Body;
  readonly b: Body;
  readonly aspect: MajorAspect;
  /** Where `a` and `b` stand in the zodiac they are followed in, degrees. */
  readonly places: { readonly a: number; readonly b: number };
}

/** Days between samples. The Moon, the fastest, gains less than 16° in one: no angle is jumped over. */
const STEP_DAYS = 1;

/** Differences of longitude that make an angle: of the others two, one each way. */
const TURNS = MAJOR_ASPECTS.flatMap((aspect) => {
  const { angle } = ASPECTS[aspect];
  return (angle === 0 || angle === 180 ? [angle] : [angle, 360 - angle]).map((turn) => ({ aspect, turn }));
});

/**
 * Every exact conjunction, sextile, square, trine and opposition among moving bodies between two instants (Julian days), by pairs in
 * the order of the bodies. Ketu stays out: what is said of Rahu is said of it. Two passages of one pair within a day may be missed.
 */
export function mutualAspects<Body extends TransitBody>(
  movers: readonly Mover<Body>[],
  from: number,
  to: number,
): MutualAspect<Body>[] {
  const days = sampleDays(from, to);
  const tracks = movers
    .filter(({ body }) => body !== 'ketu')
    .map((mover) => ({ mover, places: days.map((day) => mover.longitude(day)) }));
  return tracks.flatMap((a, index) => tracks.slice(index + 1).flatMap((b) => aspectsOf(a, b, days)));
}

interface Sampled<Body extends TransitBody> {
  readonly mover: Mover<Body>;
  /** Longitudes on the sampled days, degrees. */
  readonly places: readonly number[];
}

function sampleDays(from: number, to: number): number[] {
  const days: number[] = [];
  for (let day = from; day < to; day += STEP_DAYS) days.push(day);
  return [...days, to];
}

function aspectsOf<Body extends TransitBody>(
  a: Sampled<Body>,
  b: Sampled<Body>,
  days: readonly number[],
): MutualAspect<Body>[] {
  const apart = (julianDay: number) => normalizeDegrees(a.mover.longitude(julianDay) - b.mover.longitude(julianDay));
  const found: MutualAspect<Body>[] = [];
  let before = normalizeDegrees(a.places[0] - b.places[0]);
  for (let sample = 1; sample < days.length; sample++) {
    const after = normalizeDegrees(a.places[sample] - b.places[sample]);
    for (const { aspect, turn } of TURNS) {
      const left = shortestArc(turn, before);
      const right = shortestArc(turn, after);
      if (left < 0 === right < 0 || Math.abs(right - left) > 90) continue;
      const [start, end] = [days[sample - 1], days[sample]];
      for (const { julianDay } of angleCrossings(apart, turn, start, end, end - start)) {
        const places = { a: a.mover.longitude(julianDay), b: b.mover.longitude(julianDay) };
        found.push({ julianDay, a: a.mover.body, b: b.mover.body, aspect, places });
      }
    }
    before = after;
  }
  return found;
}
