import { getPlanets } from '@nebosvod/contracts/chart';
import { getAvastha, getPlanetaryWar, getPlanetInfo, getPushkara, getRelation } from '@nebosvod/contracts/chart-states';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { must } from '../../../../../scripts/must.ts';
import { birth, polar, unknown } from '../../../test/births.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

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
      expect.stringMatching(/^mahadasha-saturn-house-/),
      expect.stringMatching(/^mahadasha-saturn-as-|^mahadasha-saturn-/),
      'mahadasha-saturn',
    ]);
    expect(texts[0]?.factor.replaceAll('\u00a0', ' ')).toMatch(new RegExp(`^Сатурн во? ${house}-м доме$`));
    expect(texts[2]?.factor.replaceAll('\u00a0', ' ')).toContain(`владыка ${first}-го дома`);
    for (const { text, short, full, question, source } of texts) {
      expect(text).toBe(`${short} ${full}`);
      expect(question ?? '?').toMatch(/\?$/);
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
