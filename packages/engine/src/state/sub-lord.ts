import { NAKSHATRA_LORDS } from '../angle/angle.ids.ts';
import { type NakshatraLord, nakshatraOf } from '../angle/nakshatra.ts';

/** Years of the nakshatra lords in the vimshottari cycle of 120, from Ketu. [BPHS 46.12–14] */
export const VIMSHOTTARI_YEARS: Readonly<Record<NakshatraLord, number>> = {
  ketu: 7,
  venus: 20,
  sun: 6,
  moon: 10,
  mars: 7,
  rahu: 18,
  jupiter: 16,
  saturn: 19,
  mercury: 17,
};
const CYCLE = 120;

export interface SubLord {
  /** Lord of the part of the nakshatra. */
  readonly sub: NakshatraLord;
  /** Lord of the part of that part. */
  readonly subSub: NakshatraLord;
}

/**
 * Lord of the nakshatra's unequal part a longitude lies in: nine parts in proportion to the vimshottari years, from the
 * nakshatra's own lord; each part is divided the same way once more. [KP]
 */
export function subLordOf(longitude: number): SubLord {
  const { lord, elapsed } = nakshatraOf(longitude);
  const first = partOf(lord, elapsed);
  return { sub: first.lord, subSub: partOf(first.lord, first.share).lord };
}

/** Balance of the vimshottari period that runs at a longitude of the Moon, as its lord and the share still to come. */
export function vimshottariBalance(moonLongitude: number): { lord: NakshatraLord; years: number } {
  const { lord, elapsed } = nakshatraOf(moonLongitude);
  return { lord, years: VIMSHOTTARI_YEARS[lord] * (1 - elapsed) };
}

function partOf(from: NakshatraLord, share: number): { lord: NakshatraLord; share: number } {
  const start = NAKSHATRA_LORDS.indexOf(from);
  let left = share * CYCLE + 1e-9;
  for (let step = 0; step < 9; step++) {
    const lord = NAKSHATRA_LORDS[(start + step) % 9];
    if (left < VIMSHOTTARI_YEARS[lord] || step === 8)
      return { lord, share: Math.min(Math.max(left / VIMSHOTTARI_YEARS[lord], 0), 1 - 1e-12) };
    left -= VIMSHOTTARI_YEARS[lord];
  }
  return { lord: from, share };
}
