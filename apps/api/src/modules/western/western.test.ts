import {
  getComposite,
  getLunarReturn,
  getProgressions,
  getSolarReturn,
  getSynastry,
  getWesternAspects,
  getWesternChart,
  getWesternMoon,
  getWesternTransits,
} from '@nebosvod/contracts/chart-western';
import { DAY_MS, HOUR_MS } from '@nebosvod/engine/time/durations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../../../scripts/must.ts';
import { birth } from '../../../test/births.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

const partner = { date: '1987-11-02', time: '08:10', latitude: 59.9386, longitude: 30.3141, timeZone: 'Europe/Moscow' };
const murmansk = { ...birth, latitude: 68.9585, longitude: 33.0827 };

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const msBetween = (a: string, b: string) => Math.abs(Date.parse(a) - Date.parse(b));

describe('western.getChart', () => {
  it('is tropical and in Placidus, whatever the defaults of the rest', async () => {
    const { value } = await test.call(getWesternChart, { body: { birth } });
    expect(value.settings).toMatchObject({ zodiac: 'tropical', houseSystem: 'placidus' });
    expect(value.bodies).toHaveLength(14);
    expect(value.bodies[0]).toMatchObject({ id: 'sun', sign: 2 });
    expect(value.houses).toMatchObject({ requested: 'placidus', system: 'placidus', reason: null });
    expect(value.bodies.find(({ id }) => id === 'chiron')?.dignity).toBeNull();
    expect(value.aspects.every(({ orb }) => orb <= 6)).toBe(true);
  });

  it('names Porphyry inside the polar circle', async () => {
    const { value } = await test.call(getWesternChart, { body: { birth: murmansk } });
    expect(value.houses).toMatchObject({ requested: 'placidus', system: 'porphyry', reason: 'POLAR_CIRCLE' });
  });

  it('without a birth time tells nothing of the hour and gives the range of the day', async () => {
    const { value } = await test.call(getWesternChart, { body: { birth: { ...birth, time: null }, withAngles: true } });
    expect(value).toMatchObject({ ascendant: null, houses: null, fortune: null, isDay: null, reason: 'UNKNOWN_TIME' });
    const moon = value.bodies.find(({ id }) => id === 'moon');
    expect(((moon?.range?.max ?? 0) - (moon?.range?.min ?? 0) + 360) % 360).toBeGreaterThan(11);
    expect(value.bodies.every(({ house }) => house === null)).toBe(true);
    expect(value.aspects.some(({ a, b }) => a === 'ascendant' || b === 'ascendant')).toBe(false);
  });

  it('refuses the sidereal zodiac and an orb of thirty degrees', async () => {
    const sidereal = await test.call(getWesternChart, { body: { birth, settings: { zodiac: 'sidereal' } } });
    expect(sidereal.problem.errors).toEqual([
      { path: 'settings.zodiac', message: 'Западная карта строится в тропическом зодиаке' },
    ]);
    const wide = await test.call(getWesternAspects, { body: { birth, orbs: { points: { sun: 30 } } } });
    expect(wide.problem.errors?.[0]?.path).toBe('orbs.points.sun');
  });
});

describe('western.getAspects', () => {
  it('takes orbs by body as data and counts angles when asked', async () => {
    const narrow = { points: { sun: 1, moon: 1 } };
    const plain = (await test.call(getWesternAspects, { body: { birth } })).value;
    const { value } = await test.call(getWesternAspects, { body: { birth, orbs: narrow, withAngles: true } });
    expect(value.orbs).toMatchObject({ sun: 1, mars: 6 });
    expect(value.aspects.find(({ a, b }) => a === 'sun' && b === 'moon')?.limit ?? 1).toBe(1);
    expect(value.aspects.filter(({ b }) => b === 'ascendant').every(({ applying }) => applying === null)).toBe(true);
    expect(plain.aspects.filter(({ a }) => a === 'sun').length).toBeGreaterThanOrEqual(
      value.aspects.filter(({ a, b }) => a === 'sun' && b !== 'ascendant' && b !== 'midheaven' && b !== 'fortune')
        .length,
    );
  });
});

