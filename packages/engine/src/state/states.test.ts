import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { chartOfBirth } from '../../test/chart-of-birth.ts';
import { shortestArc } from '../angle/degrees.ts';
import { type Sign, signs } from '../angle/sign.ts';
import { CLASSICAL_GRAHAS, GRAHAS } from '../bodies.ids.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { loadEphemeris } from '../ephemeris/swisseph.ts';
import references from '../vectors/charts.json' with { type: 'json' };
import { argalaOn } from './argala.ts';
import { arudhaOf, bhavaArudhas, grahaArudhas } from './arudha.ts';
import { charaKarakas } from './chara-karaka.ts';
import { COMBUSTION_ORBS } from './combustion.table.ts';
import { combustionOf } from './combustion.ts';
import { functionalRole, functionalRoles } from './functional-nature.ts';
import { isStationary } from './motion.ts';
import { byGraha, grahaLongitudes } from './placement.ts';
import { MRITYU_BHAGA, PUSHKARA_BHAGAS } from './sensitive-degree.table.ts';
import { gandantaOf, isPushkaraNavamsha, mrityuBhagaOf, pushkaraBhagaOf } from './sensitive-degree.ts';
import { subLordOf, vimshottariBalance } from './sub-lord.ts';
import { planetaryWars, winnerOf } from './war.ts';

let ephemeris: Ephemeris;
beforeAll(async () => {
  ephemeris = await loadEphemeris();
});

const longitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });

describe('combustion', () => {
  it('takes the narrower orb of retrograde Mercury and Venus', () => {
    const at = (id: 'mercury' | 'venus', arc: number, isRetrograde: boolean) =>
      combustionOf({ id, longitude: arc, isRetrograde }, 0)?.isCombust;
    expect(at('mercury', 13, false)).toBe(true);
    expect(at('mercury', 13, true)).toBe(false);
    expect(at('venus', 351, false)).toBe(true);
    expect(at('venus', 351, true)).toBe(false);
  });

  it('never touches the Sun, the nodes and the outer planets', () => {
    for (const id of ['sun', 'rahu', 'ketu', 'pluto'] as const) {
      expect(combustionOf({ id, longitude: 0, isRetrograde: false }, 0)).toBeNull();
    }
    expect(Object.values(COMBUSTION_ORBS).reduce((sum, { direct }) => sum + direct, 0)).toBe(79);
  });
});

describe('planetary war', () => {
  it('of Jupiter and Saturn in December 2020 is exact on the 21st, Jupiter brighter and Saturn north', () => {
    const birth = { date: '2020-12-21', time: '12:00:00', utcOffsetSeconds: 0, latitude: 28.6, longitude: 77.2 };
    const wars = planetaryWars(ephemeris, chartOfBirth(ephemeris, birth));
    expect(wars).toHaveLength(1);
    const war = must(wars[0]);
    expect(war.sides.map(({ id }) => id)).toEqual(['jupiter', 'saturn']);
    // The conjunction in longitude: 2020-12-21 18:20 UT.
    const exact = 2459205.264;
    expect(Math.abs((war.exactAt ?? 0) - exact)).toBeLessThan(0.01);
    const at = war.exactAt ?? 0;
    expect(Math.abs(shortestArc(ephemeris.longitude(at, 'jupiter'), ephemeris.longitude(at, 'saturn')))).toBeLessThan(
      1e-5,
    );
    expect(war.winner).toBe('saturn');
    expect(winnerOf(war.sides, 'brighter')).toBe('jupiter');
    expect(winnerOf(war.sides, 'larger-disc')).toBe('jupiter');
    expect(winnerOf(war.sides, 'venus')).toBe('saturn');
  });

  it('agrees with the reference births', () => {
    for (const { birth, expect: want } of references) {
      const pairs = planetaryWars(ephemeris, chartOfBirth(ephemeris, birth)).map(({ sides }) =>
        sides.map(({ id }) => id).sort(),
      );
      expect(pairs).toHaveLength(want.wars.length);
    }
  });
});

