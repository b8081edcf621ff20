import { getDoshas, getPitriStatic, getPitriYogas, getYogas, getYogasCategories } from '@nebosvod/contracts/chart-yoga';
import { getCompatibility } from '@nebosvod/contracts/compatibility';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../../../scripts/must.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const krasnodar = {
  date: '1985-07-19',
  time: '23:03:29',
  latitude: 45.0355,
  longitude: 38.9753,
  utcOffsetSeconds: 14400,
};
const vladivostok = {
  date: '1990-10-18',
  time: '10:47:00',
  latitude: 43.1155,
  longitude: 131.8855,
  utcOffsetSeconds: 36000,
};
const murmansk = {
  date: '1990-12-25',
  time: '12:00:00',
  latitude: 68.9585,
  longitude: 33.0827,
  utcOffsetSeconds: 10800,
};

describe('chart.getYogas', () => {
  it('gives every combination with rule, source and text; explains those that hold', async () => {
    const { value } = await server.call(getYogas, { body: { birth: krasnodar } });
    expect(value.yogas.length).toBeGreaterThan(400);
    const malavya = value.yogas.find(({ id }) => id === 'malavya');
    expect(malavya).toMatchObject({
      isPresent: true,
      participants: ['venus'],
      houses: [4],
      category: 'mahapurusha',
      sanskrit: 'Mālavya',
      rule: 'Венера находится в своём знаке или в экзальтации; Венера стоит в\u00a01, 4, 7 или 10-м\u00a0доме.',
    });
    expect(malavya?.conditions).toEqual([
      { text: expect.stringContaining('своём знаке'), holds: true, grahas: [{ id: 'venus', sign: 2, house: 4 }] },
      { text: expect.stringContaining('доме'), holds: true, grahas: [{ id: 'venus', sign: 2, house: 4 }] },
    ]);
    expect(value.yogas.find(({ id }) => id === 'hamsa')).toMatchObject({
      isPresent: false,
      participants: [],
      strength: null,
    });
    expect(value.yogas.find(({ id }) => id === 'hamsa')?.conditions).toBeUndefined();
  });

  it('narrows to a category and to those present, and explains the absent when asked', async () => {
    const { value } = await server.call(getYogas, {
      body: { birth: krasnodar, category: 'viparita', presentOnly: true },
    });
    expect(value.yogas.map(({ id }) => id)).toEqual(expect.arrayContaining(['harsha', 'harsha-own', 'sarala']));
    expect(value.yogas.every(({ category, isPresent }) => category === 'viparita' && isPresent)).toBe(true);
    const { value: explained } = await server.call(getYogas, {
      body: { birth: krasnodar, category: 'mahapurusha', explain: true },
    });
    expect(explained.yogas.find(({ id }) => id === 'hamsa')?.conditions?.some(({ holds }) => holds === false)).toBe(
      true,
    );
  });

  it('tells what undoes a combination beside it', async () => {
    const { value } = await server.call(getYogas, { body: { birth: krasnodar, category: 'chandra' } });
    const kemadruma = value.yogas.find(({ id }) => id === 'kemadruma');
    expect(kemadruma?.isPresent).toBe(true);
    expect(must(kemadruma?.cancelledBy[0]).rule).toMatch(/^Хотя бы одна из пяти грах/);
    expect(kemadruma?.participants).toEqual(['moon']);
    expect(kemadruma?.strength).not.toBeNull();
  });

  it('every rule is a Russian sentence without leftovers of the language it is written in', async () => {
    const { value } = await server.call(getYogas, { body: { birth: krasnodar } });
    for (const { id, rule } of value.yogas) {
      expect(rule, id).toMatch(/^[А-ЯЁ(].+\.$/s);
      expect(rule, id).not.toMatch(/undefined|null|\bit\b|NaN|[a-z]{3,}/);
    }
  });

  it('without a time of birth rules of the lagna are null with the reason, rules of slow grahas are given', async () => {
    const { value } = await server.call(getYogas, { body: { birth: { ...krasnodar, time: null } } });
    expect(value.reason).toBe('UNKNOWN_TIME');
    expect(value.yogas.find(({ id }) => id === 'malavya')).toMatchObject({ isPresent: null, reason: 'UNKNOWN_TIME' });
    expect(value.yogas.find(({ id }) => id === 'budha-aditya')).toMatchObject({
      isPresent: true,
      houses: [],
      holds: true,
    });
  });

  it('with an uncertain time says whether each answer holds', async () => {
    const birth = { ...krasnodar, timeUncertaintyMinutes: 120 };
    const { value } = await server.call(getYogas, { body: { birth } });
    expect(value.yogas.find(({ id }) => id === 'malavya')).toMatchObject({ isPresent: true, holds: false });
    expect(value.yogas.find(({ id }) => id === 'budha-aditya')).toMatchObject({ isPresent: true, holds: true });
  });

  it('in polar night rules of day and night name their reason', async () => {
    const { value } = await server.call(getYogas, { body: { birth: murmansk, category: 'arishta-bhanga' } });
    expect(value.yogas.find(({ id }) => id === 'bhanga-paksha')).toMatchObject({ isPresent: false });
    const raja = await server.call(getYogas, { body: { birth: murmansk, category: 'raja' } });
    expect(raja.value.yogas.find(({ id }) => id === 'mahabhagya-day')?.isPresent).toBe(false);
    expect(raja.value.yogas.find(({ id }) => id === 'garuda')?.isPresent).not.toBe(true);
  });

  it('with `trace` tells how each was judged', async () => {
    const { value } = await server.call(getYogas, { body: { birth: krasnodar, category: 'mahapurusha', trace: true } });
    expect(value.trace?.['yogas.malavya']).toMatchObject({
      formula: 'combination',
      source: expect.stringContaining('BPHS'),
    });
  });

  it('refuses an unknown category', async () => {
    const { problem } = await server.call(getYogas, { body: { birth: krasnodar, category: 'lucky' } });
    expect(problem).toMatchObject({ status: 400, code: 'VALIDATION' });
  });
});

describe('chart.getYogasCategories', () => {
  it('counts all, present and unknown of every category', async () => {
    const { value } = await server.call(getYogasCategories, { body: { birth: krasnodar } });
    expect(value.categories).toHaveLength(15);
    expect(value.categories.find(({ id }) => id === 'nabhasa')).toMatchObject({ total: 32, unknown: 0 });
    const { value: all } = await server.call(getYogas, { body: { birth: krasnodar, presentOnly: true } });
    expect(value.categories.reduce((sum, { present }) => sum + present, 0)).toBe(all.yogas.length);
    const unknown = await server.call(getYogasCategories, { body: { birth: { ...krasnodar, time: null } } });
    expect(unknown.value.categories.find(({ id }) => id === 'mahapurusha')?.unknown).toBeGreaterThan(0);
  });
});

describe('chart.getDoshas', () => {
  it('tells manglik from three origins with exceptions, kala sarpa, ganda moola, guru-chandala, shrapit', async () => {
    const { value } = await server.call(getDoshas, { body: { birth: vladivostok } });
    expect(value.manglik.from.map(({ house }) => house)).toEqual([7, 9, 9]);
    expect(value.manglik).toMatchObject({ isPresent: true, count: 1 });
    expect(value.kalaSarpa).toMatchObject({ isPresent: false, rahuHouse: 3, kind: 'vasuki', kindName: 'Васуки' });
    expect(value.gandaMoola.isPresent).toBe(false);
    expect(value.shrapit).toMatchObject({ isPresent: false, rule: expect.stringContaining('Сатурн') });
  });

  it('without a time of birth the count from the lagna is null', async () => {
    const { value } = await server.call(getDoshas, { body: { birth: { ...vladivostok, time: null } } });
    expect(value.manglik.from[0]).toMatchObject({
      origin: 'lagna',
      house: null,
      isManglik: null,
      reason: 'UNKNOWN_TIME',
    });
    expect(value.kalaSarpa.kind).toBeNull();
  });
});

describe('chart.getPitriYogas and chart.getPitriStatic', () => {
  it('gives the verses with factors and calm texts, and the days of the fathers of the year asked for', async () => {
    const { value } = await server.call(getPitriYogas, { body: { birth: krasnodar, year: 2026 } });
    expect(value.kinds.map(({ total }) => total).slice(0, 8)).toEqual([8, 11, 13, 10, 4, 7, 11, 9]);
    expect(value.yogas.filter(({ isPresent }) => isPresent).every(({ conditions }) => conditions?.length)).toBe(true);
    expect(value.pitriPaksha).toMatchObject({ year: 2026, end: '2026-10-10' });
    expect(value.pitriPaksha.days).toHaveLength(16);
  });

  it('takes the days where the person lives, and names the year itself when it is left out', async () => {
    const residence = { latitude: 28.6139, longitude: 77.209 };
    const { value } = await server.call(getPitriStatic, { body: { birth: krasnodar, residence } });
    expect(value.pitriPaksha.year).toBeGreaterThanOrEqual(new Date().getUTCFullYear());
    expect(value.houses?.map(({ house }) => house)).toEqual([9, 5, 4, 10, 8]);
    expect(value.vargas.map(({ division }) => division)).toEqual([12, 40, 45, 60]);
    const { problem } = await server.call(getPitriStatic, { body: { birth: krasnodar, year: 1500 } });
    expect(problem.status).toBe(400);
  });

  it('without a time of birth the houses are null with the reason', async () => {
    const { value } = await server.call(getPitriStatic, { body: { birth: { ...krasnodar, time: null }, year: 2026 } });
    expect(value).toMatchObject({ houses: null, reason: 'UNKNOWN_TIME' });
  });
});

describe('chart.getCompatibility', () => {
  it('takes births plain or as `birth`, tells each koota in words, exceptions beside the score', async () => {
    const { value } = await server.call(getCompatibility, {
      body: { first: { birth: { ...krasnodar, gender: 'female' } }, second: { ...vladivostok, gender: 'male' } },
    });
    expect(value.roles).toMatchObject({ boy: 'second', girl: 'first', decidedBy: 'gender' });
    expect(value.first).toMatchObject({ sign: 4, nakshatra: 9 });
    expect(value.second.sign).toBe(6);
    const { total, kootas } = value.ashtakoota;
    expect(kootas).toHaveLength(8);
    expect(total).toBe(kootas.reduce((sum, { points }) => sum + points, 0));
    expect(kootas.find(({ id }) => id === 'yoni')?.text).toMatch(/^Жених: .+, невеста: .+\. /);
    expect(value.dashakoota.kootas).toHaveLength(10);
    expect(value.manglikBalance.text.length).toBeGreaterThan(10);
    expect(value.ashtakoota.range).toBeUndefined();
  });

  it('takes roles by order without genders, with the total of the other way beside', async () => {
    const one = await server.call(getCompatibility, { body: { first: krasnodar, second: vladivostok } });
    const other = await server.call(getCompatibility, { body: { first: vladivostok, second: krasnodar } });
    expect(one.value.roles.decidedBy).toBe('order');
    expect(one.value.ashtakoota.otherWay).toBe(other.value.ashtakoota.total);
  });

  it('for an unknown time gives the range of totals and what of the Moon holds', async () => {
    const { value } = await server.call(getCompatibility, {
      body: { first: { ...krasnodar, time: null }, second: vladivostok },
    });
    const { range, total } = value.ashtakoota;
    expect(range && range.min <= total && total <= range.max).toBe(true);
    expect(value.first.holds?.pada).toBe(false);
    expect(value.first.reason).toBe('UNKNOWN_TIME');
  });

  it('names the field of the person who is at fault', async () => {
    const bad = await server.call(getCompatibility, {
      body: { first: { ...krasnodar, date: '1985-02-31' }, second: vladivostok },
    });
    expect(bad.problem).toMatchObject({ status: 400, errors: [{ path: 'first.date' }] });
    const missing = await server.call(getCompatibility, { body: { first: krasnodar, second: {} } });
    expect(missing.problem).toMatchObject({ status: 400, errors: [{ path: 'second' }] });
    const partial = await server.call(getCompatibility, { body: { first: krasnodar, second: { date: '1990-01-01' } } });
    expect(partial.problem.errors?.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['second.time', 'second.latitude']),
    );
  });
});