describe('western.getTransits', () => {
  it('lists exact moments of a year in order, with retrograde passes', async () => {
    const body = { birth, from: '2026-01-01', to: '2026-12-31', at: '2026-06-01T00:00:00Z', withAngles: true };
    const { value } = await test.call(getWesternTransits, { body });
    expect(value.at).toBe('2026-06-01T00:00:00.000Z');
    const instants = value.hits?.map(({ instant }) => instant) ?? [];
    expect(instants.length).toBeGreaterThan(150);
    expect(instants).toEqual([...instants].sort());
    expect(value.hits?.some(({ isRetrograde, pass }) => isRetrograde && pass === 2)).toBe(true);
    expect(value.bodies.some(({ id }) => id === 'moon')).toBe(false);
    expect(value.aspects.every(({ applying }) => typeof applying === 'boolean' || applying === null)).toBe(true);
  });

  it('a century runs in a thread and agrees with years searched one by one', async () => {
    const asked = {
      birth,
      transiting: ['saturn', 'jupiter', 'mars', 'sun'],
      aspects: ['conjunction', 'square', 'opposition'],
    };
    const whole = await test.call(getWesternTransits, { body: { ...asked, from: '1950-01-01', to: '2049-12-31' } });
    const year = await test.call(getWesternTransits, { body: { ...asked, from: '2026-01-01', to: '2026-12-31' } });
    const of2026 = whole.value.hits?.filter(({ instant }) => instant.startsWith('2026'));
    expect(of2026?.map(({ body, natal, aspect }) => [body, natal, aspect])).toEqual(
      year.value.hits?.map(({ body, natal, aspect }) => [body, natal, aspect]),
    );
  });

  it('names its limits: 200 years, twenty thousand moments, both ends of a range', async () => {
    const long = await test.call(getWesternTransits, { body: { birth, from: '1900-01-01', to: '2101-01-02' } });
    expect(long.problem).toMatchObject({ code: 'LIMIT_EXCEEDED', detail: expect.stringContaining('200') });
    const moon = { birth, from: '1950-01-01', to: '2050-01-01', transiting: ['moon'] };
    const many = await test.call(getWesternTransits, { body: moon });
    expect(many.problem).toMatchObject({ code: 'LIMIT_EXCEEDED', detail: expect.stringContaining('20 тысяч') });
    expect(
      (await test.call(getWesternTransits, { body: { birth, from: '2026-01-01' } })).problem.errors?.[0]?.path,
    ).toBe('to');
    const early = await test.call(getWesternTransits, { body: { birth, at: '1700-01-01T00:00:00Z' } });
    expect(early.problem.code).toBe('DATE_OUT_OF_RANGE');
  });
});