describe('sensitive degrees', () => {
  it('count 24 pushkara navamshas in the circle', () => {
    let count = 0;
    for (let pada = 0; pada < 108; pada++) if (isPushkaraNavamsha((pada + 0.5) * (10 / 3))) count++;
    expect(count).toBe(24);
  });

  it('agree with the reference in pushkara navamshas', () => {
    for (const { expect: want } of references) {
      const planets = new Map(Object.entries(want.planets));
      for (const [id, isPushkara] of Object.entries(want.pushkaraNavamsha)) {
        expect(isPushkaraNavamsha(planets.get(id)?.longitude ?? Number.NaN)).toBe(isPushkara);
      }
    }
  });

  it('read a pushkara bhaga of 21 as the arc from 20 to 21', () => {
    expect(pushkaraBhagaOf(19.9).isWithin).toBe(false);
    expect(pushkaraBhagaOf(20).isWithin).toBe(true);
    expect(pushkaraBhagaOf(20.99).isWithin).toBe(true);
    expect(pushkaraBhagaOf(21)).toMatchObject({ isWithin: false, degree: 21 });
    expect(pushkaraBhagaOf(22).distance).toBeCloseTo(1, 6);
    expect(pushkaraBhagaOf(60.5, 'patel').degree).toBe(24);
    expect(PUSHKARA_BHAGAS['jataka-parijata'].reduce((sum, degree) => sum + degree, 0)).toBe(189);
  });

  it('take gandanta one navamsha either side of the water–fire junctions', () => {
    expect(gandantaOf(119)).toEqual({ junction: 120, distance: -1, isStrict: false });
    expect(gandantaOf(0.5)).toEqual({ junction: 0, distance: 0.5, isStrict: true });
    expect(gandantaOf(356.7)?.junction).toBe(0);
    expect(gandantaOf(356.6)).toBeNull();
    expect(gandantaOf(90)).toBeNull();
  });

  it('take the mrityu bhaga as a point with its orb', () => {
    expect(mrityuBhagaOf('sun', 20.6).isWithin).toBe(true);
    expect(mrityuBhagaOf('sun', 20.7).isWithin).toBe(false);
    expect(mrityuBhagaOf('lagna', 2).isWithin).toBe(true);
    for (const degrees of Object.values(MRITYU_BHAGA)) {
      expect(degrees).toHaveLength(12);
      for (const degree of degrees) expect(degree).toBeGreaterThan(0);
    }
    const sums = GRAHAS.map((graha) => MRITYU_BHAGA[graha].reduce((sum, degree) => sum + degree, 0));
    expect(sums).toEqual([162, 206, 221, 165, 191, 191, 149, 196, 196]);
  });
});

describe('chara karakas', () => {
  it('agree with the reference in the scheme of eight', () => {
    for (const { birth, expect: want } of references) {
      const karakas = charaKarakas(grahaLongitudes(chartOfBirth(ephemeris, birth)), 8);
      const order = ['AK', 'AmK', 'BK', 'MK', 'PiK', 'PK', 'GK', 'DK'].map((name) =>
        GRAHAS.find((graha) => karakas[graha] === name),
      );
      expect(order).toEqual(want.charaKarakas8);
    }
  });

  it('leave the nodes out of the scheme of seven', () => {
    const karakas = charaKarakas(
      byGraha((graha) => GRAHAS.indexOf(graha)),
      7,
    );
    expect(karakas.saturn).toBe('AK');
    expect(karakas.sun).toBe('DK');
    expect(karakas.rahu).toBeUndefined();
    expect(Object.values(karakas)).not.toContain('PiK');
  });
});

describe('functional nature', () => {
  it('makes one yogakaraka for six lagnas and none for the others', () => {
    const yogakarakas = signs.map((lagna) =>
      functionalRoles(lagna)
        .filter(({ nature }) => nature === 'yogakaraka')
        .map(({ graha }) => graha)
        .join(),
    );
    expect(yogakarakas).toEqual(['', 'saturn', '', 'mars', 'mars', '', 'saturn', '', '', 'venus', 'venus', '']);
  });

  it('reads the verses: lords of trines good, of 3, 6, 11 bad, the eighth exempt for the luminaries', () => {
    expect(functionalRole(1, 'jupiter').nature).toBe('benefic');
    expect(functionalRole(1, 'mercury').nature).toBe('malefic');
    expect(functionalRole(1, 'mars').nature).toBe('mixed');
    expect(functionalRole(9, 'moon')).toMatchObject({ nature: 'neutral', reasons: ['EIGHTH_LORD_EXEMPT'] });
    expect(functionalRole(2, 'jupiter')).toMatchObject({ nature: 'malefic', isHarmfulEighthLord: true });
    expect(functionalRole(1, 'venus')).toMatchObject({ lordOf: [2, 7], isMaraka: true, nature: 'neutral' });
  });

  it('gives every house one lord', () => {
    for (const lagna of signs) {
      const houses = functionalRoles(lagna).flatMap(({ lordOf }) => lordOf);
      expect([...houses].sort((a, b) => a - b)).toEqual([...signs]);
    }
  });
});

