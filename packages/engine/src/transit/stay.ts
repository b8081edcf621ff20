import { normalizeDegrees } from '../angle/degrees.ts';
import { FIRST_JULIAN_DAY, LAST_JULIAN_DAY } from '../time/julian-day.ts';
import { type Ingress, ingresses, type Mover, type TransitBody } from './motion.ts';

/** A stay of a body in one of equal divisions of the zodiac; a retrograde re-entry is a stay of its own. */
export interface Stay {
  /** 1 … count. */
  readonly index: number;
  /** Julian days (UT); null where the stay reaches past the ephemeris (1800–2399). */
  readonly entered: number | null;
  readonly left: number | null;
  /** Entered, or left, by retrograde motion. */
  readonly enteredBackward: boolean;
  readonly leftBackward: boolean;
}

/** About how long a body takes through thirty degrees, days: the width of the first look for the ends of a stay. */
const SIGN_DAYS: Readonly<Record<TransitBody, number>> = {
  moon: 3,
  sun: 32,
  mercury: 40,
  venus: 45,
  mars: 80,
  jupiter: 400,
  saturn: 950,
  rahu: 580,
  ketu: 580,
  uranus: 2600,
  neptune: 5200,
  pluto: 6000,
};

/** The stay of a body in one of `count` divisions that holds an instant, with its true ends. */
export function stayAt(moving: Mover, count: number, julianDay: number): Stay {
  const width = Math.max(2, (SIGN_DAYS[moving.body] * 12) / count);
  const index = (Math.floor(normalizeDegrees(moving.longitude(julianDay) + 1e-9) / (360 / count)) % count) + 1;
  const entry = lastBefore(moving, count, julianDay, width);
  const exit = firstAfter(moving, count, julianDay, width);
  return {
    index,
    entered: entry?.julianDay ?? null,
    left: exit?.julianDay ?? null,
    enteredBackward: entry?.isRetrograde ?? false,
    leftBackward: exit?.isRetrograde ?? false,
  };
}

/** All stays of a body in `count` divisions that touch a stretch of time, in order, with their true ends. */
export function staysBetween(moving: Mover, count: number, from: number, to: number): Stay[] {
  const first = stayAt(moving, count, from);
  if (first.left === null || first.left >= to) return [first];
  const entries = ingresses(moving, count, from, to);
  if (entries.length === 0) return [first];
  const last = stayAt(moving, count, to);
  const inner = entries.map(
    (entry, index): Stay => ({
      index: entry.index,
      entered: entry.julianDay,
      left: entries[index + 1]?.julianDay ?? last.left,
      enteredBackward: entry.isRetrograde,
      leftBackward: entries[index + 1]?.isRetrograde ?? last.leftBackward,
    }),
  );
  // Two searches of one instant differ by the last bit: neighbours share theirs.
  return [{ ...first, left: entries[0].julianDay }, ...inner];
}

function lastBefore(moving: Mover, count: number, julianDay: number, width: number): Ingress | null {
  for (let end = julianDay; end > FIRST_JULIAN_DAY; end -= width) {
    const found = ingresses(moving, count, Math.max(FIRST_JULIAN_DAY, end - width), end);
    if (found.length > 0) return found[found.length - 1];
  }
  return null;
}

function firstAfter(moving: Mover, count: number, julianDay: number, width: number): Ingress | null {
  for (let start = julianDay; start < LAST_JULIAN_DAY; start += width) {
    const [found] = ingresses(moving, count, start, Math.min(LAST_JULIAN_DAY, start + width));
    if (found) return found;
  }
  return null;
}