describe('returns and progressions', () => {
  it('the solar return by number and by year are one, for the place of residence', async () => {
    const byCount = (await test.call(getSolarReturn, { body: { birth, count: 36 } })).value;
    const byYear = (
      await test.call(getSolarReturn, {
        body: { birth, year: 2026, residence: { latitude: 43.1155, longitude: 131.8855 } },
      })
    ).value;
    expect(byYear.count).toBe(36);
    expect(byYear.instant).toBe(byCount.instant);
    expect(byYear.chart?.ascendant?.longitude).not.toBe(byCount.chart?.ascendant?.longitude);
    expect(byCount.aspectsToNatal?.find(({ a, b }) => a === 'sun' && b === 'sun')?.orb).toBeLessThan(1e-4);
    expect(msBetween(byCount.instant, byCount.nextInstant) / DAY_MS).toBeCloseTo(365.24, 0);
  });

  it('without a birth time a return has an instant with its range and no chart', async () => {
    const { value } = await test.call(getSolarReturn, { body: { birth: { ...birth, time: null }, count: 36 } });
    expect(value).toMatchObject({ chart: null, reason: 'UNKNOWN_TIME' });
    expect(msBetween(value.instantRange?.from ?? '', value.instantRange?.to ?? '') / HOUR_MS).toBeCloseTo(24, 0);
  });

  it('refuses a year before the birth, two ways at once and what lies past 2399', async () => {
    const call = async (body: object) => (await test.call(getSolarReturn, { body: { birth, ...body } })).problem;
    expect(await call({ year: 1989 })).toMatchObject({ code: 'VALIDATION', errors: [{ path: 'year' }] });
    expect((await call({ year: 2000, count: 10 })).code).toBe('CONFLICTING_OPTIONS');
    expect((await call({ count: 409 })).code).toBe('DATE_OUT_OF_RANGE');
  });

  it('lunar returns follow one another by a tropical month', async () => {
    const { value } = await test.call(getLunarReturn, { body: { birth, after: '2026-01-01T00:00:00Z', count: 3 } });
    expect(value.instants).toHaveLength(3);
    expect(value.instants[0]).toBe(value.instant);
    expect(msBetween(must(value.instants[0]), must(value.instants[1])) / DAY_MS).toBeCloseTo(27.3, 0);
  });

  it('progressions name the method of their angles', async () => {
    const solarArc = (await test.call(getProgressions, { body: { birth, years: 36 } })).value;
    const naibod = (await test.call(getProgressions, { body: { birth, years: 36, angles: 'naibod' } })).value;
    expect(solarArc.anglesMethod).toBe('solar-arc');
    expect(solarArc.progressedInstant).toBe('1990-06-22T10:30:00.000Z');
    expect(solarArc.midheaven?.longitude).not.toBe(naibod.midheaven?.longitude);
    expect(solarArc.aspectsToNatal.every(({ orb }) => orb <= 1)).toBe(true);
    const early = await test.call(getProgressions, { body: { birth, at: '1980-01-01T00:00:00Z' } });
    expect(early.problem.detail).toContain('раньше рождения');
  });
});

describe('two people', () => {
  it('synastry gives inter-aspects and overlays both ways', async () => {
    const { value } = await test.call(getSynastry, { body: { birth, partner } });
    expect(value.partnerMoment.instant).toBe('1987-11-02T05:10:00.000Z');
    expect(value.aspects.length).toBeGreaterThan(10);
    expect(value.inPartnerHouses).toHaveLength(14);
    const open = (await test.call(getSynastry, { body: { birth, partner: { ...partner, time: null } } })).value;
    expect(open).toMatchObject({ inPartnerHouses: null, reason: 'UNKNOWN_TIME' });
    expect(open.partnerInHouses).toHaveLength(14);
  });

  it('a mistake in the second birth is named by its field', async () => {
    const { problem } = await test.call(getSynastry, { body: { birth, partner: { ...partner, date: '1987-02-30' } } });
    expect(problem).toMatchObject({ code: 'VALIDATION', errors: [{ path: 'partner.date' }] });
  });

  it('a composite names its method; Davison has a sky', async () => {
    const midpoint = (await test.call(getComposite, { body: { birth, partner } })).value;
    expect(midpoint).toMatchObject({ method: 'midpoint', sky: null, houses: { system: 'porphyry' } });
    const davison = (await test.call(getComposite, { body: { birth, partner, method: 'davison' } })).value;
    expect(davison.sky?.instant.slice(0, 4)).toBe('1989');
  });
});

describe('western.getMoon', () => {
  it('gives phase, quarters and voids of a month', async () => {
    const body = { at: '2026-03-03T12:00:00Z', from: '2026-03-01', to: '2026-03-31', voidBodies: 'sun-to-saturn' };
    const { value } = await test.call(getWesternMoon, { body });
    expect(value.moon).toMatchObject({ phase: 'full', sign: 6 });
    expect(value.phases.map(({ phase }) => phase)).toEqual(['full', 'last-quarter', 'new', 'first-quarter']);
    expect(value.voids).toHaveLength(14);
    expect(
      (await test.call(getWesternMoon, { body: { from: '2020-01-01', to: '2031-01-01' } })).problem.detail,
    ).toContain('10');
  });
});
