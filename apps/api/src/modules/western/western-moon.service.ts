import type { getWesternMoon } from '@nebosvod/contracts/chart-western';
import type { BodyOf, SentAnswerOf } from '@nebosvod/contracts/endpoint';
import { normalizeDegrees } from '@nebosvod/engine/angle/degrees';
import { isoFromJulianDay, julianDayFromUnixMs } from '@nebosvod/engine/time/julian-day';
import { moonPhases } from '@nebosvod/engine/transit/sky-events';
import { lunationPhase, type VoidOfCourse, voidsOfCourse } from '@nebosvod/engine/western/moon';
import { tropicalPoint } from '@nebosvod/engine/western/western-chart';
import { ephemeris } from '../../computation/computation.service.ts';
import { instantWithin } from '../../computation/instant-within.ts';
import { rangeOf } from '../transit/natal-transits.service.ts';

type Body = BodyOf<typeof getWesternMoon>;
type Answer = SentAnswerOf<typeof getWesternMoon>;

/** A void is found by nine searches, thirteen times a month. */
const MAX_YEARS = 10;

/**
 * The Moon of an instant, and its quarters and voids of a period.
 * @throws ProblemError 400 for an instant outside 1800–2399, half a range or one over ten years
 */
export async function westernMoonOf(body: Body, nowMs: number): Promise<Answer> {
  const range = rangeOf(body, MAX_YEARS);
  const at = body.at === undefined ? julianDayFromUnixMs(nowMs) : instantWithin(body.at, 'at');
  const voidBodies = body.voidBodies ?? 'sun-to-pluto';
  const sky = await ephemeris();
  const moon = sky.longitude(at, 'moon');
  const angle = normalizeDegrees(moon - sky.longitude(at, 'sun'));
  return {
    at: isoFromJulianDay(at),
    moon: {
      ...tropicalPoint(moon),
      angle,
      illumination: sky.appearance(at, 'moon').illuminated,
      phase: lunationPhase(angle),
      isVoid: voidsOfCourse(sky, at, at + 1e-6, voidBodies).some(({ start, end }) => start <= at && at < end),
    },
    voidBodies,
    phases: range
      ? moonPhases(sky, range.from, range.to).map(({ phase, julianDay }) => {
          const { longitude, sign } = tropicalPoint(sky.longitude(julianDay, 'moon'));
          return { phase, instant: isoFromJulianDay(julianDay), longitude, sign };
        })
      : [],
    voids: range ? voidsOfCourse(sky, range.from, range.to, voidBodies).map(presentVoid) : [],
  };
}

function presentVoid({ sign, signEntered, start, end, lastAspect }: VoidOfCourse): Answer['voids'][number] {
  return {
    sign,
    signEntered: isoFromJulianDay(signEntered),
    start: isoFromJulianDay(start),
    end: isoFromJulianDay(end),
    lastAspect,
  };
}
