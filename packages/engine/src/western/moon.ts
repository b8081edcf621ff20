import { arcForward, normalizeDegrees } from '../angle/degrees.ts';
import { type Sign, toSign } from '../angle/sign.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { type MonotoneAngle, passages, previousReach } from '../search/monotone.ts';
import { ASPECTS, type AspectId } from './aspect.table.ts';
import { TROPICAL_MONTH, TROPICAL_YEAR } from './returns.ts';
import { LUNATION_PHASES, MAJOR_ASPECTS, type VOID_BODY_SETS, WESTERN_PLANETS } from './western.ids.ts';
import { ephemerisBodyOf, type WesternPlanet } from './western-body.ts';

export type LunationPhase = (typeof LUNATION_PHASES)[number];

/** The eighth of the lunation a phase angle (Moon − Sun, degrees) is nearest to. */
export function lunationPhase(angle: number): LunationPhase {
  return LUNATION_PHASES[Math.floor(normalizeDegrees(angle + 22.5) / 45)];
}

export type VoidBodies = (typeof VOID_BODY_SETS)[number];

/** Planets the Moon's aspects are counted to. */
const VOID_BODIES = {
  'sun-to-pluto': WESTERN_PLANETS.filter((id) => id !== 'moon'),
  'sun-to-saturn': ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'],
} as const satisfies Record<VoidBodies, readonly WesternPlanet[]>;

/** The Moon without aspects before it leaves a sign. Julian days (UT). */
export interface VoidOfCourse {
  readonly sign: Sign;
  readonly signEntered: number;
  /** The last exact major aspect in the sign; the entry itself when there was none. */
  readonly start: number;
  /** The Moon leaves the sign. */
  readonly end: number;
  readonly lastAspect: { readonly body: WesternPlanet; readonly aspect: AspectId } | null;
}

/**
 * Void of course Moon: from its last exact major aspect inside a sign until it leaves the sign. [modern, by the sign]
 * @param from,to Julian days; every void that touches the stretch
 */
export function voidsOfCourse(
  ephemeris: Ephemeris,
  from: number,
  to: number,
  bodies: VoidBodies = 'sun-to-pluto',
): VoidOfCourse[] {
  const moon: MonotoneAngle = { at: (julianDay) => ephemeris.longitude(julianDay, 'moon'), rate: 360 / TROPICAL_MONTH };
  return passages(moon, 12, from, to)
    .map(({ index, start, end }) => voidOf(ephemeris, toSign(index), start, end, VOID_BODIES[bodies]))
    .filter((found) => found.end > from && found.start < to);
}

function voidOf(
  ephemeris: Ephemeris,
  sign: Sign,
  signEntered: number,
  end: number,
  bodies: readonly WesternPlanet[],
): VoidOfCourse {
  let start = signEntered;
  let lastAspect: VoidOfCourse['lastAspect'] = null;
  for (const body of bodies) {
    const source = ephemerisBodyOf(body);
    // The Moon outruns every planet at any time, so that their distance only grows.
    const distance: MonotoneAngle = {
      at: (julianDay) =>
        normalizeDegrees(ephemeris.longitude(julianDay, 'moon') - ephemeris.longitude(julianDay, source)),
      rate:
        360 / TROPICAL_MONTH - (body === 'sun' || body === 'mercury' || body === 'venus' ? 360 / TROPICAL_YEAR : 0.02),
    };
    const [entering, leaving] = [distance.at(signEntered), distance.at(end)];
    const last = lastAngle(entering, leaving);
    if (!last) continue;
    const instant = previousReach(distance, last.at, end);
    if (instant <= start) continue;
    start = instant;
    lastAspect = { body, aspect: last.aspect };
  }
  return { sign, signEntered, start, end, lastAspect };
}

/** Angles of the major aspects round the circle, ahead of a planet and behind it. */
const MAJOR_ANGLES = MAJOR_ASPECTS.flatMap((aspect) => {
  const { angle } = ASPECTS[aspect];
  return [...new Set([angle, normalizeDegrees(360 - angle)])].map((at) => ({ at, aspect }));
});

/** The aspect angle passed last on the way from one distance forward to another; null when there is none. */
function lastAngle(from: number, to: number): { at: number; aspect: AspectId } | null {
  const passed = MAJOR_ANGLES.filter(({ at }) => arcForward(from, at) <= arcForward(from, to));
  if (passed.length === 0) return null;
  return passed.reduce((last, next) => (arcForward(from, next.at) > arcForward(from, last.at) ? next : last));
}
