import type { RuleValues } from '@nebosvod/contracts/rule';

/** How a rule came out in one chart. */
export interface Decision {
  /** Null: not decidable. */
  readonly holds: boolean | null;
  /** What it was decided by; dates `YYYY-MM-DD`, angles in degrees. */
  readonly values: RuleValues;
  readonly reason?: 'UNKNOWN_TIME' | 'NO_BIRTH' | 'NO_DAY';
}

export const UNKNOWN_TIME: Decision = { holds: null, values: {}, reason: 'UNKNOWN_TIME' };

/** A rule decided by what was found. */
export function decided(holds: boolean, values: RuleValues = {}): Decision {
  return { holds, values };
}

/** To so many places, as documents carry numbers. */
export function rounded(value: number, places: number): number {
  const factor = 10 ** places;
  return Math.round(value * factor) / factor;
}
