import type { eventKinds, SkyEvent } from '@nebosvod/contracts/chart-transit';
import { normalizeDegrees } from '@nebosvod/engine/angle/degrees';
import { signOf } from '@nebosvod/engine/angle/sign';
import type { Ephemeris, EphemerisBody } from '@nebosvod/engine/ephemeris/ephemeris';
import { eclipsesBetween } from '@nebosvod/engine/festival/eclipses';
import type { GeoPlace, Settings } from '@nebosvod/engine/settings';
import { isoFromJulianDay } from '@nebosvod/engine/time/julian-day';
import { ingresses, mover, type TransitBody } from '@nebosvod/engine/transit/motion';
import { lunarMonths, moonPhases } from '@nebosvod/engine/transit/sky-events';
import { mutualAspects } from '@nebosvod/engine/western/mutual-aspects';

export type EventKind = (typeof eventKinds)[number];

/** Which events of a period are listed. Julian days (UT); eclipses tell how a place sees them when there is one. */
export interface SkyEventQuery {
  readonly from: number;
  readonly to: number;
  readonly kinds: readonly EventKind[];
  readonly bodies: readonly TransitBody[];
  readonly place: GeoPlace | null;
  readonly settings: Settings;
}

/** Events of a period in order; runs in the server or in a thread of its own. */
export function listSkyEvents(sky: Ephemeris, query: SkyEventQuery): SkyEvent[] {
  const { from, to, bodies, place, settings } = query;
  const finders: Record<EventKind, () => SkyEvent[]> = {
    ingress: () => bodies.flatMap((body) => ingressEvents(sky, body, settings, from, to)),
    station: () => bodies.flatMap((body) => stationEvents(sky, body, settings, from, to)),
    eclipse: () => eclipseEvents(sky, place, settings, from, to),
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
    aspect: () => aspectEvents(sky, bodies, settings, from, to),
  };
  return [...new Set(query.kinds)]
    .flatMap((kind) => finders[kind]())
    .sort((a, b) => a.instant.localeCompare(b.instant));
}

/** Milliseconds that a year of each kind takes, measured over two centuries; bodies by the steps they are followed with. */
const INGRESS_MS: Readonly<Record<TransitBody, number>> = {
  sun: 5,
  moon: 42,
  mercury: 11,
  venus: 7,
  mars: 4,
  jupiter: 2,
  saturn: 1.4,
  rahu: 0.2,
  ketu: 0.2,
  uranus: 1,
  neptune: 1,
  pluto: 1,
};
const STATION_MS = 0.8;
const ECLIPSE_MS = { anywhere: 12, atPlace: 36 } as const;
const MONTH_MS = 4;
const PHASE_MS = 14;
/** Aspects of one body more; the Moon alone has five times as many as the others together. */
const ASPECT_MS = { moon: 70, other: 4 } as const;

/** About how many milliseconds a query takes. */
export function skyEventsCost({ from, to, kinds, bodies, place }: SkyEventQuery): number {
  const sum = (of: (body: TransitBody) => number) => bodies.reduce((total, body) => total + of(body), 0);
  const perYear: Record<EventKind, number> = {
    ingress: sum((body) => INGRESS_MS[body]),
    station: sum(() => STATION_MS),
    eclipse: place ? ECLIPSE_MS.atPlace : ECLIPSE_MS.anywhere,
    'lunar-month': MONTH_MS,
    'moon-phase': PHASE_MS,
    aspect: sum((body) => (body === 'moon' ? ASPECT_MS.moon : ASPECT_MS.other)),
  };
  return kinds.reduce((total, kind) => total + perYear[kind], 0) * ((to - from) / 365.25);
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
  return moving.stations(from, to).map(({ julianDay, turns }) => {
    const longitude = moving.longitude(julianDay);
    return { kind: 'station', instant: isoFromJulianDay(julianDay), body, turns, longitude, sign: signOf(longitude) };
  });
}

function eclipseEvents(
  sky: Ephemeris,
  place: GeoPlace | null,
  settings: Settings,
  from: number,
  to: number,
): SkyEvent[] {
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

function aspectEvents(
  sky: Ephemeris,
  bodies: readonly TransitBody[],
  settings: Settings,
  from: number,
  to: number,
): SkyEvent[] {
  const movers = bodies.map((body) => mover(sky, body, settings));
  return mutualAspects(movers, from, to).map(({ julianDay, a, b, aspect, places }) => ({
    kind: 'aspect',
    instant: isoFromJulianDay(julianDay),
    a,
    b,
    aspect,
    longitude: places.a,
    sign: signOf(places.a),
    otherSign: signOf(places.b),
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
