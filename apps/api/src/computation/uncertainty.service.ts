import type { holdsSchema, rangeSchema } from '@nebosvod/contracts/chart-point';
import { normalizeDegrees } from '@nebosvod/engine/angle/degrees';
import type { BodyId } from '@nebosvod/engine/bodies';
import {
  ascendantRange,
  bodyRange,
  holds,
  type LongitudeRange,
  type TimeInterval,
} from '@nebosvod/engine/chart/interval';
import type { z } from 'zod';
import type { Computation } from './computation.service.ts';

/** What is said of a point whose time is not sure. */
export interface Uncertain {
  readonly range: z.infer<typeof rangeSchema>;
  readonly holds: z.infer<typeof holdsSchema>;
}

/** The time in which the birth lies: the local day for an unknown time, ± the given minutes; null when the time is sure. */
export function uncertainInterval({ moment, birth }: Pick<Computation, 'moment' | 'birth'>): TimeInterval | null {
  const minutes = moment.isTimeKnown ? (birth.timeUncertaintyMinutes ?? 0) : 720;
  if (minutes === 0) return null;
  return { from: moment.julianDay - minutes / 1440, to: moment.julianDay + minutes / 1440 };
}

/** Longitudes a body or the ascendant passes in the interval. */
export function pointRange(
  { ephemeris, chart }: Computation,
  id: BodyId | 'lagna',
  interval: TimeInterval,
): LongitudeRange {
  return id === 'lagna' ? ascendantRange(ephemeris, chart, interval) : bodyRange(ephemeris, chart, id, interval);
}

/** The range of a point and what holds over it; nothing when the time is sure. */
export function uncertaintyOf(computation: Computation, id: BodyId | 'lagna'): Uncertain | Record<string, never> {
  const interval = uncertainInterval(computation);
  if (!interval) return {};
  return presentRange(pointRange(computation, id, interval));
}

/** A range on the wire with what holds over it. A point that leaps inside the interval has no range, and nothing of it holds. */
export function presentRange(range: LongitudeRange): Uncertain;
export function presentRange(range: LongitudeRange | undefined): Uncertain | Pick<Uncertain, 'holds'>;
export function presentRange(range: LongitudeRange | undefined): Uncertain | Pick<Uncertain, 'holds'> {
  if (!range) return { holds: { sign: false, nakshatra: false, pada: false, navamshaSign: false } };
  return { range: { min: normalizeDegrees(range.min), max: normalizeDegrees(range.max) }, holds: holds(range) };
}
