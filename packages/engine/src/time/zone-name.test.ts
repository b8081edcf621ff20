import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTimeZone, offsetAt, resolveLocalTime } from './local-time.ts';
import { MERGED_ZONES } from './merged-zones.table.ts';
import { offsetsUnknownToRuntimes } from './merged-zones.ts';
import { ZONE_ALIASES } from './zone-alias.table.ts';
import { zoneMeant } from './zone-name.ts';

const anyInstant = fc.integer({ min: Date.UTC(1850, 0, 1), max: Date.UTC(2037, 0, 1) });

describe('other names of a zone', () => {
  it.each(Object.entries(ZONE_ALIASES))('%s is known and is %s at every instant', (alias, zone) => {
    expect(isTimeZone(alias)).toBe(true);
    fc.assert(fc.property(anyInstant, (at) => offsetAt(alias, at) === offsetAt(zone, at)));
  });

  it('are read whatever their letters, and a name that is no alias stays', () => {
    expect([zoneMeant('iceland'), zoneMeant('atlantic/reykjavik')]).toEqual([
      'Atlantic/Reykjavik',
      'Atlantic/Reykjavik',
    ]);
    expect([zoneMeant('Asia/Tokyo'), zoneMeant('Europe/Oslo'), zoneMeant('toString')]).toEqual([
      'Asia/Tokyo',
      'Europe/Oslo',
      'toString',
    ]);
  });

  it('keep the name that was given and take the early time of the zone it means', () => {
    const clock = { year: 1952, month: 7, day: 1, hour: 12, minute: 0, second: 0 };
    const found = resolveLocalTime(clock, 'Iceland', -21.9);
    expect(found).toEqual({ ...resolveLocalTime(clock, 'Atlantic/Reykjavik', -21.9), timeZone: 'Iceland' });
    expect(found.candidates[0].utcOffsetSeconds).toBe(0);
    expect(offsetAt('Arctic/Longyearbyen', Date.UTC(1947, 6, 1))).toBe(3600);
    expect(offsetAt('Europe/Berlin', Date.UTC(1947, 6, 1))).toBe(7200);
  });
});

describe('offsets that runtimes may have lost', () => {
  it('tell the offset of every instant of their stretch before 1970', () => {
    const zone = fc.constantFrom(...Object.keys(MERGED_ZONES), 'Iceland');
    fc.assert(
      fc.property(
        zone,
        anyInstant,
        fc.integer({ min: 0, max: 9e11 }),
        fc.double({ min: 0, max: 1 }),
        (name, from, length, share) => {
          const offsets = offsetsUnknownToRuntimes(name, from, from + length);
          expect(offsets === null).toBe(from >= 0);
          const at = Math.floor(from + length * share);
          if (offsets === null || at >= 0) return;
          const told = offsets.findLast(({ since }) => since === null || since <= at);
          expect(told?.utcOffsetSeconds).toBe(offsetAt(name, at));
        },
      ),
    );
  });

  it('are none for a zone of its own', () => {
    expect(offsetsUnknownToRuntimes('Europe/Moscow', Date.UTC(1930, 0, 1), 0)).toBeNull();
  });
});
