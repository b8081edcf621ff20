import { separation, shortestArc } from '../angle/degrees.ts';
import type { BodyId } from '../bodies.ts';
import { bodyOf, type Chart } from '../chart/chart.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { zeros } from '../search/crossings.ts';
import { type WAR_RULES, WARRIORS } from './state.ids.ts';

export type Warrior = (typeof WARRIORS)[number];

export type WarRule = (typeof WAR_RULES)[number];

/** Whether a body is one of the five that wage war. */
export function isWarrior(id: BodyId): id is Warrior {
  return WARRIORS.some((warrior) => warrior === id);
}

/** What a warrior brings, whichever rule decides. */
export interface WarSide {
  readonly id: Warrior;
  /** Degrees, north positive. */
  readonly latitude: number;
  /** Apparent visual magnitude, smaller is brighter. */
  readonly magnitude: number;
  /** Apparent diameter of the disc, degrees. */
  readonly diameter: number;
}

export interface PlanetaryWar {
  readonly sides: readonly [WarSide, WarSide];
  /** Degrees of longitude between the two, 0 … 1. */
  readonly separation: number;
  readonly winner: Warrior;
  readonly loser: Warrior;
  readonly rule: WarRule;
  /** Julian day (UT) of the equal longitudes nearest to the chart; null when the two turn away before they meet. */
  readonly exactAt: number | null;
}

/** Longitudes closer than this are a war, degrees. */
const WAR_ORB = 1;
/** Jupiter and Saturn may need two months for the last degree. */
const SEARCH_DAYS = 60;

/**
 * Wars between Mars, Mercury, Jupiter, Venus and Saturn in a chart: pairs within one degree of longitude.
 * @returns in the order of the week; empty when there is none
 */
export function planetaryWars(ephemeris: Ephemeris, chart: Chart, rule: WarRule = 'north'): PlanetaryWar[] {
  const wars: PlanetaryWar[] = [];
  WARRIORS.forEach((first, index) => {
    for (const second of WARRIORS.slice(index + 1)) {
      const distance = separation(bodyOf(chart, first).longitude, bodyOf(chart, second).longitude);
      if (distance > WAR_ORB) continue;
      const sides = [sideOf(ephemeris, chart, first), sideOf(ephemeris, chart, second)] as const;
      const winner = winnerOf(sides, rule);
      wars.push({
        sides,
        separation: distance,
        winner,
        loser: winner === first ? second : first,
        rule,
        exactAt: conjunctionNear(ephemeris, chart.julianDay, first, second),
      });
    }
  });
  return wars;
}

/** Whether a graha takes part in a war of the chart, by longitude alone. */
export function isAtWar(chart: Chart, graha: Warrior): boolean {
  const own = bodyOf(chart, graha).longitude;
  return WARRIORS.some((other) => other !== graha && separation(own, bodyOf(chart, other).longitude) <= WAR_ORB);
}

function sideOf(ephemeris: Ephemeris, chart: Chart, id: Warrior): WarSide {
  const { magnitude, diameter } = ephemeris.appearance(chart.julianDay, id);
  return { id, latitude: bodyOf(chart, id).latitude, magnitude, diameter };
}

/** Winner of a pair under a rule; equal values go to the first. */
export function winnerOf([a, b]: readonly [WarSide, WarSide], rule: WarRule): Warrior {
  switch (rule) {
    case 'brighter':
      return a.magnitude <= b.magnitude ? a.id : b.id;
    case 'larger-disc':
      return a.diameter >= b.diameter ? a.id : b.id;
    case 'venus':
      if (a.id === 'venus' || b.id === 'venus') return 'venus';
      return a.latitude >= b.latitude ? a.id : b.id;
    default:
      return a.latitude >= b.latitude ? a.id : b.id;
  }
}

function conjunctionNear(ephemeris: Ephemeris, julianDay: number, a: Warrior, b: Warrior): number | null {
  const arc = (at: number) => shortestArc(ephemeris.longitude(at, a), ephemeris.longitude(at, b));
  const found = zeros(arc, julianDay - SEARCH_DAYS, julianDay + SEARCH_DAYS, 1).map((crossing) => crossing.julianDay);
  if (found.length === 0) return null;
  return found.reduce((best, at) => (Math.abs(at - julianDay) < Math.abs(best - julianDay) ? at : best));
}
