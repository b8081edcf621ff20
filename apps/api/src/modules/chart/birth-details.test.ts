import { getBirthDetails } from '@nebosvod/contracts/chart-birth-details';
import { getChakras } from '@nebosvod/contracts/chart-chakras';
import { getHoraLagna, getVarnaLagnas } from '@nebosvod/contracts/chart-lagnas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../../../scripts/must.ts';
import { birth, polar, unknown } from '../../../test/births.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

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
