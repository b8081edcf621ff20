import { isoFromJulianDay } from '@nebosvod/engine/time/julian-day';
import type { ResolvedBirth } from '../birth/resolved-birth.ts';

/** Places by which births are spread: both hemispheres, the equator, inside both polar circles. */
const PLACES: readonly (readonly [latitude: number, longitude: number, timeZone: string])[] = [
  [55.7558, 37.6173, 'Europe/Moscow'],
  [56.8389, 60.6057, 'Asia/Yekaterinburg'],
  [43.1155, 131.8855, 'Asia/Vladivostok'],
  [28.6139, 77.209, 'Asia/Kolkata'],
  [40.7128, -74.006, 'America/New_York'],
  [-33.8688, 151.2093, 'Australia/Sydney'],
  [-0.1807, -78.4678, 'America/Guayaquil'],
  [64.1466, -21.9426, 'Atlantic/Reykjavik'],
  [68.9585, 33.0827, 'Europe/Moscow'],
  [-54.8019, -68.303, 'America/Argentina/Ushuaia'],
];

/** A fixed run of numbers 0 … 1 (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Julian days of 1905 and 2024, between which births are drawn. */
const FIRST = 2416847;
const LAST = 2460310;

/** Births of a fixed seed, spread over years, hours and places; every tenth without a time. */
export function randomBirths(count: number, seed = 20_261_201): ResolvedBirth[] {
  const next = numbers(seed);
  return Array.from({ length: count }, (_, index) => {
    const [latitude, longitude, timeZone] = PLACES[Math.floor(next() * PLACES.length)];
    const isTimeKnown = index % 10 !== 9;
    const julianDay = FIRST + next() * (LAST - FIRST);
    const date = isoFromJulianDay(julianDay);
    const typed = {
      date: date.slice(0, 10),
      time: isTimeKnown ? date.slice(11, 16) : null,
      latitude,
      longitude,
      timeZone,
    };
    return {
      role: 'client',
      typed,
      julianDay,
      place: { latitude, longitude },
      timeZone,
      utcOffsetSeconds: 0,
      isTimeKnown,
    };
  });
}
