import { getChartData, getPlanets } from '@nebosvod/contracts/chart';
import { getChakras } from '@nebosvod/contracts/chart-chakras';
import { getPlanetInfo } from '@nebosvod/contracts/chart-states';
import { getTimeMarks } from '@nebosvod/contracts/chart-time-marks';
import { bodyStates } from '@nebosvod/engine/chart/body-states';
import { computeChart } from '@nebosvod/engine/chart/chart';
import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { vargaChart } from '@nebosvod/engine/varga/varga-chart';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../../../scripts/must.ts';
import { birth, unknown } from '../../../test/births.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

describe('chart.getPlanets', () => {
  it('gives each body its states', async () => {
    const { value } = await api.call(getPlanets, { body: { birth } });
    expect(value.planets).toHaveLength(9);
    const moon = value.planets.find(({ id }) => id === 'moon');
    expect(moon).toMatchObject({ isRetrograde: false, isCombust: false });
    expect(moon?.dignity).not.toBeNull();
    expect(value.planets.map(({ charaKaraka }) => charaKaraka).filter(Boolean)).toHaveLength(7);
    expect(moon?.range).toBeUndefined();
    expect(value.trace).toBeUndefined();
  });

  it('gives the states, vargas and houses that the engine computes beside the page', async () => {
    const { value } = await api.call(getPlanets, { body: { birth, settings: { outerPlanets: true } } });
    const { julianDay, place } = value.moment;
    const chart = computeChart(await loadEphemeris(), { julianDay, place, settings: value.settings });
    expect(value.planets).toEqual(bodyStates(chart));
    const vargas = [1, 9, 60];
    const data = await api.call(getChartData, { body: { birth, settings: { outerPlanets: true }, vargas } });
    expect(data.value.charts).toEqual(vargas.map((division) => vargaChart(chart, division)));
  });

  it('has outer planets without dignity when asked for', async () => {
    const { value } = await api.call(getPlanets, { body: { birth, settings: { outerPlanets: true } } });
    const pluto = value.planets.find(({ id }) => id === 'pluto');
    expect(pluto).toMatchObject({ dignity: null, charaKaraka: null, functionalNature: null, combustion: null });
  });

  it('says how a value came about when asked', async () => {
    const { value } = await api.call(getPlanets, { body: { birth, trace: true } });
    const sun = must(value.planets[0]);
    const entry = value.trace?.['planets.0.longitude'];
    expect(entry).toBeDefined();
    const { tropicalLongitude, ayanamsha } = entry?.inputs ?? {};
    expect((Number(tropicalLongitude) - Number(ayanamsha) + 360) % 360).toBeCloseTo(sun.longitude, 9);
  });

  it('gives the range of the day for an unknown time and nothing that needs the lagna', async () => {
    const { value } = await api.call(getPlanets, { body: { birth: unknown } });
    expect(value).toMatchObject({ ascendant: null, midheaven: null, houses: null, reason: 'UNKNOWN_TIME' });
    for (const body of value.planets) {
      expect(body.house).toBeNull();
      expect(body.functionalNature).toBeNull();
      expect(body.range).toBeDefined();
    }
    const moon = value.planets.find(({ id }) => id === 'moon');
    const travelled = ((moon?.range?.max ?? 0) - (moon?.range?.min ?? 0) + 360) % 360;
    expect(travelled).toBeGreaterThan(11);
    expect(travelled).toBeLessThan(16);
    expect(moon?.holds?.pada).toBe(false);
    expect(value.planets.find(({ id }) => id === 'saturn')?.holds?.sign).toBe(true);
  });

  it('says what holds over an uncertain time', async () => {
    const { value } = await api.call(getPlanets, { body: { birth: { ...birth, timeUncertaintyMinutes: 60 } } });
    expect(value.ascendant?.holds?.pada).toBe(false);
    expect(value.planets.find(({ id }) => id === 'jupiter')?.holds).toEqual({
      sign: true,
      nakshatra: true,
      pada: true,
      navamshaSign: true,
    });
  });
});

describe('chart.getTimeMarks', () => {
  it('tells the moments at which another time of birth has another lagna, navamsha or star of the Moon', async () => {
    const { value } = await api.call(getTimeMarks, { body: { birth, from: -120, to: 120 } });
    const marks = value.marks ?? [];
    const born = Date.parse(value.moment.instant);
    for (const { at } of marks) expect(Math.abs(Date.parse(at) - born)).toBeLessThanOrEqual(120 * 60_000);
    const lagna = must(marks.find(({ kind }) => kind === 'lagna'));
    const after = new Date(Math.ceil(Date.parse(lagna.at) / 1000) * 1000).toISOString();
    const { timeZone: _, ...place } = birth;
    const utc = { ...place, utcOffsetSeconds: 0, date: after.slice(0, 10), time: after.slice(11, 19) };
    const later = await api.call(getPlanets, { body: { birth: utc } });
    expect(later.value.ascendant?.sign).toBe(lagna.into);
    // Four hours carry more than a whole sign over the horizon: its nine navamshas, its sixty parts of D60.
    const count = (wanted: string) => marks.filter(({ kind }) => kind === wanted).length;
    expect(count('d9')).toBeGreaterThan(9);
    expect(count('d60')).toBeGreaterThan(60);
  });

  it('has none for an unknown time, and refuses a stretch of more than eight hours or one that runs backward', async () => {
    const { value } = await api.call(getTimeMarks, { body: { birth: unknown, from: -60, to: 60 } });
    expect(value).toMatchObject({ marks: null, reason: 'UNKNOWN_TIME' });
    for (const stretch of [
      { from: 0, to: 481 },
      { from: 60, to: 60 },
      { from: 10_000, to: 10_090 },
    ]) {
      const refused = await api.call(getTimeMarks, { body: { birth, ...stretch } });
      expect(refused.problem).toMatchObject({ status: 400, code: 'VALIDATION' });
      expect(must(refused.problem.errors?.[0]).path).toBe('to');
    }
  });
});

