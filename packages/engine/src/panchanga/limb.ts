import { arcForward, normalizeDegrees } from '../angle/degrees.ts';
import { NAKSHATRA_ARC, type NakshatraPosition, nakshatraOf } from '../angle/nakshatra.ts';
import { KARANAS, type PAKSHAS, type TITHI_GROUP_IDS } from './panchanga.ids.ts';

/** Same slack as signs and nakshatras have: a boundary belongs to the limb it opens. */
const EPSILON = 1e-9;

/** A limb that holds at an instant. */
export interface LimbAt {
  /** Tithi 1 … 30, yoga 1 … 27, half-tithi 1 … 60. */
  readonly index: number;
  /** Share already passed, 0 ≤ x < 1. */
  readonly elapsed: number;
}

export type KaranaId = (typeof KARANAS)[number];

/** Tithi from the longitudes of Sun and Moon in one zodiac: 1 … 15 bright half, 16 … 30 dark half. */
export function tithiOf(sun: number, moon: number): LimbAt {
  return partOf(arcForward(sun, moon), 12, 30);
}

/** Half-tithi 1 … 60 from the longitudes of Sun and Moon in one zodiac; its name is {@link karanaName}. */
export function karanaOf(sun: number, moon: number): LimbAt {
  return partOf(arcForward(sun, moon), 6, 60);
}

/** Name of a half-tithi: Kimstughna, seven movable ones eight times over, three fixed ones. */
export function karanaName(halfTithi: number): KaranaId {
  if (halfTithi === 1) return 'kimstughna';
  if (halfTithi >= 58) return KARANAS[halfTithi - 58 + 7];
  return KARANAS[(halfTithi - 2) % 7];
}

/** Nitya yoga 1 … 27 from the sidereal longitudes of Sun and Moon. */
export function yogaOf(sun: number, moon: number): LimbAt {
  return partOf(normalizeDegrees(sun + moon), NAKSHATRA_ARC, 27);
}

/** Group of tithis. */
export type TithiGroup = (typeof TITHI_GROUP_IDS)[number];
/** Half of the lunar month. */
export type Paksha = (typeof PAKSHAS)[number];

/** The four limbs of an instant and the half of the month. */
export interface Limbs {
  readonly tithi: LimbAt;
  readonly karana: LimbAt & { readonly name: KaranaId };
  readonly yoga: LimbAt;
  readonly nakshatra: NakshatraPosition;
  readonly paksha: Paksha;
}

/** Limbs from the sidereal longitudes of Sun and Moon, degrees. */
export function limbsOf(sun: number, moon: number): Limbs {
  const tithi = tithiOf(sun, moon);
  const karana = karanaOf(sun, moon);
  return {
    tithi,
    karana: { name: karanaName(karana.index), ...karana },
    yoga: yogaOf(sun, moon),
    nakshatra: nakshatraOf(moon),
    paksha: tithi.index <= 15 ? 'shukla' : 'krishna',
  };
}

function partOf(angle: number, arc: number, count: number): LimbAt {
  const turned = normalizeDegrees(angle + EPSILON);
  const index = Math.min(count - 1, Math.floor(turned / arc + 1e-12));
  return { index: index + 1, elapsed: Math.min(Math.max(turned / arc - index, 0), 1 - Number.EPSILON) };
}
