import { normalizeDegrees } from '../angle/degrees.ts';
import { countSigns, type House, type Sign, signFrom, signOf, toSign } from '../angle/sign.ts';
import { type Ashtakavarga, ashtakavargaPlaces, computeAshtakavarga } from '../ashtakavarga/ashtakavarga.ts';
import { hasKakshaBindu, type Kaksha, kakshaOf } from '../ashtakavarga/kaksha.ts';
import { GRAHAS } from '../bodies.ids.ts';
import { type BodyId, type Graha, isClassical, isGraha } from '../bodies.ts';
import { bodyOf, type Chart, type ZodiacPoint, zodiacPoint } from '../chart/chart.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { chandraBala, taraBala } from '../panchanga/star-yoga.ts';
import { grahaAspectCounts } from '../state/aspect.ts';
import { grahaSigns } from '../state/placement.ts';
import { mover, type TransitBody } from './motion.ts';
import { type Stay, stayAt } from './stay.ts';

/** What transits are read against. */
export interface NatalBase {
  readonly chart: Chart;
  /** Null for an unknown birth time: the ascendant is one of its eight points. */
  readonly ashtakavarga: Ashtakavarga | null;
}

/** A body in transit as seen from the birth chart. */
export interface NatalTransit extends ZodiacPoint {
  readonly id: TransitBody;
  /** Degrees a day, tropical. */
  readonly speed: number;
  readonly isRetrograde: boolean;
  /** Whole-sign house from the natal ascendant; null for an unknown birth time. */
  readonly houseFromLagna: House | null;
  readonly houseFromMoon: House;
  /** Eighth of the sign with its lord; `hasBindu` for the seven grahas when the birth time is known. [PVR 12] */
  readonly kaksha: Kaksha & { readonly hasBindu: boolean | null };
  /** Bindus of the sign in the body's own table and in the sum; null as above. */
  readonly bindus: { readonly own: number | null; readonly sarva: number } | null;
  /** Tara of the body's star counted from the birth star, 1 … 9. */
  readonly tara: number;
  /** Natal grahas it stands with and looks at, by sign; of the nine grahas only. [BPHS 26] */
  readonly conjoins: readonly Graha[];
  readonly aspects: readonly Graha[];
  readonly signStay: Stay;
  readonly nakshatraStay: Stay;
}

/** The natal side of all transits of a chart. */
export function natalBase(chart: Chart, isTimeKnown: boolean): NatalBase {
  return { chart, ashtakavarga: isTimeKnown ? computeAshtakavarga(ashtakavargaPlaces(chart)) : null };
}

/**
 * A transiting body over the natal chart at an instant, in the zodiac of the chart. [PD 26], [BPHS 66–72]
 * @throws EphemerisRangeError outside 1800–2399
 */
export function natalTransit(
  ephemeris: Ephemeris,
  { chart, ashtakavarga }: NatalBase,
  id: TransitBody,
  julianDay: number,
): NatalTransit {
  const moving = mover(ephemeris, id, chart.settings);
  const point = zodiacPoint(moving.longitude(julianDay));
  const speed = moving.speed(julianDay);
  const moon = bodyOf(chart, 'moon');
  const kaksha = kakshaOf(point.longitude);
  const natal = grahaSigns(chart);
  const looksAt = isGraha(id) ? grahaAspectCounts(id).map((count) => signFrom(point.sign, count)) : [];
  return {
    id,
    ...point,
    speed,
    isRetrograde: speed < 0,
    houseFromLagna: ashtakavarga && countSigns(chart.ascendant.sign, point.sign),
    houseFromMoon: countSigns(moon.sign, point.sign),
    kaksha: {
      ...kaksha,
      hasBindu: ashtakavarga && isClassical(id) ? hasKakshaBindu(ashtakavarga.prastara, id, point.longitude) : null,
    },
    bindus: ashtakavarga && {
      own: isClassical(id) ? ashtakavarga.bav[id][point.sign - 1] : null,
      sarva: ashtakavarga.sav[point.sign - 1],
    },
    tara: taraBala(moon.nakshatra, point.nakshatra).tara,
    conjoins: GRAHAS.filter((graha) => natal[graha] === point.sign),
    aspects: GRAHAS.filter((graha) => looksAt.includes(natal[graha])),
    signStay: stayAt(moving, 12, julianDay),
    nakshatraStay: stayAt(moving, 27, julianDay),
  };
}

/** Strength of the day for a person: the transiting Moon's star and sign from the natal Moon's. [MC 4] */
export function moonBalas(chart: Chart, moonLongitude: number) {
  const natal = bodyOf(chart, 'moon');
  const moon = zodiacPoint(moonLongitude);
  return { tara: taraBala(natal.nakshatra, moon.nakshatra), chandra: chandraBala(natal.sign, moon.sign) };
}

/** What a transiting body can be asked to reach. */
export type TransitTarget =
  | { readonly kind: 'longitude'; readonly longitude: number }
  /** A natal point, or the place at a number of degrees ahead of it: 0 is the conjunction, 180 the opposition. */
  | { readonly kind: 'natal'; readonly point: BodyId | 'lagna'; readonly angle: number }
  /** Stays in the signs from which the body looks at a natal point by graha drishti, and in the point's own. */
  | { readonly kind: 'drishti'; readonly point: BodyId | 'lagna' }
  | { readonly kind: 'sign'; readonly sign: Sign }
  | { readonly kind: 'nakshatra'; readonly nakshatra: number };

/** Longitude of a natal body or the ascendant, degrees in the zodiac of the chart. */
function natalLongitude(chart: Chart, point: BodyId | 'lagna'): number {
  return point === 'lagna' ? chart.ascendant.longitude : bodyOf(chart, point).longitude;
}

/** The longitude a point target is at; null for targets that are stretches of the zodiac. */
export function targetLongitude(chart: Chart, target: TransitTarget): number | null {
  switch (target.kind) {
    case 'longitude':
      return normalizeDegrees(target.longitude);
    case 'natal':
      return normalizeDegrees(natalLongitude(chart, target.point) + target.angle);
    default:
      return null;
  }
}

/** Divisions a stretch target consists of: how many the circle has, and which of them count. */
export function targetDivisions(
  chart: Chart,
  body: TransitBody,
  target: TransitTarget,
): { readonly count: 12 | 27; readonly indexes: readonly number[] } | null {
  switch (target.kind) {
    case 'sign':
      return { count: 12, indexes: [target.sign] };
    case 'nakshatra':
      return { count: 27, indexes: [target.nakshatra] };
    case 'drishti': {
      const sign = signOf(natalLongitude(chart, target.point));
      const counts = isGraha(body) ? grahaAspectCounts(body) : [];
      return { count: 12, indexes: [sign, ...counts.map((count) => toSign(sign - count + 1))] };
    }
    default:
      return null;
  }
}
