import { getChartData, getPlanets } from '@nebosvod/contracts/chart';
import { getBirthDetails } from '@nebosvod/contracts/chart-birth-details';
import { getChakras } from '@nebosvod/contracts/chart-chakras';
import { getHoraLagna, getVarnaLagnas } from '@nebosvod/contracts/chart-lagnas';
import { getAvastha, getPlanetaryWar, getPlanetInfo, getPushkara, getRelation } from '@nebosvod/contracts/chart-states';
import { bodyStates } from '@nebosvod/engine/chart/body-states';
import { computeChart } from '@nebosvod/engine/chart/chart';
import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { vargaChart } from '@nebosvod/engine/varga/varga-chart';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { must } from '../../../../../scripts/must.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const moscow = { latitude: 55.7558, longitude: 37.6173, timeZone: 'Europe/Moscow' };
const birth = { date: '1990-05-17', time: '14:30:00', ...moscow, name: 'Анна' };
const unknown = { ...birth, time: null };
/** Murmansk in polar night. */
const polar = { date: '2000-12-21', time: '12:00:00', latitude: 68.97, longitude: 33.08, timeZone: 'Europe/Moscow' };

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

describe('chart.getPlanetInfo', () => {
  it('gathers everything about one body', async () => {
    const { value } = await api.call(getPlanetInfo, { body: { birth, planet: 'saturn', trace: true } });
    expect(value.planet.id).toBe('saturn');
    expect(value.lordOf).toHaveLength(2);
    expect(value.aspectsTo.signs).toHaveLength(3);
    expect(value.aspectsTo.houses).toHaveLength(3);
    expect(Object.keys(value.aspectsFrom.sphuta)).toHaveLength(8);
    expect(value.avasthas?.baladi).toBeDefined();
    expect(value.argala?.argalas).toHaveLength(4);
    expect(value.trace?.['functional.nature']).toBeDefined();
  });

  it('answers for a node, an outer planet and an unknown time', async () => {
    const rahu = await api.call(getPlanetInfo, { body: { birth, planet: 'rahu', nodesLookAtTrines: true } });
    expect(rahu.value).toMatchObject({ lordOf: [], functional: null });
    expect(rahu.value.aspectsTo.signs).toHaveLength(3);
    const refused = await api.call(getPlanetInfo, { body: { birth, planet: 'pluto' } });
    expect(must(refused.problem.errors?.[0]).path).toBe('planet');
    const settings = { outerPlanets: true };
    const pluto = await api.call(getPlanetInfo, { body: { birth, planet: 'pluto', settings } });
    expect(pluto.value).toMatchObject({ avasthas: null, argala: null, flags: { mrityuBhaga: null } });
    const sun = await api.call(getPlanetInfo, { body: { birth: unknown, planet: 'sun' } });
    expect(sun.value).toMatchObject({ lordOf: null, functional: null, reason: 'UNKNOWN_TIME' });
    expect(sun.value.aspectsTo.houses).toBeNull();
  });
});

