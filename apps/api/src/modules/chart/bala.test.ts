import { getAshtakPoints, getShadBala } from '@nebosvod/contracts/chart-bala';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const moscow = {
  date: '1990-05-17',
  time: '14:30:00',
  latitude: 55.7558,
  longitude: 37.6173,
  timeZone: 'Europe/Moscow',
};
const murmansk = {
  date: '1990-12-25',
  time: '12:00:00',
  latitude: 68.9585,
  longitude: 33.0827,
  timeZone: 'Europe/Moscow',
};

describe('chart.getShadBala', () => {
  it('gives six strengths with their parts, names the schools and leaves the trace out unless asked', async () => {
    const { value } = await server.call(getShadBala, { body: { birth: moscow } });
    const { sthana, dig, kala, cheshta, naisargika, drik, total } = value.planets.sun;
    const sum = [sthana.total, dig, kala.total, cheshta, naisargika, drik].reduce<number>(
      (all, part) => all + (part ?? Number.NaN),
      0,
    );
    expect(total).toBeCloseTo(sum, 9);
    expect(value.houses).toHaveLength(12);
    expect(value.options).toMatchObject({ drekkanaScheme: 'male-neuter-female', cheshtaMethod: 'seeghra-kendra' });
    expect(value.trace).toBeUndefined();
  });

  it('with `trace` says how each number came about, by its path', async () => {
    const { value } = await server.call(getShadBala, { body: { birth: moscow, trace: true } });
    expect(value.trace?.['planets.sun.sthana.uccha']).toMatchObject({
      formula: 'uccha',
      inputs: { debilitation: 190 },
    });
    expect(value.trace?.['vimshopaka.sun.shadvarga']).toBeDefined();
  });

  it('takes the schools of the request', async () => {
    const body = {
      birth: moscow,
      saptavargajaScheme: 'bphs',
      moonBenefic: 'bright-half',
      cheshtaMethod: 'motion-states',
    };
    const { value } = await server.call(getShadBala, { body });
    expect(value.options).toMatchObject({ saptavargajaScheme: 'bphs', moonBenefic: 'bright-half' });
    const { problem } = await server.call(getShadBala, { body: { birth: moscow, cheshtaMethod: 'guess' } });
    expect(problem).toMatchObject({ status: 400, code: 'VALIDATION' });
  });

  it('names the reason where the time is unknown or the Sun does not rise', async () => {
    const unknown = await server.call(getShadBala, { body: { birth: { ...moscow, time: null } } });
    expect(unknown.value).toMatchObject({
      houses: null,
      reason: 'UNKNOWN_TIME',
      planets: { moon: { total: null, dig: null } },
    });
    const polar = await server.call(getShadBala, { body: { birth: murmansk } });
    expect(polar.value).toMatchObject({
      reason: 'POLAR_NIGHT',
      planets: { moon: { total: null, kala: { hora: null } } },
    });
  });
});

describe('chart.getAshtakPoints', () => {
  const total = (row: readonly number[] | undefined | null) => row?.reduce((sum, value) => sum + value, 0);

  it('gives tables that sum to 337, or 386 with the ascendant', async () => {
    const { value } = await server.call(getAshtakPoints, { body: { birth: moscow } });
    expect([total(value.sav), total(value.savWithLagna), total(value.bav?.moon)]).toEqual([337, 386, 49]);
    expect(value.tables).toEqual({ moonTable: 'pvr', venusTable: 'parashara' });
    expect(value.kaksha?.instant).toBe(value.moment.instant);
  });

  it('tells the kakshas of a transit by the natal prastara', async () => {
    const body = { birth: moscow, at: '2026-03-01T00:00:00Z', trace: true };
    const { value } = await server.call(getAshtakPoints, { body });
    expect(value.kaksha?.instant).toBe('2026-03-01T00:00:00.000Z');
    expect(value.kaksha?.planets.saturn.sign).toBe(12);
    expect(value.trace?.['pinda.sun.rasi']).toBeDefined();
    const { problem } = await server.call(getAshtakPoints, { body: { birth: moscow, at: '2926-03-01T00:00:00Z' } });
    expect(problem.code).toBe('DATE_OUT_OF_RANGE');
  });

  it('without a time keeps the rows that hold all day and leaves the rest unknown', async () => {
    const { value } = await server.call(getAshtakPoints, { body: { birth: { ...moscow, time: null } } });
    expect(value).toMatchObject({ bav: null, sav: null, pinda: null, reason: 'UNKNOWN_TIME' });
    expect(value.prastara.sun.lagna).toBeNull();
    expect(value.prastara.sun.saturn).toHaveLength(12);
  });
});
