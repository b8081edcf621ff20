import { normalizeDegrees } from '../angle/degrees.ts';
import { nakshatraOf } from '../angle/nakshatra.ts';
import { signOf } from '../angle/sign.ts';
import type { ClassicalGraha, Graha } from '../bodies.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { type NoDayReason, noDayReason, vedicDayAt } from '../panchanga/vedic-day.ts';
import { signLord } from '../state/dignity.ts';
import type { RULING_PLANETS } from './kp.ids.ts';
import { type KpMoment, kpChart } from './kp-chart.ts';
import { nodeAgencies } from './significators.ts';

export type RulingPlanetId = (typeof RULING_PLANETS)[number];

/** Rulers of a moment and place. */
export interface RulingPlanets {
  /** Sidereal degrees of the ascendant and the Moon. */
  readonly lagna: number;
  readonly moon: number;
  /** From the strongest; a graha may rule more than once. */
  readonly rulers: readonly { readonly id: RulingPlanetId; readonly graha: Graha }[];
  /** Nodes that are with a ruler, aspected by one, or in its sign: they rule in its place. */
  readonly nodes: readonly ('rahu' | 'ketu')[];
  /** Why the moment has no lord of the day; null when it has. */
  readonly noDay: NoDayReason | null;
}

/** Lords of the weekdays from Sunday; the day runs from sunrise to sunrise. */
const DAY_LORDS = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const satisfies ClassicalGraha[];

/**
 * Ruling planets: lords of the star and the sign of the ascendant, of the star and the sign of the Moon, of the weekday. [KP]
 * @param utcOffsetSeconds civil offset by which the weekday is told
 */
export function rulingPlanets(ephemeris: Ephemeris, moment: KpMoment, utcOffsetSeconds?: number): RulingPlanets {
  const { julianDay, place, ayanamsha } = moment;
  const shift = ephemeris.ayanamsha(julianDay, ayanamsha);
  const { bodies } = kpChart(ephemeris, moment);
  const moon = bodies.find(({ id }) => id === 'moon')?.longitude ?? 0;
  const lagna = normalizeDegrees(ephemeris.angles(julianDay, place).ascendant - shift);
  const day = vedicDayAt(ephemeris, julianDay, place, 'hindu', utcOffsetSeconds);
  const rulers: readonly { readonly id: RulingPlanetId; readonly graha: Graha }[] = [
    { id: 'lagna-star', graha: nakshatraOf(lagna).lord },
    { id: 'lagna-sign', graha: signLord(signOf(lagna)) },
    { id: 'moon-star', graha: nakshatraOf(moon).lord },
    { id: 'moon-sign', graha: signLord(signOf(moon)) },
    ...(day ? [{ id: 'day' as const, graha: DAY_LORDS[day.vara] }] : []),
  ];
  const rules = (graha: Graha) => rulers.some((ruler) => ruler.graha === graha);
  const nodes = nodeAgencies(bodies).flatMap(({ node, stands }) =>
    stands.some(({ for: graha, by }) => by !== 'star' && rules(graha)) ? [node] : [],
  );
  return { lagna, moon, rulers, nodes, noDay: day ? null : noDayReason(ephemeris, julianDay, place) };
}
