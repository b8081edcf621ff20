import { nakshatraOf } from '../angle/nakshatra.ts';
import type { Sign } from '../angle/sign.ts';
import type { Graha } from '../bodies.ts';
import { vargaPart } from '../varga/varga.ts';
import { SHAYANADI, SHAYANADI_DEGREES } from './avastha.ids.ts';
import { NAME_ANKAS, SHAYANADI_NUMBERS, SHAYANADI_SHARE } from './avastha.table.ts';
import type { State } from './avastha.ts';

export type ShayanadiId = (typeof SHAYANADI)[number];
export type ShayanadiDegree = (typeof SHAYANADI_DEGREES)[number];

/** The edition that is followed: the multiplier is the number of the navamsha within the sign, 1 … 9. */
export const SHAYANADI_EDITION = 'BPHS 45.30-39, R. Santhanam: nakshatra × graha × navamsha of the sign';

export interface Shayanadi extends State<ShayanadiId> {
  /** How far it shows, by the first sound of the name; null without a name. */
  readonly degree: ShayanadiDegree | null;
}

/** What the formula takes besides the graha. */
export interface ShayanadiBirth {
  /** Nakshatra of the Moon, 1 … 27. */
  readonly janmaNakshatra: number;
  /** The running ghati since the Vedic sunrise, 1 … 60 (a begun ghati counts). */
  readonly ghati: number;
  readonly lagna: Sign;
  /** Anka 1 … 5 of the name's first sound; null without a name. */
  readonly nameAnka: number | null;
}

/**
 * Shayanadi avastha of a graha: (nakshatra × number of the graha × navamsha within the sign + janma nakshatra + ghati + lagna) mod 12;
 * then (r² + anka of the name) mod 12 + the graha's addend, mod 3, tells how far it shows. [BPHS 45.30–39]
 */
export function shayanadiOf(graha: Graha, longitude: number, birth: ShayanadiBirth): Shayanadi {
  const { order, addend } = SHAYANADI_NUMBERS[graha];
  const { nakshatra } = nakshatraOf(longitude);
  const navamsha = vargaPart(longitude, 9);
  const sum = nakshatra * order * navamsha + birth.janmaNakshatra + birth.ghati + birth.lagna;
  const remainder = sum % 12 === 0 ? 12 : sum % 12;
  const degree =
    birth.nameAnka === null ? null : SHAYANADI_DEGREES[(((remainder ** 2 + birth.nameAnka) % 12) + addend) % 3];
  return {
    id: SHAYANADI[remainder - 1],
    degree,
    rule: '(nakshatra × graha × navamsha + janma nakshatra + ghati + lagna) mod 12; (r² + anka) mod 12 + addend, mod 3',
    source: SHAYANADI_EDITION,
    reason: {
      nakshatra,
      graha: order,
      navamsha,
      janmaNakshatra: birth.janmaNakshatra,
      ghati: birth.ghati,
      lagna: birth.lagna,
      sum,
      nameAnka: birth.nameAnka,
      addend,
    },
    effect: degree === null ? {} : { share: SHAYANADI_SHARE[degree] },
  };
}

/** The running ghati of a time since sunrise: a begun one counts, so it is at least 1. */
export function runningGhati(ghatisSinceSunrise: number): number {
  return Math.max(1, Math.ceil(ghatisSinceSunrise - 1e-9));
}

/** Anka 1 … 5 of the first sound of a name; null when it has no letter of the table. */
export function nameAnka(name: string): number | null {
  const sound = name.trim().toLowerCase();
  let best: { anka: number; length: number } | null = null;
  for (const [anka, sounds] of NAME_ANKAS) {
    for (const candidate of sounds) {
      if (sound.startsWith(candidate) && candidate.length > (best?.length ?? 0))
        best = { anka, length: candidate.length };
    }
  }
  return best?.anka ?? null;
}