describe('chart.GetChartData', () => {
  it('gives the twenty named vargas when none is named', async () => {
    const { value } = await api.call(getChartData, { body: { birth } });
    expect(value.charts.map(({ varga }) => varga)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 16, 20, 24, 27, 30, 40, 45, 60,
    ]);
    for (const chart of value.charts) {
      expect(Object.keys(chart.signs)).toHaveLength(10);
      expect(chart.houses?.flatMap(({ occupants }) => occupants)).toHaveLength(10);
      expect(must(chart.houses?.[0]).sign).toBe(chart.lagnaSign);
    }
  });

  it('counts the houses from a body or a house', async () => {
    const fromMoon = await api.call(getChartData, { body: { birth, vargas: [1, 9], from: 'moon' } });
    for (const chart of fromMoon.value.charts) expect(must(chart.houses?.[0]).occupants).toContain('moon');
    const fromSeventh = await api.call(getChartData, { body: { birth, vargas: [1], from: 7 } });
    const chart = must(fromSeventh.value.charts[0]);
    expect(must(chart.houses?.[6]).sign).toBe(chart.lagnaSign);
  });

  it('follows the named schools and any division to 300', async () => {
    const { value } = await api.call(getChartData, {
      body: { birth, vargas: [2, 300], scheme: { d2: 'somanatha' }, trace: true },
    });
    expect(value.charts.map(({ scheme }) => scheme)).toEqual(['somanatha', 'parashara']);
    expect(value.trace?.['charts.0.signs.sun']).toMatchObject({ formula: 'varga.somanatha' });
    const refused = await api.call(getChartData, { body: { birth, vargas: [301] } });
    expect(refused.problem).toMatchObject({ status: 400, code: 'VALIDATION' });
    const school = await api.call(getChartData, { body: { birth, scheme: { d2: 'jagannatha' } } });
    expect(must(school.problem.errors?.[0]).path).toBe('scheme.d2');
  });

  it('says who looks where: by signs in every varga, by the exact arc in D1, in agreement with getPlanetInfo', async () => {
    const { value } = await api.call(getChartData, { body: { birth, vargas: [1, 9] } });
    const rashi = must(value.charts[0]);
    const navamsha = must(value.charts[1]);
    const { value: saturn } = await api.call(getPlanetInfo, { body: { birth, planet: 'saturn' } });
    expect(rashi.drishti.saturn).toEqual(saturn.aspectsTo.signs);
    for (const [id, virupas] of Object.entries(rashi.sphuta?.saturn ?? {})) {
      expect(virupas).toBe(Reflect.get(saturn.aspectsTo.sphuta, id));
    }
    expect(Object.keys(rashi.sphuta ?? {})).toHaveLength(9);
    expect(navamsha.sphuta).toBeUndefined();
    const opposite = ((navamsha.bodies.moon?.sign ?? 0) + 5) % 12;
    expect(navamsha.drishti.moon).toEqual([opposite + 1]);
  });

  it('has no houses from an unknown lagna, but has them from the Moon', async () => {
    const { value } = await api.call(getChartData, { body: { birth: unknown, vargas: [1, 9] } });
    expect(value.reason).toBe('UNKNOWN_TIME');
    expect(value.charts[0]).toMatchObject({ lagnaSign: null, houses: null });
    expect(must(value.charts[0]).signs.lagna).toBeUndefined();
    expect(must(value.charts[0]).holds?.saturn).toBe(true);
    expect(must(value.charts[1]).holds?.moon).toBe(false);
    const fromMoon = await api.call(getChartData, { body: { birth: unknown, vargas: [1], from: 'moon' } });
    expect(must(fromMoon.value.charts[0]).houses).toHaveLength(12);
  });

  it('refuses an outer planet the settings leave out', async () => {
    const { problem } = await api.call(getChartData, { body: { birth, from: 'pluto' } });
    expect(problem).toMatchObject({ status: 400, errors: [{ path: 'from' }] });
  });
});

describe('options that exclude each other', () => {
  const cases: [string, Record<string, unknown>, string[]][] = [
    ['a birth and a map', { birth, mapId: '018f4e1e-0000-7000-8000-000000000000' }, ['birth', 'mapId']],
    [
      'an unknown time and its uncertainty',
      { birth: { ...unknown, timeUncertaintyMinutes: 30 } },
      ['birth.time', 'birth.timeUncertaintyMinutes'],
    ],
    [
      'an unknown time and a choice between two',
      { birth: { ...unknown, disambiguation: 'later' } },
      ['birth.time', 'birth.disambiguation'],
    ],
  ];

  it.each(cases)('%s are refused by name', async (_what, body, paths) => {
    const { problem } = await api.call(getPlanets, { body });
    expect(problem).toMatchObject({ status: 400, code: 'CONFLICTING_OPTIONS' });
    expect(problem.errors?.map(({ path }) => path)).toEqual(paths);
  });

  it('as are options of another diagram', async () => {
    const school = await api.call(getChakras, { body: { birth, kind: 'kota', school: 'sign-lords' } });
    expect(school.problem).toMatchObject({
      code: 'CONFLICTING_OPTIONS',
      errors: [{ path: 'kind' }, { path: 'school' }],
    });
    const year = await api.call(getChakras, { body: { birth, kind: 'energy', completedYears: 3 } });
    expect(year.problem.errors?.map(({ path }) => path)).toEqual(['kind', 'completedYears']);
  });
});
