import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { chartOfBirth } from '../../test/chart-of-birth.ts';
import { CLASSICAL_GRAHAS } from '../bodies.ids.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { loadEphemeris } from '../ephemeris/swisseph.ts';
import { byGraha } from '../state/placement.ts';
import { DAY_MS } from '../time/durations.ts';
import references from '../vectors/charts.json' with { type: 'json' };
import {
  CHESHTA_METHODS,
  DREKKANA_SCHEMES,
  LUMINARY_CHESHTA,
  MOON_BENEFIC_RULES,
  SAPTAVARGAJA_SCHEMES,
} from './bala.ids.ts';
import { BRIGHTNESS_RANK } from './bala.table.ts';
import { beneficsOf, isMoonBenefic } from './benefic.ts';
import { signKind } from './bhava.ts';
import { motionState } from './cheshta.ts';
import { computeShadbala, DEFAULT_SHADBALA, extremes, type ShadbalaOptions } from './shadbala.ts';
import { type ShadbalaInput, shadbalaInput } from './shadbala-input.ts';
import type { TraceEntry } from './trace.ts';

let ephemeris: Ephemeris;
beforeAll(async () => {
  ephemeris = await loadEphemeris();
});

const options: fc.Arbitrary<ShadbalaOptions> = fc.record({
  drekkanaScheme: fc.constantFrom(...DREKKANA_SCHEMES),
  saptavargajaScheme: fc.constantFrom(...SAPTAVARGAJA_SCHEMES),
  cheshtaMethod: fc.constantFrom(...CHESHTA_METHODS),
  moonBenefic: fc.constantFrom(...MOON_BENEFIC_RULES),
  luminaryCheshta: fc.constantFrom(...LUMINARY_CHESHTA),
});

const inputOf = (date: string, latitude = 55.7558, longitude = 37.6173): ShadbalaInput =>
  shadbalaInput(
    ephemeris,
    chartOfBirth(ephemeris, { date, time: '12:34:56', latitude, longitude, utcOffsetSeconds: 10_800 }),
  );

