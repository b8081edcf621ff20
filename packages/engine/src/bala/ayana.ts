import { normalizeDegrees } from '../angle/degrees.ts';
import type { ClassicalGraha } from '../bodies.ts';
import { declinationOf } from '../chart/chart.ts';
import { AYANA_SIDE } from './bala.table.ts';
import type { Formula, Ledger } from './trace.ts';

/** Greatest declination, a constant of the rule and not the obliquity of date: with it ayana bala keeps within 0 … 60. */
const GREATEST_KRANTI = 23.45;

/**
 * Strength by declination (kranti) of the point of the ecliptic the graha stands at, 0 … 60 virupas, the Sun's doubled.
 * @param tropical longitude, degrees; need not be normalised
 * @see [BPHS 27.15–17]
 */
export function ayanaBala(ledger: Ledger, path: string, graha: ClassicalGraha, tropical: number): number {
  return ledger.compute(path, AYANA, {
    tropical: normalizeDegrees(tropical),
    side: AYANA_SIDE[graha],
    times: graha === 'sun' ? 2 : 1,
  });
}

const AYANA: Formula<{ tropical: number; side: 'north' | 'south' | 'both'; times: number }> = {
  id: 'ayana',
  source: '[BPHS 27.15–17]',
  expression:
    "times * 60 * (23.45 + (side === 'north' ? 1 : side === 'south' ? -1 : sin(tropical) < 0 ? -1 : 1) * asin(sin(23.45) * sin(tropical))) / 46.9",
  evaluate: ({ tropical, side, times }) => {
    const kranti = declinationOf(tropical, 0, GREATEST_KRANTI);
    const towards = side === 'both' ? Math.abs(kranti) : side === 'north' ? kranti : -kranti;
    return (times * 60 * (GREATEST_KRANTI + towards)) / (2 * GREATEST_KRANTI);
  },
};
