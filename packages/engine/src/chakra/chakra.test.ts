import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { chartOfBirth } from '../../test/chart-of-birth.ts';
import { toSign } from '../angle/sign.ts';
import { GRAHAS } from '../bodies.ids.ts';
import { byClassicalGraha } from '../bodies.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { loadEphemeris } from '../ephemeris/swisseph.ts';
import { byGraha } from '../state/placement.ts';
import { julianDayFromIso } from '../time/julian-day.ts';
import references from '../vectors/charts.json' with { type: 'json' };
import { BODY_CHAKRAS } from './chakra.ids.ts';
import { CHAKRA_LORDS, energyByNodeAxis, energyBySignLords } from './energy.ts';
import { kalanala, kota } from './fortress.ts';
import { sarvatobhadra } from './sarvatobhadra.ts';
import { countStars28, star28Of } from './star28.ts';
import { sudarshana } from './sudarshana.ts';
import { tripataki, tripatakiOf } from './tripataki.ts';

let ephemeris: Ephemeris;
beforeAll(async () => {
  ephemeris = await loadEphemeris();
});

const longitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });
const spread = byGraha((graha) => GRAHAS.indexOf(graha) * 41);

describe('twenty-eight stars', () => {
  it('put Abhijit between Uttarashadha and Shravana', () => {
    expect(star28Of(276)).toBe(21);
    expect(star28Of(276.7)).toBe(22);
    expect(star28Of(280.8)).toBe(22);
    expect(star28Of(280.95)).toBe(23);
    expect(star28Of(359.9)).toBe(28);
    expect(countStars28(28, 1)).toBe(2);
  });
});

describe('sarvatobhadra chakra', () => {
  it('fills 81 cells: 28 stars, 16 vowels, 20 consonants, 12 signs, 5 groups of tithis', () => {
    const { cells } = sarvatobhadra(spread);
    expect(cells).toHaveLength(81);
    expect(new Set(cells.map(({ row, column }) => `${row} ${column}`)).size).toBe(81);
    const count = (kind: string) => cells.filter((cell) => cell.kind === kind).length;
    expect(['star', 'vowel', 'consonant', 'sign', 'tithis'].map(count)).toEqual([28, 16, 20, 12, 5]);
    expect(cells.flatMap((cell) => (cell.kind === 'star' ? cell.grahas : []))).toHaveLength(9);
  });

  it('pierces from Punarvasu what the Integrated Approach prints for it', () => {
    const { cells, vedhas } = sarvatobhadra({ ...spread, saturn: 85 });
    const front = vedhas.find(({ graha, direction }) => graha === 'saturn' && direction === 'front');
    const pierced = (front?.cells ?? []).map(({ row, column }) => {
      const cell = cells.find((candidate) => candidate.row === row && candidate.column === column);
      if (!cell) return null;
      if (cell.kind === 'star') return cell.star;
      if (cell.kind === 'sign') return cell.sign;
      return cell.kind === 'tithis' ? cell.group : cell.letter;
    });
    // Ha, Cancer, au, bhadra, am, Scorpio, ya, Mula.
    expect(pierced).toEqual(['ha', 4, 'au', 'bhadra', 'aṃ', 8, 'ya', 19]);
  });
});

describe('kota and kalanala chakras', () => {
  it('lay out twenty-eight stars once, four in the pillar', () => {
    fc.assert(
      fc.property(longitude, (moon) => {
        const { stars, janmaStar } = kota({ ...spread, moon });
        expect(new Set(stars.map(({ star }) => star)).size).toBe(28);
        expect(must(stars[0]).star).toBe(janmaStar);
        expect(stars.filter(({ zone }) => zone === 'stambha').map(({ position }) => position)).toEqual([4, 11, 18, 25]);
        expect(stars.filter(({ zone }) => zone === 'bahya')).toHaveLength(8);
      }),
    );
  });

  it('count the birth star from the Sun’s', () => {
    const found = kalanala({ ...spread, sun: 1, moon: 1 + (40 / 3) * 9 });
    expect(found).toMatchObject({ sunStar: 1, janmaStar: 10, janmaPosition: 10, janmaPart: 'lines', tone: 'good' });
    const parts = found.stars.map(({ part }) => part);
    const count = (part: string) => parts.filter((candidate) => candidate === part).length;
    expect(['trident', 'lines', 'sides', 'horns', 'roots'].map(count)).toEqual([3, 8, 6, 2, 9]);
  });
});

describe('sudarshana chakra', () => {
  it('leaves the ring of an unknown lagna out', () => {
    const rings = sudarshana(
      byGraha(() => 3),
      null,
    );
    expect(rings.map(({ from }) => from)).toEqual(['moon', 'sun']);
    expect(must(rings[0]).houses[0]).toEqual({ house: 1, sign: 3, occupants: [...GRAHAS] });
  });
});

describe('tripataki chakra', () => {
  it('of J. Nehru’s 58th year comes out as A. Shanker prints it', () => {
    const natal = { sun: 8, moon: 4, mars: 6, mercury: 7, jupiter: 9, venus: 7, saturn: 5, rahu: 3, ketu: 9 };
    const placement = byGraha((graha) => toSign(natal[graha]));
    const { vedhaOnMoon, vedhaOnLagna } = tripatakiOf(placement, 11, 57);
    expect(vedhaOnMoon).toEqual(['saturn', 'rahu', 'ketu']);
    expect(vedhaOnLagna).toEqual(['mercury', 'venus']);
  });

  it('joins the places mutually', () => {
    const { places } = tripatakiOf(
      byGraha(() => 1),
      1,
      0,
    );
    for (const { place, joinedWith } of places) {
      for (const other of joinedWith) expect(must(places[other - 1]).joinedWith).toContain(place);
    }
  });

  it('begins the year at the solar return of the reference', () => {
    for (const { birth, expect: want } of references.slice(0, 3)) {
      const chart = chartOfBirth(ephemeris, birth);
      for (const [years, instant] of Object.entries(want.tajaka)) {
        const { yearBegins } = tripataki(ephemeris, chart, Number(years));
        expect(Math.abs(yearBegins - julianDayFromIso(instant)) * 86_400).toBeLessThan(30);
      }
    }
  });
});

describe('energy centres', () => {
  it('by sign lords cover all twelve signs and score the lord’s strength', () => {
    expect(BODY_CHAKRAS.flatMap((chakra) => [...CHAKRA_LORDS[chakra].signs]).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 12 }, (_, index) => index + 1),
    );
    const signs = byGraha(() => toSign(1));
    const centres = energyBySignLords(
      signs,
      spread,
      byClassicalGraha((graha) => (graha === 'sun' ? 2 : 1)),
    );
    expect(must(centres[0]).score).toBe(50);
    expect(must(centres[5]).score).toBe(75);
    expect(must(energyBySignLords(signs, spread, null)[0]).score).toBeNull();
  });

  it('along the axis of the nodes hold every graha once, Ketu at the root and Rahu at the crown', () => {
    fc.assert(
      fc.property(longitude, (ketu) => {
        const centres = energyByNodeAxis({ ...spread, ketu, rahu: (ketu + 180) % 360 });
        const all = centres.flatMap(({ forward, backward }) => [...forward, ...backward]);
        expect([...all].sort()).toEqual([...GRAHAS].sort());
        expect([...must(centres[0]).forward, ...must(centres[0]).backward]).toContain('ketu');
        expect([...must(centres[5]).forward, ...must(centres[5]).backward]).toContain('rahu');
      }),
    );
  });
});