/** Any birth of two centuries between the polar circles. */
const input = fc
  .record({
    day: fc.integer({ min: 0, max: 73_000 }),
    latitude: fc.double({ min: -60, max: 60, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  .map(({ day, latitude, longitude }) =>
    inputOf(new Date(Date.UTC(1850, 0, 1) + day * DAY_MS).toISOString().slice(0, 10), latitude, longitude),
  );

const RADIAN = Math.PI / 180;
/** The words an expression may use, written here afresh. */
const WORDS = {
  fold: (x: number) => Math.abs(((((x + 180) % 360) + 360) % 360) - 180),
  signed: (x: number) => ((((x + 180) % 360) + 360) % 360) - 180,
  sin: (x: number) => Math.sin(x * RADIAN),
  asin: (x: number) => Math.asin(x) / RADIAN,
  floor: Math.floor,
  abs: Math.abs,
  sqrt: Math.sqrt,
  sum: (parts: Record<string, number>) => Object.values(parts).reduce((total, part) => total + part, 0),
};

function recompute({ expression, inputs }: TraceEntry): unknown {
  const names = { ...WORDS, ...inputs };
  return new Function(...Object.keys(names), `return ${expression};`)(...Object.values(names));
}

function expectTraceToHold(input: ShadbalaInput, choice: ShadbalaOptions): void {
  const { trace } = computeShadbala(input, choice);
  for (const [path, entry] of Object.entries(trace)) {
    expect(recompute(entry), `${path}: ${entry.expression}`).toBeCloseTo(entry.value, 6);
  }
}

describe.each(references)('shadbala of $city, $birth.date', ({ birth, expect: { shadbala: want } }) => {
  it('agrees with the reference in its parts', () => {
    const { planets } = computeShadbala(shadbalaInput(ephemeris, chartOfBirth(ephemeris, birth)));
    for (const graha of CLASSICAL_GRAHAS) {
      const { sthana, dig } = planets[graha];
      expect(dig).toBeCloseTo(want.dig[graha], 1);
      expect(sthana.uccha).toBeCloseTo(want.uccha[graha], 1);
      expect(sthana.ojaYugma).toBe(want.ojaYugma[graha]);
      expect(sthana.kendradi).toBe(want.kendradi[graha]);
      expect(sthana.drekkana).toBe(want.drekkanaMaleNeuterFemale[graha]);
    }
  });
});

describe('trace', () => {
  it('recomputes every value of the reference births from its inputs and the text of its formula', () => {
    for (const { birth } of references) {
      expectTraceToHold(shadbalaInput(ephemeris, chartOfBirth(ephemeris, birth)), DEFAULT_SHADBALA);
    }
  });

  it('does so for any birth and any choice of schools', () => {
    fc.assert(fc.property(input, options, expectTraceToHold), { numRuns: 40 });
  });

  it('has an entry for every number of the answer, under its path', () => {
    const { planets, houses, trace } = computeShadbala(inputOf('1990-05-17'));
    const given = (path: string) => /\.(required|fromLord|middle)$/.test(path) || /\.house$/.test(path);
    const walk = (value: unknown, path: string): void => {
      if (typeof value === 'number' && !given(path)) expect(trace[path]?.value, path).toBe(value);
      if (typeof value === 'object' && value !== null) {
        for (const [key, part] of Object.entries(value)) walk(part, `${path}.${key}`);
      }
    };
    walk(planets, 'planets');
    walk(houses, 'houses');
  });
});

describe('shadbala of any birth', () => {
  it('keeps every part within its bounds', () => {
    const within = (value: number | null, low: number, high: number, what: string) => {
      expect(value, what).not.toBeNull();
      expect(value, what).toBeGreaterThanOrEqual(low - 1e-9);
      expect(value, what).toBeLessThanOrEqual(high + 1e-9);
    };
    fc.assert(
      fc.property(input, options, (birth, choice) => {
        const { planets, houses } = computeShadbala(birth, choice);
        for (const graha of CLASSICAL_GRAHAS) {
          const { sthana, dig, kala, cheshta, ishta, kashta } = planets[graha];
          within(sthana.uccha, 0, 60, `${graha} uccha`);
          within(sthana.saptavargaja, 7 * 1.875, 45 + 6 * 30, `${graha} saptavargaja`);
          expect([0, 15, 30]).toContain(sthana.ojaYugma);
          expect([15, 30, 60]).toContain(sthana.kendradi);
          expect([0, 15]).toContain(sthana.drekkana);
          within(dig, 0, 60, `${graha} dig`);
          within(kala.natonnata, 0, 60, `${graha} natonnata`);
          within(kala.paksha, 0, graha === 'moon' ? 120 : 60, `${graha} paksha`);
          within(kala.ayana, 0, graha === 'sun' ? 120 : 60, `${graha} ayana`);
          within(cheshta, 0, 60, `${graha} cheshta`);
          within(ishta, 0, 60, `${graha} ishta`);
          within(kashta, 0, 60, `${graha} kashta`);
        }
        for (const house of houses ?? []) within(house.dig, 0, 60, `house ${house.house}`);
      }),
      { numRuns: 60 },
    );
  });

  it('has one lord of the year, month, day, hora and third, and opposite sides of day and night', () => {
    fc.assert(
      fc.property(input, (birth) => {
        const { planets } = computeShadbala(birth);
        const total = (part: 'abda' | 'masa' | 'vara' | 'hora' | 'tribhaga') =>
          CLASSICAL_GRAHAS.reduce((sum, graha) => sum + (planets[graha].kala[part] ?? Number.NaN), 0);
        expect([total('abda'), total('masa'), total('vara'), total('hora'), total('tribhaga')]).toEqual([
          15, 30, 45, 60, 120,
        ]);
        expect((planets.sun.kala.natonnata ?? 0) + (planets.moon.kala.natonnata ?? 0)).toBeCloseTo(60, 9);
      }),
      { numRuns: 60 },
    );
  });

  it('ranks 1 … 7 by the share of what is required', () => {
    const shadbala = computeShadbala(inputOf('1990-05-17'));
    const ranks = CLASSICAL_GRAHAS.map((graha) => shadbala.planets[graha].rank);
    expect([...ranks].sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const ends = extremes(shadbala);
    expect(ends && shadbala.planets[ends.strongest].rank).toBe(1);
    expect(ends && shadbala.planets[ends.weakest].rank).toBe(7);
  });

  it('gains from war exactly what the loser gives', () => {
    fc.assert(
      fc.property(input, fc.double({ min: 0, max: 359, noNaN: true }), (birth, at) => {
        // Mars, Jupiter and Saturn are put within a degree of each other.
        const longitudes = { ...birth.longitudes, mars: at, jupiter: at + 0.4, saturn: at + 0.7 };
        const { planets } = computeShadbala({ ...birth, longitudes });
        const sum = CLASSICAL_GRAHAS.reduce((total, graha) => total + (planets[graha].kala.yuddha ?? Number.NaN), 0);
        expect(sum).toBeCloseTo(0, 6);
      }),
      { numRuns: 30 },
    );
  });
});

describe('war', () => {
  it('gives the difference of strengths over the difference of discs to the more northern', () => {
    const birth = inputOf('1990-05-17');
    const longitudes = { ...birth.longitudes, mars: 100, saturn: 100.5, jupiter: 200, venus: 300, mercury: 10 };
    const latitudes = { ...byGraha(() => 0), mars: 1, saturn: -1 };
    const { planets } = computeShadbala({ ...birth, longitudes, latitudes });
    const before = ({ sthana, dig, kala }: (typeof planets)['mars']) =>
      [
        sthana.total,
        dig,
        kala.natonnata,
        kala.paksha,
        kala.tribhaga,
        kala.abda,
        kala.masa,
        kala.vara,
        kala.hora,
      ].reduce<number>((sum, part) => sum + (part ?? Number.NaN), 0);
    const gain = Math.abs(before(planets.mars) - before(planets.saturn)) / (158 - 9.4);
    expect(planets.mars.kala.yuddha).toBeCloseTo(gain, 9);
    expect(planets.saturn.kala.yuddha).toBeCloseTo(-gain, 9);
    expect(planets.venus.kala.yuddha).toBe(0);
  });
});

describe('births without a time or a sunrise', () => {
  it('an unknown time leaves what needs no ascendant and names the reason of every null', () => {
    const chart = chartOfBirth(ephemeris, must(references[0]).birth);
    const { planets, houses } = computeShadbala(shadbalaInput(ephemeris, chart, { isTimeKnown: false }));
    expect(houses).toBeNull();
    expect(planets.sun).toMatchObject({
      reason: 'UNKNOWN_TIME',
      dig: null,
      total: null,
      rupas: null,
      ratio: null,
      rank: null,
      sthana: { kendradi: null, total: null },
      kala: { natonnata: null, tribhaga: null, abda: null, masa: null, vara: null, hora: null, total: null },
    });
    expect(planets.sun.sthana.uccha).toBeGreaterThan(0);
    expect(planets.sun.kala.paksha).toBeGreaterThan(0);
  });

  it('polar night has no day lords: those parts and the totals are null, the rest stands', () => {
    const murmansk = references.find(({ tag }) => tag === 'polar_night');
    expect(murmansk).toBeDefined();
    if (!murmansk) return;
    const { planets, houses } = computeShadbala(shadbalaInput(ephemeris, chartOfBirth(ephemeris, murmansk.birth)));
    expect(planets.moon).toMatchObject({
      reason: 'POLAR_NIGHT',
      total: null,
      kala: { hora: null, vara: null, total: null },
    });
    expect(planets.moon.dig).not.toBeNull();
    expect(planets.moon.kala.natonnata).not.toBeNull();
    expect(houses?.[0]).toMatchObject({ reason: 'POLAR_NIGHT', fromLord: null, total: null });
    expect(must(houses?.[0]).dig).toBeGreaterThanOrEqual(0);
  });
});

describe('rules of the parts', () => {
  it('the Moon is benefic from the 8th tithi to the 23rd, or in the bright half', () => {
    expect([83.9, 84, 275.9, 276].map((arc) => isMoonBenefic(arc, 'shukla-8-to-krishna-8'))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([0, 179.9, 180].map((arc) => isMoonBenefic(arc, 'bright-half'))).toEqual([true, true, false]);
  });

  it('Mercury is benefic alone, malefic with a malefic, and benefic again when a benefic joins', () => {
    const places = { ...byGraha(() => 5), mercury: 95, moon: 40, sun: 300 };
    const isBenefic = (changed: Partial<typeof places>) =>
      beneficsOf({ ...places, ...changed }, 'bright-half').has('mercury');
    expect(isBenefic({})).toBe(true);
    expect(isBenefic({ saturn: 100 })).toBe(false);
    expect(isBenefic({ rahu: 100 })).toBe(false);
    expect(isBenefic({ saturn: 100, jupiter: 110 })).toBe(true);
  });

  it('natural strength falls from the Sun to Saturn in sevenths of a rupa', () => {
    const { planets } = computeShadbala(inputOf('1990-05-17'));
    for (const graha of CLASSICAL_GRAHAS)
      expect(planets[graha].naisargika).toBeCloseTo((60 / 7) * BRIGHTNESS_RANK[graha], 9);
    expect(planets.saturn.naisargika).toBeCloseTo(8.57, 2);
  });

  it.each([
    [-0.3, 15, 'vakra'],
    [-0.3, 0.1, 'anuvakra'],
    [0.01, 15, 'vikala'],
    [0.2, 15, 'mandatara'],
    [0.4, 15, 'manda'],
    [0.52, 15, 'sama'],
    [0.7, 15, 'chara'],
    [0.7, 29.8, 'atichara'],
  ] as const)('Mars moving %s° a day at %s° of a sign is %s', (speed, degree, state) => {
    expect(motionState('mars', 60 + degree, speed)).toBe(state);
  });

  it('kinds of signs: Sagittarius is biped before 15°, Capricorn watery after it', () => {
    expect([250, 260, 280, 290, 215].map(signKind)).toEqual(['biped', 'quadruped', 'quadruped', 'water', 'insect']);
  });

  it('luminaries take ayana and paksha as cheshta only when asked', () => {
    const birth = inputOf('1990-05-17');
    const own = computeShadbala(birth, { ...DEFAULT_SHADBALA, luminaryCheshta: 'ayana-paksha' }).planets;
    expect(computeShadbala(birth).planets.sun.cheshta).toBe(0);
    expect(own.sun.cheshta).toBeCloseTo(own.sun.kala.ayana / 2, 9);
    expect(own.moon.cheshta).toBeCloseTo(own.moon.kala.paksha / 2, 9);
  });
});