describe('the texts of chart.getPlanetInfo', () => {
  const info = async (body: Pick<z.input<typeof getPlanetInfo.body>, 'birth' | 'planet' | 'settings'>) =>
    (await api.call(getPlanetInfo, { body })).value;
  const kinds = (texts: readonly { readonly id: string }[]) =>
    texts.map(({ id }) => id.replace(/-(?:\d|sun|moon|mars|mercury|jupiter|venus|saturn|rahu|ketu).*$/, ''));

  it('name what they read: house in the rashi chart, sign, both lordships, company, great period', async () => {
    const { value } = await api.call(getPlanets, { body: { birth } });
    // A house system of cusps moves no text: the classics count houses by signs.
    const { planet, lordOf, texts } = await info({ birth, planet: 'saturn', settings: { houseSystem: 'placidus' } });
    const house = ((planet.sign - (value.ascendant?.sign ?? 0) + 12) % 12) + 1;
    const [first, second] = lordOf ?? [];
    expect(texts.map(({ id }) => id)).toEqual([
      `graha-in-house-saturn-${house}`,
      `graha-in-sign-saturn-${planet.sign}`,
      `lord-in-house-${first}-${house}`,
      `lord-in-house-${second}-${house}`,
      'conjunction-moon-saturn',
      'conjunction-saturn-rahu',
      'mahadasha-saturn',
    ]);
    expect(texts[0]?.factor.replaceAll('\u00a0', ' ')).toMatch(new RegExp(`^Сатурн во? ${house}-м доме$`));
    expect(texts[2]?.factor.replaceAll('\u00a0', ' ')).toContain(`владыка ${first}-го дома`);
    for (const { text, short, full, question, source } of texts) {
      expect(text).toBe(`${short} ${full}`);
      expect(question).toMatch(/\?$/);
      expect(source).toMatch(/^\[/);
    }
  });

  it('give a node no lordship, and two grahas of one sign the same text', async () => {
    const rahu = await info({ birth, planet: 'rahu' });
    expect(kinds(rahu.texts)).not.toContain('lord-in-house');
    const moon = await info({ birth, planet: 'moon' });
    const company = (texts: typeof moon.texts) =>
      texts.map(({ id }) => id).filter((id) => id.startsWith('conjunction-'));
    expect(company(moon.texts)).toEqual(['conjunction-moon-saturn', 'conjunction-moon-rahu']);
    expect(company(rahu.texts)).toContain('conjunction-moon-rahu');
  });

  it('leave out houses without a time, what the day does not settle, the tropical zodiac and the outer planets', async () => {
    const jupiter = await info({ birth: unknown, planet: 'jupiter' });
    expect(kinds(jupiter.texts)).toEqual(expect.arrayContaining(['graha-in-sign', 'mahadasha']));
    expect(jupiter.texts.map(({ id }) => id).filter((id) => /house|lagna/.test(id))).toEqual([]);
    // On this day the Moon changes its nakshatra.
    const moon = await info({ birth: unknown, planet: 'moon' });
    expect(moon.planet.holds?.nakshatra).toBe(false);
    expect(moon.texts.map(({ id }) => id).filter((id) => id.startsWith('moon-nakshatra'))).toEqual([]);
    expect((await info({ birth, planet: 'sun', settings: { zodiac: 'tropical' } })).texts).toEqual([]);
    expect((await info({ birth, planet: 'pluto', settings: { outerPlanets: true } })).texts).toEqual([]);
  });
});

describe('chart.getAvastha', () => {
  it('gives five families as plain ids and explained', async () => {
    const { value } = await api.call(getAvastha, { body: { birth, trace: true } });
    const { sun } = value.planets;
    expect(sun.baladi).toBe(sun.explanations.baladi.id);
    expect(sun.shayanadiDegree).not.toBeNull();
    expect(value.shayanadiEdition).toContain('BPHS 45');
    expect(value.trace?.['planets.sun.baladi']).toBeDefined();
  });

  it('says why a state cannot be told', async () => {
    const nameless = await api.call(getAvastha, { body: { birth: { ...birth, name: undefined } } });
    expect(nameless.value.planets.sun.reasons).toEqual({ shayanadiDegree: 'NO_NAME' });
    const timeless = await api.call(getAvastha, { body: { birth: unknown } });
    expect(timeless.value).toMatchObject({ reason: 'UNKNOWN_TIME' });
    expect(timeless.value.planets.moon).toMatchObject({ shayanadi: null, reasons: { shayanadi: 'UNKNOWN_TIME' } });
    const sunless = await api.call(getAvastha, { body: { birth: polar } });
    expect(sunless.value.reason).toBe('POLAR_NIGHT');
  });
});

describe('chart.getRelation', () => {
  it('gives seven grahas, nine on request', async () => {
    const seven = await api.call(getRelation, { body: { birth, trace: true } });
    expect(Object.keys(seven.value.compound)).toHaveLength(7);
    expect(seven.value.natural.sun?.moon).toBe(1);
    const sum = Number(seven.value.natural.mars?.venus) + Number(seven.value.temporal.mars?.venus);
    expect(seven.value.compound.mars?.venus).toBe(sum);
    expect(must(seven.value.trace?.['compound.mars.venus']).inputs).toMatchObject({ natural: 0 });
    const nine = await api.call(getRelation, { body: { birth, nodes: true } });
    expect(Object.keys(nine.value.compound)).toHaveLength(9);
  });
});

describe('chart.getPushkara and chart.GetPlanetaryWar', () => {
  it('answer for planets and the lagna', async () => {
    const { value } = await api.call(getPushkara, { body: { birth, bhagaSet: 'patel', trace: true } });
    expect(value.planets.lagna).not.toBeNull();
    expect(value.bhagaSet).toBe('patel');
    expect(must(value.trace?.['planets.sun.bhaga']).source).toBe('C.S. Patel');
    const timeless = await api.call(getPushkara, { body: { birth: unknown } });
    expect(timeless.value).toMatchObject({ planets: { lagna: null }, reason: 'UNKNOWN_TIME' });
  });

  it('find the war of Jupiter and Saturn in 2020 with its moment', async () => {
    const war = { ...birth, date: '2020-12-21', time: '12:00' };
    const { value } = await api.call(getPlanetaryWar, { body: { birth: war, rule: 'brighter', trace: true } });
    expect(value.wars).toHaveLength(1);
    expect(value.wars[0]).toMatchObject({
      planets: ['jupiter', 'saturn'],
      winner: 'jupiter',
      winners: { north: 'saturn' },
    });
    expect(must(value.wars[0]).exactAt).toMatch(/^2020-12-21T18:/);
  });
});

describe('chart.getHoraLagna and chart.getVarnaLagnas', () => {
  it('give all points with their houses', async () => {
    const { value } = await api.call(getHoraLagna, { body: { birth, trace: true, coLords: 'dual' } });
    expect(value.reasons).toEqual({});
    expect(value.horaLagna?.house).toBeGreaterThan(0);
    expect(Object.keys(value.upagrahas)).toHaveLength(11);
    expect(Object.keys(value.sphutas)).toHaveLength(11);
    expect(value.bhavaArudhas?.[0]).toBe(value.arudhaLagna);
    const inputs = must(value.trace?.['horaLagna.longitude']).inputs;
    const recomputed = Number(inputs?.sunAtSunrise) + Number(inputs?.rate) * Number(inputs?.ghatis);
    expect(recomputed % 360).toBeCloseTo(value.horaLagna?.longitude ?? Number.NaN, 6);
    const varnada = await api.call(getVarnaLagnas, { body: { birth } });
    expect(varnada.value.varnada?.[0]).toBe(value.varnadaLagna);
    expect(varnada.value.school).toBe('raman');
  });

  it('say what holds over an uncertain time', async () => {
    const unsure = { ...birth, timeUncertaintyMinutes: 10 };
    const { value } = await api.call(getHoraLagna, { body: { birth: unsure } });
    const span = (value.horaLagna?.range?.max ?? 0) - (value.horaLagna?.range?.min ?? 0);
    // Half a degree a minute, twenty minutes.
    expect((span + 360) % 360).toBeCloseTo(10, 6);
    expect(value.vighatiLagna?.holds?.sign).toBe(false);
    expect(value.yogiPoint?.holds?.sign).toBe(true);
  });

  it('say why there are none in polar night and for an unknown time', async () => {
    const night = await api.call(getHoraLagna, { body: { birth: polar } });
    expect(night.value).toMatchObject({
      horaLagna: null,
      reasons: { horaLagna: 'POLAR_NIGHT', 'upagrahas.gulika': 'POLAR_NIGHT' },
    });
    expect(night.value.shriLagna).not.toBeNull();
    const timeless = await api.call(getHoraLagna, { body: { birth: unknown } });
    expect(timeless.value).toMatchObject({
      shriLagna: null,
      arudhaLagna: null,
      reasons: { shriLagna: 'UNKNOWN_TIME' },
    });
    expect(timeless.value.bhriguBindu?.house).toBeNull();
    const varnada = await api.call(getVarnaLagnas, { body: { birth: polar } });
    expect(varnada.value).toMatchObject({ varnada: null, reason: 'POLAR_NIGHT' });
  });
});

describe('chart.getBirthDetails', () => {
  it('gives the almanac of the birth', async () => {
    const { value } = await api.call(getBirthDetails, { body: { birth, trace: true } });
    // 17 May 1990, a Thursday afternoon in Moscow, the Moon in Capricorn.
    expect(value).toMatchObject({
      vara: 4,
      varaLord: 'jupiter',
      isDayBirth: true,
      isBeforeSunrise: false,
      reasons: {},
    });
    expect(value.localTime).toBe('14:30:00');
    expect(value.years).toMatchObject({ shaka: 1912, vikram: 2047, kali: 5091 });
    expect(value.avakahada.syllables).toContain(value.avakahada.syllable);
    expect(value.tithi.holds).toBeUndefined();
  });

  it('gives a birth before sunrise to the day before', async () => {
    const { value } = await api.call(getBirthDetails, { body: { birth: { ...birth, time: '02:00' } } });
    expect(value).toMatchObject({ vara: 3, isBeforeSunrise: true, isDayBirth: false });
  });

  it('marks what may differ when the time is unknown and what does not exist in polar night', async () => {
    const timeless = await api.call(getBirthDetails, { body: { birth: unknown } });
    expect(timeless.value).toMatchObject({ lagna: null, ishtaGhati: null, varaHolds: false });
    expect(timeless.value.karana.holds).toBe(false);
    expect(timeless.value.sunSign.holds).toBe(true);
    expect(timeless.value.avakahada.payaByHouse).toBeNull();
    expect(timeless.value.reasons.lagna).toBe('UNKNOWN_TIME');
    const night = await api.call(getBirthDetails, { body: { birth: polar } });
    expect(night.value).toMatchObject({
      sunrise: null,
      vara: null,
      reasons: { sunrise: 'POLAR_NIGHT', vara: 'POLAR_NIGHT' },
    });
    expect(night.value.tithi.index).toBeGreaterThan(0);
  });
});

describe('chart.getChakras', () => {
  it.each(['energy', 'sudarshana', 'sarvatobhadra', 'kota', 'kalanala'] as const)('draws %s', async (kind) => {
    const { value } = await api.call(getChakras, { body: { birth, kind, trace: true } });
    expect(value.chakra.kind).toBe(kind);
    const timeless = await api.call(getChakras, { body: { birth: unknown, kind } });
    expect(timeless.value.chakra.kind).toBe(kind);
  });

  it('scores the energy centres by strength, and says when it cannot', async () => {
    const { value } = await api.call(getChakras, { body: { birth, kind: 'energy' } });
    const { chakra } = value;
    if (chakra.kind !== 'energy' || chakra.school !== 'sign-lords')
      throw new Error('the school of sign lords is expected');
    for (const { score } of chakra.centres) expect(score).toBeGreaterThan(10);
    const timeless = await api.call(getChakras, { body: { birth: unknown, kind: 'energy' } });
    expect(timeless.value.chakra).toMatchObject({
      reason: 'UNKNOWN_TIME',
      centres: [{ score: null }, {}, {}, {}, {}, {}],
    });
    const axis = await api.call(getChakras, { body: { birth, kind: 'energy', school: 'node-axis' } });
    expect(axis.value.chakra).toMatchObject({ school: 'node-axis' });
  });

  it('needs the year of a tripataki', async () => {
    const { value } = await api.call(getChakras, { body: { birth, kind: 'tripataki', completedYears: 30 } });
    expect(value.chakra).toMatchObject({ kind: 'tripataki', completedYears: 30 });
    const refused = await api.call(getChakras, { body: { birth, kind: 'tripataki' } });
    expect(must(refused.problem.errors?.[0]).path).toBe('completedYears');
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