describe('arudhas', () => {
  it('never fall on the house itself or the seventh from it', () => {
    for (const sign of signs) {
      for (const lord of signs) {
        const count = ((arudhaOf(sign, lord) - sign + 12) % 12) + 1;
        expect([1, 7]).not.toContain(count);
      }
    }
  });

  it('go as far from the lord as the lord is from the house', () => {
    expect(arudhaOf(1, 3)).toBe(5);
    expect(arudhaOf(1, 1)).toBe(10);
    expect(arudhaOf(1, 7)).toBe(10);
    expect(arudhaOf(1, 4)).toBe(4);
  });

  it('exist for twelve houses and, in the dual school, for nine grahas', () => {
    const input = {
      signs: byGraha((graha): Sign => (graha === 'ketu' ? 8 : graha === 'rahu' ? 2 : 5)),
      longitudes: byGraha(() => 130),
    };
    expect(bhavaArudhas(1, input)).toHaveLength(12);
    expect(Object.keys(grahaArudhas(input))).toEqual([...CLASSICAL_GRAHAS]);
    expect(Object.keys(grahaArudhas(input, 'dual'))).toHaveLength(9);
    // Ketu in Scorpio: Mars outside counts for it.
    expect(bhavaArudhas(8, input, 'dual')[0]).toBe(arudhaOf(8, 5));
  });
});

describe('argala', () => {
  it('needs more grahas than obstruct it and is reversed for Ketu', () => {
    const placement = byGraha(
      (graha): Sign => (graha === 'jupiter' ? 2 : graha === 'saturn' ? 12 : graha === 'venus' ? 4 : 7),
    );
    const { argalas } = argalaOn(1, placement, ['saturn']);
    expect(argalas[0]).toMatchObject({ from: 2, by: ['jupiter'], obstructedBy: ['saturn'], isEffective: false });
    expect(argalas[1]).toMatchObject({ from: 4, by: ['venus'], obstructedBy: [], isEffective: true });
    expect(argalaOn(1, placement, [], true).argalas[0]).toMatchObject({ by: ['saturn'], obstructedBy: ['jupiter'] });
  });

  it('counts three malefics in the third as an argala of its own', () => {
    const placement = byGraha((): Sign => 3);
    expect(argalaOn(1, placement, ['sun', 'mars', 'saturn']).vipareeta).toEqual(['sun', 'mars', 'saturn']);
    expect(argalaOn(1, placement, ['sun', 'mars']).vipareeta).toEqual([]);
  });
});

describe('sub-lords', () => {
  it('divide a star from its own lord in proportion to the years', () => {
    expect(subLordOf(0.5).sub).toBe('ketu');
    expect(subLordOf((7 / 120) * (40 / 3) + 0.001).sub).toBe('venus');
    expect(subLordOf(13.3).sub).toBe('mercury');
    expect(subLordOf(0.001)).toEqual({ sub: 'ketu', subSub: 'ketu' });
  });

  it('balance of the dasha falls from the whole period to nothing over the star', () => {
    expect(vimshottariBalance(0).lord).toBe('ketu');
    expect(vimshottariBalance(0).years).toBeCloseTo(7, 6);
    fc.assert(
      fc.property(longitude, (at) => {
        const { years } = vimshottariBalance(at);
        expect(years).toBeGreaterThanOrEqual(0);
        expect(years).toBeLessThanOrEqual(20);
      }),
    );
  });
});

describe('stations', () => {
  it('are the slow twentieth of the mean motion', () => {
    expect(isStationary({ id: 'saturn', speed: 0.001 })).toBe(true);
    expect(isStationary({ id: 'saturn', speed: 0.03 })).toBe(false);
    expect(isStationary({ id: 'moon', speed: 0.001 })).toBe(false);
  });
});
