import type { Almanac } from '../panchanga/almanac.ts';
import { part, type Span } from '../panchanga/span.ts';
import type { VedicDay } from '../panchanga/vedic-day.ts';
import { daytime, nishita } from '../panchanga/windows.ts';
import type { DayPart } from './rule.ts';

/** Pradosha: six ghatis of 24 minutes from sunset. */
const PRADOSHA = 144 / 1440;
/** A moment (sunrise, sunset, moonrise) as a stretch that a tithi either holds or not. */
const MOMENT = 1e-6;

/** The stretch of a Vedic day in which an observance asks for its tithi; null when the Moon does not rise that day. */
export function dayPart(almanac: Almanac, day: VedicDay, name: DayPart): Span | null {
  switch (name) {
    case 'sunrise':
      return { start: day.sunrise, end: day.sunrise + MOMENT };
    case 'forenoon':
      return { start: day.sunrise, end: (day.sunrise + day.sunset) / 2 };
    case 'madhyahna':
      return part(daytime(day), 5, 3);
    case 'aparahna':
      return part(daytime(day), 5, 4);
    case 'sunset':
      return { start: day.sunset, end: day.sunset + MOMENT };
    case 'pradosha':
      return { start: day.sunset, end: day.sunset + PRADOSHA };
    case 'nishita':
      return nishita(day);
    case 'moonrise': {
      const rise = almanac.ephemeris.riseSet(day.sunrise, 'moon', 'rise', day.horizon, almanac.place);
      return rise !== null && rise < day.nextSunrise ? { start: rise, end: rise + MOMENT } : null;
    }
  }
}

/** How long two stretches overlap, days; 0 when they do not. */
export function overlap(a: Span, b: Span): number {
  return Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start));
}
