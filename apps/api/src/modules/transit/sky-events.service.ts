import type { getEvents, SkyEvent } from '@nebosvod/contracts/chart-transit';
import { normalizeDegrees } from '@nebosvod/engine/angle/degrees';
import { signOf } from '@nebosvod/engine/angle/sign';
import type { Ephemeris, EphemerisBody } from '@nebosvod/engine/ephemeris/ephemeris';
import { eclipsesBetween } from '@nebosvod/engine/festival/eclipses';
import type { Settings } from '@nebosvod/engine/settings';
import { isoFromJulianDay } from '@nebosvod/engine/time/julian-day';
import { ingresses, mover, stations, type TransitBody } from '@nebosvod/engine/transit/motion';
import { lunarMonths, moonPhases } from '@nebosvod/engine/transit/sky-events';
import type { z } from 'zod';
import { ProblemError } from '../../problem-error.ts';
import { ephemeris } from '../chart/computation.service.ts';
import { resolveSettings } from '../chart/moment.service.ts';
import { utcRange } from '../panchanga/panchanga.service.ts';

type Request = z.output<typeof getEvents.body>;

/** Unless asked for, the Moon's 160 ingresses a year stay out. */
const DEFAULT_BODIES: readonly TransitBody[] = ['sun', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu'];
const MAX_YEARS = 200;
/** Moon phases, lunar months and the Moon's ingresses come by thousands: their period is shorter. */
const MAX_MOON_YEARS = 40;

/**
 * Events of the sky between two UTC dates, both included, in order.
 * @throws ProblemError 400 for a period longer than the kinds asked for allow
 */
export async function skyEvents(request: Request): Promise<SkyEvent[]> {
  const { from, to } = utcRange(request, MAX_YEARS);
  const bodies = request.bodies ?? DEFAULT_BODIES;
  const isDense = request.kinds.some(
    (kind) => kind === 'moon-phase' || kind === 'lunar-month' || (kind === 'ingress' && bodies.includes('moon')),
  );
  if (isDense && to - from > MAX_MOON_YEARS * 365.25 + 1) {
    throw new ProblemError(
      'LIMIT_EXCEEDED',
      `Фазы Луны, лунные месяцы и её вступления в знаки считаются за период до ${MAX_MOON_YEARS} лет`,
    );
  }
  const sky = await ephemeris();
  const settings = resolveSettings(request.settings);
  const finders: Record<Request['kinds'][number], () => SkyEvent[]> = {
    ingress: () => bodies.flatMap((body) => ingressEvents(sky, body, settings, from, to)),
    station: () => bodies.flatMap((body) => stationEvents(sky, body, settings, from, to)),
    eclipse: () => eclipseEvents(sky, request, settings, from, to),
    'lunar-month': () =>
      lunarMonths(sky, from, to, settings.ayanamsha).map(({ start, end, number, isAdhika, isKshaya }) => ({
        kind: 'lunar-month',
        instant: isoFromJulianDay(start),
        end: isoFromJulianDay(end),
        amanta: number,
        isAdhika,
        isKshaya,
      })),
    'moon-phase': () =>
      moonPhases(sky, from, to).map(({ phase, julianDay }) => ({
        kind: 'moon-phase',
        instant: isoFromJulianDay(julianDay),
        phase,
        ...placeOf(sky, 'moon', julianDay, settings),
      })),
  };
  return [...new Set(request.kinds)]
    .flatMap((kind) => finders[kind]())
    .sort((a, b) => a.instant.localeCompare(b.instant));
}

function ingressEvents(sky: Ephemeris, body: TransitBody, settings: Settings, from: number, to: number): SkyEvent[] {
  return ingresses(mover(sky, body, settings), 12, from, to).map(({ julianDay, index, from: left, isRetrograde }) => ({
    kind: 'ingress',
    instant: isoFromJulianDay(julianDay),
    body,
    sign: index,
    fromSign: left,
    isRetrograde,
  }));
}

function stationEvents(sky: Ephemeris, body: TransitBody, settings: Settings, from: number, to: number): SkyEvent[] {
  const moving = mover(sky, body, settings);
  return stations(moving, from, to).map(({ julianDay, turns }) => {
    const longitude = moving.longitude(julianDay);
    return { kind: 'station', instant: isoFromJulianDay(julianDay), body, turns, longitude, sign: signOf(longitude) };
  });
}

function eclipseEvents(sky: Ephemeris, request: Request, settings: Settings, from: number, to: number): SkyEvent[] {
  const { latitude, longitude } = request;
  const place = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : null;
  return eclipsesBetween(sky, from, to, place).map(({ of, type, instant, local }) => ({
    kind: 'eclipse',
    instant: isoFromJulianDay(instant),
    of,
    type,
    ...placeOf(sky, of === 'solar' ? 'sun' : 'moon', instant, settings),
    local: local && {
      begin: local.begin === null ? null : isoFromJulianDay(local.begin),
      maximum: isoFromJulianDay(local.maximum),
      end: local.end === null ? null : isoFromJulianDay(local.end),
      magnitude: local.magnitude,
      isVisible: local.isVisible,
    },
  }));
}

function placeOf(
  sky: Ephemeris,
  body: EphemerisBody,
  julianDay: number,
  settings: Settings,
): { longitude: number; sign: number } {
  const shift = settings.zodiac === 'sidereal' ? sky.ayanamsha(julianDay, settings.ayanamsha) : 0;
  const longitude = normalizeDegrees(sky.longitude(julianDay, body) - shift);
  return { longitude, sign: signOf(longitude) };
}
