import { nakshatraOf } from '../angle/nakshatra.ts';
import { gandantaOf } from '../state/sensitive-degree.ts';
import { any, aspects, type Condition, state, together, touches } from '../yoga/condition.ts';
import { evaluate, type Finding } from '../yoga/evaluate.ts';
import type { Sky } from '../yoga/sky.ts';
import type { DOSHA_SOFTENINGS, DOSHAS } from './dosha.ids.ts';

export type DoshaId = (typeof DOSHAS)[number];
export type DoshaSoftening = (typeof DOSHA_SOFTENINGS)[number];

/** Stars at the three junctions of the zodiac: Ashvini, Ashlesha, Magha, Jyeshtha, Mula, Revati. [MC 1] */
const GANDA_MOOLA_STARS = [1, 9, 10, 18, 19, 27] as const;

/** Ganda moola by the Moon's star. */
export interface GandaMoola {
  readonly isPresent: boolean;
  readonly nakshatra: number;
  readonly pada: number;
  /** Within 3°20′ of the junction itself. */
  readonly isGandanta: boolean;
  /** The end of Jyeshtha or the beginning of Mula, two ghatis of a star of sixty: a thirtieth of it. */
  readonly isAbhuktaMula: boolean;
}

/** Share of a star next to the junction that counts as abhukta: two ghatis of sixty. [MC 2] */
const ABHUKTA_SHARE = 2 / 60;

/** Ganda moola of a chart. [BPHS 92] [MC 1–2] */
export function gandaMoolaOf(sky: Sky): GandaMoola {
  const { nakshatra, pada, elapsed } = nakshatraOf(sky.input.longitudes.moon);
  return {
    isPresent: GANDA_MOOLA_STARS.some((star) => star === nakshatra),
    nakshatra,
    pada,
    isGandanta: gandantaOf(sky.input.longitudes.moon) !== null,
    isAbhuktaMula: (nakshatra === 18 && elapsed >= 1 - ABHUKTA_SHARE) || (nakshatra === 19 && elapsed < ABHUKTA_SHARE),
  };
}

/** A company of two that custom calls a dosha, with what softens it. */
export interface CompanyDosha {
  readonly isPresent: boolean;
  /** A wider form: an aspect where the strict one asks for one sign, or the other node. */
  readonly isWide: boolean;
  readonly finding: Finding;
  readonly softenedBy: readonly { readonly id: DoshaSoftening; readonly text: string }[];
}

interface Softening {
  readonly id: DoshaSoftening;
  readonly text: string;
  readonly when: Condition;
}

const GURU_CHANDALA_SOFTENED: readonly Softening[] = [
  { id: 'jupiter-dignified', text: 'Юпитер в своём знаке или в экзальтации', when: state('jupiter', 'own', 'exalted') },
  { id: 'benefic', text: 'рядом благая граха', when: any(touches('venus', 'jupiter'), touches('mercury', 'jupiter')) },
];
const SHRAPIT_SOFTENED: readonly Softening[] = [
  { id: 'jupiter', text: 'взгляд или соседство Юпитера', when: touches('jupiter', 'saturn') },
  { id: 'saturn-dignified', text: 'Сатурн в своём знаке или в экзальтации', when: state('saturn', 'own', 'exalted') },
];

/** Jupiter with Rahu; with Ketu in the wider form. [modern] */
export function guruChandalaOf(sky: Sky): CompanyDosha {
  return company(sky, together('jupiter', 'rahu'), together('jupiter', 'ketu'), GURU_CHANDALA_SOFTENED);
}

/** Saturn with Rahu; Saturn's glance on Rahu in the wider form. [modern] */
export function shrapitOf(sky: Sky): CompanyDosha {
  return company(sky, together('saturn', 'rahu'), aspects('saturn', 'rahu'), SHRAPIT_SOFTENED);
}

function company(sky: Sky, strict: Condition, wide: Condition, softenings: readonly Softening[]): CompanyDosha {
  const finding = evaluate(sky, strict);
  const isPresent = finding.holds === true;
  const isWide = !isPresent && evaluate(sky, wide).holds === true;
  const softenedBy =
    isPresent || isWide
      ? softenings.filter(({ when }) => evaluate(sky, when).holds === true).map(({ id, text }) => ({ id, text }))
      : [];
  return { isPresent, isWide, finding: isWide ? evaluate(sky, wide) : finding, softenedBy };
}
