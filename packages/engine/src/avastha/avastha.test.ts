import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { chartOfBirth } from '../../test/chart-of-birth.ts';
import { signOf } from '../angle/sign.ts';
import { GRAHAS } from '../bodies.ids.ts';
import type { Graha } from '../bodies.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { loadEphemeris } from '../ephemeris/swisseph.ts';
import { dignityOf } from '../state/dignity.ts';
import { byGraha } from '../state/placement.ts';
import references from '../vectors/charts.json' with { type: 'json' };
import { BALADI, SHAYANADI } from './avastha.ids.ts';
import { NAME_ANKAS, SHAYANADI_NUMBERS } from './avastha.table.ts';
import { type AvasthaInput, avasthaInput, baladiOf, deeptadiOf, jagradadiOf, lajjitadiOf } from './avastha.ts';
import { nameAnka, runningGhati, shayanadiOf } from './shayanadi.ts';

let ephemeris: Ephemeris;
beforeAll(async () => {
  ephemeris = await loadEphemeris();
});

/** Facts of a made-up chart: longitudes of some grahas, the rest far from them in Gemini. */
function facts(places: Partial<Record<Graha, number>>): AvasthaInput {
  const longitudes = byGraha((graha) => places[graha] ?? 75);
  const signs = byGraha((graha) => signOf(longitudes[graha]));
  return {
    longitudes,
    signs,
    dignities: byGraha((graha) => dignityOf(graha, longitudes[graha], signs)),
    combust: new Set(),
    benefics: ['jupiter', 'venus'],
    malefics: ['sun', 'mars', 'saturn', 'rahu', 'ketu'],
  };
}

describe('baladi', () => {
  it('agrees with the reference', () => {
    for (const { expect: want } of references) {
      const planets = new Map(Object.entries(want.planets));
      for (const [id, index] of Object.entries(want.baladi)) {
        const at = planets.get(id)?.longitude ?? Number.NaN;
        expect(baladiOf(signOf(at), at).id).toBe(BALADI[index]);
      }
    }
  });

  it('runs backward in even signs and changes at whole sixths', () => {
    expect(baladiOf(1, 5.999).id).toBe('bala');
    expect(baladiOf(1, 6).id).toBe('kumara');
    expect(baladiOf(2, 30).id).toBe('mrita');
    expect(baladiOf(2, 59.999).id).toBe('bala');
    expect(baladiOf(1, 15).effect.share).toBe(1);
  });
});

describe('jagradadi', () => {
  it('follows the dignity', () => {
    expect(jagradadiOf('moolatrikona').id).toBe('jagrat');
    expect(jagradadiOf('neutral').id).toBe('swapna');
    expect(jagradadiOf('great-enemy').id).toBe('sushupti');
    expect(jagradadiOf('debilitated').effect.share).toBe(0);
  });
});

describe('deeptadi', () => {
  it('leads with exaltation, then combustion, then evil company', () => {
    expect(must(deeptadiOf('sun', facts({ sun: 5 }))[0]).id).toBe('deepta');
    const withMars = facts({ venus: 35, mars: 40 });
    expect(deeptadiOf('venus', withMars).map(({ id }) => id)).toEqual(['vikala', 'swastha']);
    const burnt = { ...withMars, combust: new Set<Graha>(['venus']) };
    expect(must(deeptadiOf('venus', burnt)[0]).id).toBe('kopi');
  });

  it('always has a state, with its grounds', () => {
    const input = avasthaInput(chartOfBirth(ephemeris, must(references[0]).birth));
    for (const graha of GRAHAS) {
      const state = must(deeptadiOf(graha, input)[0]);
      expect(state.rule).not.toBe('');
      expect(state.reason).toHaveProperty('dignity');
    }
  });
});

describe('lajjitadi', () => {
  const ids = (graha: Graha, input: AvasthaInput, lagna: 1 | 9 | null = null) =>
    lajjitadiOf(graha, input, lagna).map(({ id }) => id);

  it('shames a graha in the fifth with a node, and not when the lagna is unknown', () => {
    const input = facts({ venus: 125, rahu: 130 });
    expect(ids('venus', input, 1)).toContain('lajjita');
    expect(ids('venus', input, 9)).not.toContain('lajjita');
    expect(ids('venus', input, null)).not.toContain('lajjita');
  });

  it('makes an exalted graha proud', () => {
    expect(ids('saturn', facts({ saturn: 200 }))).toContain('garvita');
  });

  it('starves a graha with Saturn and gladdens one with Jupiter', () => {
    expect(ids('mars', facts({ mars: 200, saturn: 205 }))).toContain('kshudhita');
    expect(ids('venus', facts({ venus: 250, jupiter: 245 }))).toContain('mudita');
  });

  it('agitates a graha with the Sun that a malefic looks at', () => {
    const input = facts({ sun: 10, mercury: 12, saturn: 190 });
    expect(ids('mercury', input)).toContain('kshobhita');
    expect(ids('mercury', facts({ sun: 10, mercury: 12 }))).not.toContain('kshobhita');
  });
});

describe('shayanadi', () => {
  const birth = { janmaNakshatra: 10, ghati: 22, lagna: 5, nameAnka: 1 } as const;

  it('comes out as computed by hand', () => {
    // Sun at 15° Aries: star 2 (Bharani), navamsha 5: 2·1·5 + 10 + 22 + 5 = 47, remainder 11, kautuka; 121 + 1 = 122 mod 12 = 2, + 5 = 7, mod 3 = 1.
    const state = shayanadiOf('sun', 15, birth);
    expect(state.reason).toMatchObject({ nakshatra: 2, navamsha: 5, sum: 47 });
    expect(state.id).toBe('kautuka');
    expect(state.degree).toBe('drishti');
    expect(state.effect.share).toBe(0.5);
  });

  it('has no degree without a name', () => {
    expect(shayanadiOf('sun', 15, { ...birth, nameAnka: null })).toMatchObject({ degree: null, effect: {} });
  });

  it('is one of twelve for any place', () => {
    fc.assert(
      fc.property(fc.constantFrom(...GRAHAS), fc.double({ min: 0, max: 359.99, noNaN: true }), (graha, at) => {
        expect(SHAYANADI).toContain(shayanadiOf(graha, at, birth).id);
      }),
    );
  });

  it('counts a begun ghati', () => {
    expect(runningGhati(0)).toBe(1);
    expect(runningGhati(0.2)).toBe(1);
    expect(runningGhati(1.2)).toBe(2);
    expect(runningGhati(2)).toBe(2);
  });

  it('reads the first sound of a name, the longer spelling first', () => {
    expect(nameAnka('Анна')).toBe(1);
    expect(nameAnka('  иван')).toBe(2);
    expect(nameAnka('Джон')).toBe(2);
    expect(nameAnka('Дмитрий')).toBe(5);
    expect(nameAnka('Olga')).toBe(5);
    expect(nameAnka('1')).toBeNull();
    expect(nameAnka('')).toBeNull();
  });

  it('has every sound once in the table', () => {
    const sounds = NAME_ANKAS.flatMap(([, list]) => list);
    expect(new Set(sounds).size).toBe(sounds.length);
    expect(Object.values(SHAYANADI_NUMBERS).reduce((sum, { addend }) => sum + addend, 0)).toBe(31);
  });
});
