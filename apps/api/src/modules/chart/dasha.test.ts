import { getDashaPeriods, getPeriodTexts, getRashaPeriods, getRunningDashas } from '@nebosvod/contracts/chart-dasha';
import { GRAHA_DASHAS, RASI_DASHAS } from '@nebosvod/engine/dasha/dasha.ids';
import { DAY_MS } from '@nebosvod/engine/time/durations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../../../scripts/must.ts';
import { birth } from '../../../test/births.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const at = '2026-03-01T12:00:00Z';

describe('chart.getDashaPeriods', () => {
  it('gives vimshottari with three levels: the first period begins before birth, one chain is current', async () => {
    const { value } = await server.call(getDashaPeriods, { body: { birth, levels: 3, at } });
    expect(value).toMatchObject({ system: 'vimshottari', yearLength: 365.25, school: 'Парашара', depth: 6 });
    expect(value.periods).toHaveLength(9);
    expect(must(value.periods?.[0]).ageAtStart).toBeLessThan(0);
    expect(must(must(value.periods?.[0]).children?.[0]).children).toHaveLength(9);
    const current = value.periods?.find(({ isCurrent }) => isCurrent);
    expect(current?.children?.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(value.balance?.lord).toBe(must(value.periods?.[0]).lord);
  });

  it('reaches deeper levels by path, by ruler or by number', async () => {
    const top = await server.call(getDashaPeriods, { body: { birth, levels: 2, at } });
    const first = must(top.value.periods?.[0]);
    const second = first.children?.[1];
    const path = [first.lord, { index: 2 }];
    const deep = await server.call(getDashaPeriods, { body: { birth, path, levels: 3, at } });
    expect(deep.value.periods?.[0]).toMatchObject({ lord: second?.lord, start: second?.start });
    expect(deep.value.periods?.at(-1)?.end).toBe(second?.end);
  });

  it('names the limit: ten levels at once, or below the sixth', async () => {
    const wide = await server.call(getDashaPeriods, { body: { birth, levels: 10 } });
    expect(wide.problem).toMatchObject({ status: 400, code: 'LIMIT_EXCEEDED' });
    expect(wide.problem.detail).toContain('не больше 3 уровней');
    const path = ['venus', 'venus', 'venus', 'venus', 'venus'];
    const deep = await server.call(getDashaPeriods, { body: { birth, path, levels: 2 } });
    expect(deep.problem.code).toBe('LIMIT_EXCEEDED');
    expect(deep.problem.detail).toContain('6');
  });

  it('refuses a path that leads nowhere and an unknown system', async () => {
    const lost = await server.call(getDashaPeriods, {
      body: { birth, system: 'yogini', path: ['ketu'] },
    });
    expect(lost.problem).toMatchObject({ code: 'VALIDATION', errors: [{ path: 'path' }] });
    const unknown = await server.call(getDashaPeriods, { body: { birth, system: 'guess' } });
    expect(unknown.problem.code).toBe('VALIDATION');
  });

  it.each([...GRAHA_DASHAS, 'kalachakra'])('answers %s with its school', async (system) => {
    const { value } = await server.call(getDashaPeriods, { body: { birth, system, levels: 3, at } });
    expect(value.school).not.toBe('');
    expect(value.periods?.length).toBeGreaterThan(6);
    if (system === 'naisargika') expect(must(value.periods?.[0]).children).toBeUndefined();
    else expect(must(must(value.periods?.[0]).children?.[0]).children?.length).toBeGreaterThan(6);
    if (system === 'kalachakra') expect(must(value.periods?.[0]).sign).toBeDefined();
    if (system === 'yogini') expect(value.periods?.map(({ yogini }) => yogini)).toContain('sankata');
  });

  it('starts from the ascendant or another star when asked', async () => {
    const fromMoon = await server.call(getDashaPeriods, { body: { birth } });
    const fromLagna = await server.call(getDashaPeriods, { body: { birth, from: 'lagna' } });
    expect(fromLagna.value.from).toBe('lagna');
    expect(must(fromLagna.value.periods?.[0]).start).not.toBe(must(fromMoon.value.periods?.[0]).start);
  });

  it('with an unknown time says where the first period may begin, or that its lord is open', async () => {
    const unknown = { ...birth, time: null };
    const { value } = await server.call(getDashaPeriods, { body: { birth: unknown } });
    if (value.periods) {
      const { min, max } = value.startRange ?? { min: '', max: '' };
      expect(Date.parse(max) - Date.parse(min)).toBeGreaterThan(DAY_MS);
      expect(Date.parse(must(value.periods[0]).start)).toBeGreaterThanOrEqual(Date.parse(min));
    } else {
      expect(value.reason).toBe('UNKNOWN_TIME');
    }
    const fromLagna = await server.call(getDashaPeriods, { body: { birth: unknown, from: 'lagna' } });
    expect(fromLagna.value).toMatchObject({ periods: null, balance: null, reason: 'UNKNOWN_TIME' });
    const uncertain = await server.call(getDashaPeriods, {
      body: { birth: { ...birth, timeUncertaintyMinutes: 10 } },
    });
    expect(uncertain.value.startRange).toBeDefined();
  });
});

describe('chart.getRashaPeriods', () => {
  it.each([...RASI_DASHAS, 'kalachakra'])('answers %s with its school', async (system) => {
    const { value } = await server.call(getRashaPeriods, { body: { birth, system, levels: 2, at } });
    expect(value.school).not.toBe('');
    expect(value.periods?.length).toBeGreaterThan(8);
    expect(must(value.periods?.[0]).children?.length).toBeGreaterThan(8);
    expect(value.periods?.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  });

  it('runs narayana on a varga, and refuses a varga of another dasha naming both', async () => {
    const rasi = await server.call(getRashaPeriods, { body: { birth, system: 'narayana' } });
    const navamsha = await server.call(getRashaPeriods, { body: { birth, system: 'narayana', varga: 9 } });
    expect(navamsha.value.periods).not.toEqual(rasi.value.periods);
    const { problem } = await server.call(getRashaPeriods, { body: { birth, system: 'shoola', varga: 9 } });
    expect(problem.code).toBe('CONFLICTING_OPTIONS');
    expect(problem.errors?.map(({ path }) => path)).toEqual(['varga', 'system']);
  });

  it('needs the time of birth', async () => {
    const { value } = await server.call(getRashaPeriods, { body: { birth: { ...birth, time: null } } });
    expect(value).toMatchObject({ periods: null, reason: 'UNKNOWN_TIME' });
  });
});

describe('chart.getRunningDashas', () => {
  it('tells what runs in every system at once', async () => {
    const { value } = await server.call(getRunningDashas, { body: { birth, at, levels: 4 } });
    expect(value.systems.map(({ system }) => system)).toEqual([...GRAHA_DASHAS, 'kalachakra', ...RASI_DASHAS]);
    for (const { system, chain } of value.systems) expect(chain, system).toHaveLength(system === 'naisargika' ? 1 : 4);
    const vimshottari = must(value.systems[0]);
    for (const { start, end } of vimshottari.chain ?? []) {
      expect(Date.parse(start)).toBeLessThanOrEqual(Date.parse(at));
      expect(Date.parse(end)).toBeGreaterThan(Date.parse(at));
    }
  });

  it('names the limit of levels and leaves out what an unknown time leaves open', async () => {
    const { problem } = await server.call(getRunningDashas, { body: { birth, levels: 7 } });
    expect(problem.code).toBe('LIMIT_EXCEEDED');
    const { value } = await server.call(getRunningDashas, { body: { birth: { ...birth, time: null }, at } });
    expect(value.systems[0]).toMatchObject({ chain: null, reason: 'UNKNOWN_TIME' });
  });
});

describe('chart.getPeriodTexts', () => {
  const texts = async (body: object) =>
    (await server.call(getPeriodTexts, { body: { birth, ...body } })).value.texts.map(({ id, short }) => ({
      id,
      short,
    }));

  it('chooses the words by the house, the role and the strength of the lord in the chart', async () => {
    const { value } = await server.call(getPeriodTexts, { body: { birth, mahadasha: 'venus', antardasha: 'rahu' } });
    const ids = value.texts.map(({ id }) => id);
    expect(ids[0]).toMatch(/^mahadasha-venus-house-\d+$/);
    expect(ids[2]).toBe('mahadasha-venus');
    expect(ids[3]).toBe('antardasha-venus-rahu');
    expect(value.texts[2]?.factor).toBe('Махадаша Венеры');
    expect(value.texts[3]?.factor).toBe('Антардаша Раху в махадаше Венеры');
    for (const { text } of value.texts) expect(text).not.toMatch(/[Ее]сли [^.]*(силь|слаб)/);
    const refused = await server.call(getPeriodTexts, { body: { birth, mahadasha: 'pluto' } });
    expect(refused.problem.code).toBe('VALIDATION');
  });

  it('tells two charts apart, and of an unknown time leaves out house and role', async () => {
    const years = await Promise.all(
      ['1950', '1961', '1972', '1983', '1994', '2005'].map((year) =>
        texts({ birth: { ...birth, date: `${year}-03-17` }, mahadasha: 'saturn' }),
      ),
    );
    expect(new Set(years.map((told) => told.at(-1)?.short)).size).toBeGreaterThan(1);
    const open = await texts({ birth: { ...birth, time: null }, mahadasha: 'saturn' });
    expect(open.map(({ id }) => id)).toEqual(['mahadasha-saturn']);
  });
});
