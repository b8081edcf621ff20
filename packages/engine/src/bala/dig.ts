import { normalizeDegrees, separation } from '../angle/degrees.ts';
import type { ClassicalGraha } from '../bodies.ts';
import { POWERLESS_ANGLE } from './bala.table.ts';
import type { BirthTime } from './shadbala-input.ts';
import type { Formula, Ledger } from './trace.ts';

/**
 * Strength by direction, 0 … 60 virupas: a third of the arc from the angle where the graha is powerless. The four angles are
 * the true ones, whatever the house system. Null when the time of birth is unknown. [BPHS 27.7–8]
 */
export function digBala(
  ledger: Ledger,
  path: string,
  graha: ClassicalGraha,
  longitude: number,
  time: BirthTime | null,
): number | null {
  if (!time) return null;
  const angle = POWERLESS_ANGLE[graha];
  return ledger.compute(path, DIG, { longitude, angle, powerless: longitudeOf(angle, time) });
}

function longitudeOf(angle: (typeof POWERLESS_ANGLE)[ClassicalGraha], time: BirthTime): number {
  switch (angle) {
    case 'ascendant':
      return time.ascendant;
    case 'descendant':
      return normalizeDegrees(time.ascendant + 180);
    case 'midheaven':
      return time.midheaven;
    default:
      return normalizeDegrees(time.midheaven + 180);
  }
}

const DIG: Formula<{ longitude: number; angle: string; powerless: number }> = {
  id: 'dig',
  source: '[BPHS 27.7–8]',
  expression: 'fold(longitude - powerless) / 3',
  evaluate: ({ longitude, powerless }) => separation(longitude, powerless) / 3,
};
