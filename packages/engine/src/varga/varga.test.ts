import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { nakshatraOf, PADA_ARC } from '../angle/nakshatra.ts';
import { signOf, toSign } from '../angle/sign.ts';
import references from '../vectors/charts.json' with { type: 'json' };
import { schemesOf } from './scheme.ts';
import { NAMED_DIVISIONS, type VARGA_SCHEMES } from './varga.ids.ts';
import { DAY_AND_NIGHT_SIGNS, KALACHAKRA_NAVAMSHA, TRIMSHAMSHA } from './varga.table.ts';
import { isVargottama, vargaLongitude, vargaPart, vargaSign } from './varga.ts';

const longitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });

describe.each(references)('vargas of $city, $birth.date', ({ expect: want }) => {
  it('agree with the reference in all twenty divisions', () => {
    const longitudes: Record<string, number> = {
      lagna: want.ascendant,
      ketu: (want.planets.rahu.longitude + 180) % 360,
    };
    for (const [id, planet] of Object.entries(want.planets)) longitudes[id] = planet.longitude;
    for (const [name, signs] of Object.entries(want.vargas)) {
      for (const [id, sign] of Object.entries(signs)) {
        expect(`${name} ${id} ${vargaSign(must(longitudes[id]), Number(name.slice(1)))}`).toBe(`${name} ${id} ${sign}`);
      }
    }
  });

  it('agree in vargottama', () => {
    for (const [id, isSame] of Object.entries(want.vargottama)) {
      const planet = Object.entries(want.planets).find(([name]) => name === id);
      expect(isVargottama(planet?.[1].longitude ?? Number.NaN)).toBe(isSame);
    }
  });
});

describe('vargas', () => {
  it('of the cyclic rule turn with the circle: one part further is one sign further', () => {
    fc.assert(
      fc.property(longitude, fc.integer({ min: 1, max: 300 }), (at, division) => {
        const part = 30 / division;
        const middle = (Math.floor(at / part) + 0.5) * part;
        expect(vargaSign(middle + part, division, 'cyclic')).toBe(toSign(vargaSign(middle, division, 'cyclic') + 1));
      }),
    );
  });

  it('come round after a whole turn', () => {
    fc.assert(
      fc.property(longitude, fc.constantFrom(...NAMED_DIVISIONS), (at, division) => {
        expect(vargaSign(at + 360, division)).toBe(vargaSign(at + 0, division));
      }),
      { examples: [[29.999999999999996, 9]] },
    );
  });

  it('give every sign of the circle the same share in equal schemes', () => {
    for (const division of [3, 4, 7, 9, 10, 11, 12, 16, 20, 24, 27, 60]) {
      const counts = new Array(13).fill(0);
      for (let part = 0; part < division * 12; part++) counts[vargaSign(((part + 0.5) * 30) / division, division)]++;
      expect(counts.slice(1)).toEqual(new Array(12).fill(division));
    }
  });

  it('keep the navamsha in step with the pada: a boundary belongs to one pada and its navamsha', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 107 }),
        fc.double({ min: -1e-7, max: 1e-7, noNaN: true }),
        (pada, shift) => {
          const at = pada * PADA_ARC + shift;
          const { nakshatra, pada: inStar } = nakshatraOf(at);
          expect(vargaSign(at, 9)).toBe(toSign((nakshatra - 1) * 4 + inStar));
        },
      ),
    );
  });

  it('do not drift at 29°59′59.99″', () => {
    for (let sign = 1; sign <= 12; sign++) {
      const end = sign * 30 - 0.01 / 3600;
      expect(signOf(end)).toBe(sign);
      for (const division of NAMED_DIVISIONS) {
        expect(vargaPart(end, division)).toBe(division);
        expect(vargaPart(end + 0.01 / 3600, division)).toBe(1);
      }
    }
  });

  it('stretch a part over the whole sign', () => {
    fc.assert(
      fc.property(longitude, fc.integer({ min: 1, max: 300 }), (at, division) => {
        const stretched = vargaLongitude(at, division);
        expect(signOf(stretched)).toBe(vargaSign(at, division));
      }),
    );
    expect(vargaLongitude(123.456, 1)).toBeCloseTo(123.456, 8);
    expect(vargaLongitude(5, 9)).toBeCloseTo(45, 6);
    expect(vargaLongitude(7.5, 30)).toBeCloseTo(300 + 15, 6);
  });

  it('refuse divisions and schemes that do not exist', () => {
    for (const division of [0, -1, 1.5, 301, Number.NaN]) expect(() => vargaSign(10, division)).toThrow(RangeError);
    expect(() => vargaSign(10, 10, 'jagannatha')).toThrow(RangeError);
  });

  it('answer in every named scheme', () => {
    for (const division of [...NAMED_DIVISIONS, 13, 108, 144, 300]) {
      for (const scheme of schemesOf(division)) {
        fc.assert(
          fc.property(longitude, (at) => {
            const sign = vargaSign(at, division, scheme);
            expect(sign).toBeGreaterThanOrEqual(1);
            expect(sign).toBeLessThanOrEqual(12);
          }),
          { numRuns: 20 },
        );
      }
    }
  });

  it('follow the schools as they are printed', () => {
    const drekkanas = (sign: number, scheme: (typeof VARGA_SCHEMES)[3][number]) =>
      [5, 15, 25].map((degree) => vargaSign((sign - 1) * 30 + degree, 3, scheme));
    expect(drekkanas(5, 'jagannatha')).toEqual([1, 5, 9]);
    expect(drekkanas(6, 'jagannatha')).toEqual([10, 2, 6]);
    expect(drekkanas(3, 'somanatha')).toEqual([4, 5, 6]);
    expect(drekkanas(2, 'somanatha')).toEqual([12, 11, 10]);
    const horas = (sign: number, scheme: (typeof VARGA_SCHEMES)[2][number]) =>
      [5, 20].map((degree) => vargaSign((sign - 1) * 30 + degree, 2, scheme));
    expect(horas(2, 'uma-shambhu')).toEqual([4, 3]);
    expect(horas(2, 'cyclic')).toEqual([3, 4]);
    expect(horas(1, 'raman')).toEqual([1, 11]);
    expect(horas(1, 'kashinatha')).toEqual([8, 1]);
    expect(horas(4, 'kashinatha')).toEqual([4, 5]);
    expect(vargaSign(41, 9, 'kalachakra')).toBe(8);
    expect(vargaSign(1, 9, 'kalachakra')).toBe(1);
    expect(vargaSign(30.5, 24, 'even-reversed')).toBe(4);
    expect(vargaSign(32, 24, 'even-reversed')).toBe(3);
    expect(vargaSign(30.2, 60, 'from-aries')).toBe(1);
  });
});

describe('tables of the vargas', () => {
  it('cover the sign and the circle', () => {
    for (const parts of Object.values(TRIMSHAMSHA)) expect(parts.at(-1)?.end).toBe(30);
    expect(DAY_AND_NIGHT_SIGNS).toHaveLength(12);
    for (const order of Object.values(KALACHAKRA_NAVAMSHA))
      expect([...order].sort((a, b) => a - b)).toEqual([...KALACHAKRA_NAVAMSHA.savya]);
  });
});
