import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { must } from '../../../scripts/must.ts';
import { placeById, placeStore } from './load.ts';
import { distanceKm, nearestPlace } from './nearest.ts';
import { normalise } from './normalise.ts';
import { queryTable } from './queries.table.ts';
import { otherAlphabet, otherLayout } from './retyped.ts';
import { searchPlaces } from './search.ts';

describe('the set of places', () => {
  it('holds the former Union whole and the world from 5,000 people', () => {
    expect(placeStore().count).toBe(53_025);
  });

  it('answers a place by its GeoNames id, with region, country and zone in full', () => {
    expect(placeById(524901)).toMatchObject({
      name: 'Москва',
      latinName: 'Moscow',
      country: 'Россия',
      countryCode: 'RU',
      region: 'Москва',
      timeZone: 'Europe/Moscow',
    });
    expect(placeById(511196)).toMatchObject({ name: 'Пермь', region: 'Пермский край', timeZone: 'Asia/Yekaterinburg' });
    expect(placeById(1)).toBeNull();
  });

  it('gives every place a known zone, coordinates on the globe and a name', () => {
    const store = placeStore();
    const zones = new Set<string>();
    const wrong: number[] = [];
    for (let place = 0; place < store.count; place += 1) {
      const fields = store.text.toString('utf8', store.rowStart[place], store.rowStart[place + 1]).split('\t');
      const isOnGlobe = Math.abs(must(store.latitudes[place])) <= 90 && Math.abs(must(store.longitudes[place])) <= 180;
      if (fields.length !== 12 || fields[1] === '' || !isOnGlobe) wrong.push(must(store.ids[place]));
      zones.add(must(fields[7]));
    }
    expect(wrong).toEqual([]);
    for (const zone of zones) expect(() => new Intl.DateTimeFormat('ru', { timeZone: zone })).not.toThrow();
    expect(zones.size).toBeGreaterThan(300);
  });
});

describe('search', () => {
  for (const [kind, rows] of Object.entries(queryTable)) {
    it.each(rows.map((row) => [row.query, row] as const))(`${kind}: «%s» finds its place first`, (query, row) => {
      const { query: _, ...expected } = row;
      const { place, ...rest } = expected;
      expect(searchPlaces(query)[0]).toMatchObject({ name: place, ...rest });
    });
  }

  it('has the promised mixture of queries', () => {
    const { typos, layout, oldNames, latin } = queryTable;
    expect(typos.length).toBeGreaterThanOrEqual(10);
    expect(layout.length).toBeGreaterThanOrEqual(6);
    expect(oldNames.length).toBeGreaterThanOrEqual(6);
    expect(latin.length).toBeGreaterThanOrEqual(4);
    expect(Object.values(queryTable).flat().length).toBeGreaterThanOrEqual(36);
  });

  it('says the old name only when it was found by it', () => {
    expect(searchPlaces('Бишкек')[0]).not.toHaveProperty('matchedName');
  });

  it('puts no district of a city above its city', () => {
    const names = searchPlaces('москва').map(({ name }) => name);
    expect(names[0]).toBe('Москва');
    expect(searchPlaces('лондон')[0]).toMatchObject({ name: 'Лондон', countryCode: 'GB' });
  });

  it('finds nothing in what is no name', () => {
    for (const query of ['', '   ', '!!!', 'xqzjwvkk', '\u0000', '東京']) expect(searchPlaces(query)).toEqual([]);
  });

  it('keeps to the limit, lists a place once, and takes any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.integer({ min: 1, max: 20 }), (query, limit) => {
        const found = searchPlaces(query, limit);
        expect(found.length).toBeLessThanOrEqual(limit);
        expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
      }),
      { numRuns: 60 },
    );
  });
});

describe('spelling', () => {
  it('normalises ё, accents, marks and neighbouring alphabets, and keeps й', () => {
    expect(normalise('  Орёл-город ')).toBe('орел город');
    expect(normalise('Йошкар-Ола')).toBe('йошкар ола');
    expect(normalise('Київ')).toBe('киив');
    expect(normalise("Ust'-Kut, São Paulo")).toBe('ust kut sao paulo');
    expect(normalise('Łódź Straße')).toBe('lodz strasse');
  });

  it('is idempotent', () => {
    fc.assert(fc.property(fc.string(), (text) => normalise(normalise(text)) === normalise(text)));
  });

  it('retypes in the other layout and the other alphabet', () => {
    expect(otherLayout('vjcrdf')).toBe('москва');
    expect(otherLayout('москва')).toBe('vjcrdf');
    expect(otherAlphabet('nizhniy novgorod')).toBe('нижний новгород');
    expect(otherAlphabet('щёлково'.replace('ё', 'е'))).toBe('shchelkovo');
    expect(otherAlphabet('123')).toBeNull();
  });
});

describe('nearest place', () => {
  it('names the city one is in, and a village when one is there', () => {
    expect(nearestPlace(55.7558, 37.6173).place.name).toBe('Москва');
    expect(nearestPlace(58.01, 56.25).place.name).toBe('Пермь');
    const suzdal = nearestPlace(56.4209, 40.4489);
    expect(suzdal.place.name).toBe('Суздаль');
    expect(suzdal.distanceKm).toBeLessThan(3);
  });

  it('works at the poles, over the date line and at sea', () => {
    expect(nearestPlace(90, 0).distanceKm).toBeGreaterThan(500);
    expect(nearestPlace(64.7337, 177.4968).place.name).toBe('Анадырь');
    expect(nearestPlace(-40, -140).distanceKm).toBeGreaterThan(1000);
  });

  it('measures distance', () => {
    expect(distanceKm(55.7558, 37.6173, 59.9386, 30.3141)).toBeCloseTo(633, -1);
    expect(distanceKm(0, 179.5, 0, -179.5)).toBeCloseTo(111.2, 0);
  });
});
