import { beforeAll, describe, expect, it } from 'vitest';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { loadEphemeris } from '../ephemeris/swisseph.ts';
import { julianDayFromIso, julianDayOfDate } from '../time/julian-day.ts';
import { instantWithOffset } from '../time/local-time.ts';
import references from '../vectors/charts.json' with { type: 'json' };
import { isDaytime, noDayReason, vedicDayAt } from './vedic-day.ts';

let ephemeris: Ephemeris;
beforeAll(async () => {
  ephemeris = await loadEphemeris();
});

describe.each(references)('Vedic day of $city, $birth.date', ({ birth, expect: want }) => {
  it.each(['hindu', 'visible'] as const)('agrees with the reference, %s sunrise', (horizon) => {
    const [year = 0, month = 0, day = 0] = birth.date.split('-').map(Number);
    const [hour = 0, minute = 0, second = 0] = birth.time.split(':').map(Number);
    const { julianDay } = instantWithOffset({ year, month, day, hour, minute, second }, birth.utcOffsetSeconds);
    const got = vedicDayAt(ephemeris, julianDay, birth, horizon);
    const reference = want.vedicDay?.[horizon];
    if (!reference) {
      expect(got).toBeNull();
      return;
    }
    // The visible sunrise of the reference bends the light as at 0 °C: up to half a minute earlier than that of almanacs.
    const seconds = Math.abs(birth.latitude) > 60 ? 60 : horizon === 'visible' ? 30 : 20;
    const tolerance = seconds / 86_400;
    expect(Math.abs((got?.sunrise ?? 0) - julianDayFromIso(reference.sunrise))).toBeLessThan(tolerance);
    expect(Math.abs((got?.sunset ?? 0) - julianDayFromIso(reference.sunset))).toBeLessThan(tolerance);
    expect(Math.abs((got?.nextSunrise ?? 0) - julianDayFromIso(reference.nextSunrise))).toBeLessThan(tolerance);
    expect(got?.vara).toBe(reference.vara);
    expect(got && isDaytime(got, julianDay)).toBe(reference.isDayBirth);
  });
});

describe('Vedic day', () => {
  const murmansk = { latitude: 68.97, longitude: 33.08 };

  it('does not exist in polar night and day, and says which', () => {
    const december = julianDayOfDate(2020, 12, 20);
    const june = julianDayOfDate(2020, 6, 20);
    expect(vedicDayAt(ephemeris, december, murmansk, 'hindu')).toBeNull();
    expect(noDayReason(ephemeris, december, murmansk)).toBe('POLAR_NIGHT');
    expect(vedicDayAt(ephemeris, june, murmansk, 'visible')).toBeNull();
    expect(noDayReason(ephemeris, june, murmansk)).toBe('POLAR_DAY');
    expect(noDayReason(ephemeris, december, { latitude: -75, longitude: 0 })).toBe('POLAR_DAY');
  });

  it('contains its instant wherever it exists, through a year at a high latitude', () => {
    for (let step = 0; step < 366 * 3; step++) {
      const at = julianDayOfDate(2020, 1, 1) + step / 3;
      const day = vedicDayAt(ephemeris, at, murmansk, 'visible');
      if (!day) continue;
      expect(day.sunrise).toBeLessThanOrEqual(at);
      expect(day.nextSunrise).toBeGreaterThan(at);
      expect(day.sunset).toBeGreaterThan(day.sunrise);
      expect(day.sunset).toBeLessThan(day.nextSunrise);
    }
  });

  it('begins at its sunrise: the instant itself belongs to the new day', () => {
    const moscow = { latitude: 55.7558, longitude: 37.6173 };
    const day = vedicDayAt(ephemeris, julianDayOfDate(1990, 5, 17) + 0.5, moscow, 'hindu');
    expect(day).not.toBeNull();
    if (!day) return;
    expect(vedicDayAt(ephemeris, day.nextSunrise, moscow, 'hindu')?.vara).toBe((day.vara + 1) % 7);
    expect(vedicDayAt(ephemeris, day.nextSunrise - 1e-6, moscow, 'hindu')?.vara).toBe(day.vara);
  });

  it('takes the civil weekday where the calendar differs from the Sun', () => {
    const apia = { latitude: -13.83, longitude: -171.76 };
    const noon = julianDayOfDate(2020, 1, 1) + 0.0;
    const bySun = vedicDayAt(ephemeris, noon, apia, 'hindu');
    const byClock = vedicDayAt(ephemeris, noon, apia, 'hindu', 14 * 3600);
    expect(byClock?.vara).toBe(((bySun?.vara ?? 0) + 1) % 7);
  });
});
