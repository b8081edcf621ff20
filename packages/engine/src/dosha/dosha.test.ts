import { describe, expect, it } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { chartOfBirth } from '../../test/chart-of-birth.ts';
import type { Graha } from '../bodies.ts';
import { loadEphemeris } from '../ephemeris/swisseph.ts';
import { byGraha } from '../state/placement.ts';
import births from '../vectors/charts.json' with { type: 'json' };
import reference from '../vectors/yogas.json' with { type: 'json' };
import { Sky, skyOf } from '../yoga/sky.ts';
import { KALA_SARPA_KINDS } from './dosha.ids.ts';
import { gandaMoolaOf, guruChandalaOf, shrapitOf } from './dosha.ts';
import { kalaSarpaOf } from './kala-sarpa.ts';
import { manglikOf } from './manglik.ts';

const ephemeris = await loadEphemeris();
const at = (longitudes: Partial<Record<Graha, number>>, ascendant: number | null = 15): Sky =>
  new Sky({
    longitudes: byGraha((graha) => longitudes[graha] ?? 345),
    isRetrograde: byGraha(() => false),
    ascendant,
    hour: null,
  });

describe('manglik', () => {
  it('counts Mars from the lagna, the Moon and Venus as the reference does', () => {
    for (const { id, birth } of births) {
      const expected = Object.entries(reference.births).find(([key]) => key === String(id))?.[1];
      if (!expected) continue;
      const manglik = manglikOf(skyOf(ephemeris, chartOfBirth(ephemeris, birth)));
      expect(Object.fromEntries(manglik.from.map(({ origin, house }) => [origin, house]))).toEqual(expected.marsHouse);
      expect(manglik.from.map(({ isManglik }) => isManglik)).toEqual(
        Object.values(expected.marsHouse).map((house) => [1, 2, 4, 7, 8, 12].includes(house)),
      );
    }
  });

  it('tells the exceptions beside the count', () => {
    const manglik = manglikOf(at({ mars: 5, moon: 100, venus: 130, jupiter: 130, sun: 350 }));
    expect(manglik.from[0]).toMatchObject({ origin: 'lagna', house: 1, isManglik: true });
    expect(must(manglik.from[0]).exceptions.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['own-or-exalted', 'jupiter']),
    );
    expect(manglik.isUnmitigated).toBe(false);
  });

  it('without a time of birth the count from the lagna is null, the others are given', () => {
    const manglik = manglikOf(at({ mars: 65, moon: 65, venus: 100 }, null));
    expect(manglik.from.map(({ house }) => house)).toEqual([null, 1, 12]);
    expect(manglik.isManglik).toBe(true);
    expect(manglikOf(at({ mars: 65, moon: 5, venus: 5 }, null)).isManglik).toBeNull();
  });
});

describe('kala sarpa', () => {
  const inside = {
    rahu: 10,
    ketu: 190,
    sun: 20,
    moon: 60,
    mars: 90,
    mercury: 40,
    jupiter: 120,
    venus: 50,
    saturn: 180,
  };

  it('is full on either side, and names its kind by the house of Rahu', () => {
    expect(kalaSarpaOf(at(inside))).toMatchObject({
      form: 'full',
      kind: 'ananta',
      direction: 'rahu-to-ketu',
      outside: [],
    });
    const turned = { ...inside, rahu: 190, ketu: 10 };
    expect(kalaSarpaOf(at(turned))).toMatchObject({ form: 'full', kind: 'takshaka', direction: 'ketu-to-rahu' });
    KALA_SARPA_KINDS.forEach((kind, index) => {
      expect(kalaSarpaOf(at(inside, (((0 - index + 12) % 12) * 30 + 15) % 360)).kind).toBe(kind);
    });
  });

  it('one graha outside makes it partial, two none; in the sign of a node it counts by sign', () => {
    expect(kalaSarpaOf(at({ ...inside, moon: 300 }))).toMatchObject({ form: 'partial', outside: ['moon'] });
    expect(kalaSarpaOf(at({ ...inside, moon: 300, mars: 310 })).form).toBe('none');
    expect(kalaSarpaOf(at({ ...inside, saturn: 200 }))).toMatchObject({ form: 'by-sign', outside: ['saturn'] });
  });

  it('without a time of birth the kind is null', () => {
    expect(kalaSarpaOf(at(inside, null))).toMatchObject({ form: 'full', kind: null, isLagnaInside: null });
  });
});

describe('other doshas', () => {
  it('ganda moola: six stars, and abhukta mula on either side of the junction', () => {
    const stars = Array.from({ length: 27 }, (_, index) => gandaMoolaOf(at({ moon: (index * 360) / 27 + 6 })));
    expect(stars.filter(({ isPresent }) => isPresent).map(({ nakshatra }) => nakshatra)).toEqual([
      1, 9, 10, 18, 19, 27,
    ]);
    expect(gandaMoolaOf(at({ moon: 239.9 })).isAbhuktaMula).toBe(true);
    expect(gandaMoolaOf(at({ moon: 240.1 })).isAbhuktaMula).toBe(true);
    expect(gandaMoolaOf(at({ moon: 241 })).isAbhuktaMula).toBe(false);
  });

  it('guru-chandala and shrapit have a strict and a wide form', () => {
    expect(guruChandalaOf(at({ jupiter: 65, rahu: 70, ketu: 250 }))).toMatchObject({ isPresent: true, isWide: false });
    expect(guruChandalaOf(at({ jupiter: 250, rahu: 70, ketu: 250 }))).toMatchObject({ isPresent: false, isWide: true });
    expect(guruChandalaOf(at({ jupiter: 95, rahu: 96, ketu: 276 })).softenedBy.map(({ id }) => id)).toContain(
      'jupiter-dignified',
    );
    expect(shrapitOf(at({ saturn: 65, rahu: 70, ketu: 250 })).isPresent).toBe(true);
    expect(shrapitOf(at({ saturn: 10, rahu: 70, ketu: 250 }))).toMatchObject({ isPresent: false, isWide: true });
  });
});
