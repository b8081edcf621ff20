import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { DEFAULT_SETTINGS } from '@nebosvod/engine/settings';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { Births } from '../birth/births.ts';
import { resolveTyped } from '../birth/typed-birth.ts';
import { Voice } from './voice.ts';

let births: Births;
beforeAll(async () => {
  const typed = { latitude: 55.7558, longitude: 37.6173, timeZone: 'Europe/Moscow', time: null, date: '1990-05-17' };
  births = new Births(await loadEphemeris(), [must(resolveTyped('client', typed) ?? undefined)], DEFAULT_SETTINGS);
});

test('ways are told once each, then none beside itself: two are passed of three and more, one of two', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 6 }), fc.string(), (count, seed) => {
      const voice = new Voice(births, new Map());
      const ways = Array.from({ length: count }, (_, index) => `way ${index}`);
      const said = Array.from({ length: 4 * count }, (_, index) => voice.choose(ways, `${seed} ${index}`, {}));
      expect(new Set(said.slice(0, count)).size).toBe(count);
      const near = Math.min(2, count - 1);
      said.forEach((way, at) => {
        expect(said.slice(Math.max(0, at - near), at)).not.toContain(way);
      });
    }),
  );
});
