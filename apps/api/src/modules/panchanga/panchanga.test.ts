import { findMuhurta } from '@nebosvod/contracts/muhurta';
import { getAllMuhurtas, getAyana, getPanchanga } from '@nebosvod/contracts/panchanga';
import { getFestivals, getPanchangaMonth, getSunTransit } from '@nebosvod/contracts/panchanga-period';
import { PURPOSE_IDS } from '@nebosvod/engine/muhurta/muhurta.ids';
import { PURPOSES } from '@nebosvod/engine/muhurta/purpose.table';
import { wallClock } from '@nebosvod/terms/clock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../../../scripts/must.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

const MOSCOW = { latitude: 55.7558, longitude: 37.6173, timeZone: 'Europe/Moscow' };
const MURMANSK = { latitude: 68.9585, longitude: 33.0827, timeZone: 'Europe/Moscow' };

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('clock times of a zone whose early time runtimes have lost', () => {
  const OSLO = { latitude: 59.91, longitude: 10.75, timeZone: 'Europe/Oslo' };
  const REYKJAVIK = { latitude: 64.15, longitude: -21.94, timeZone: 'Iceland' };
  /** The clock by the offset in force at noon, which stood all day on these dates. */
  const byOffset = (instant: string | null, utcOffsetSeconds: number) => wallClock(instant ?? '', { utcOffsetSeconds });

  it.each([
    [OSLO, '1947-07-01', 3600],
    [OSLO, '1943-01-15', 3600],
    [{ ...OSLO, timeZone: 'Arctic/Longyearbyen' }, '1947-07-01', 3600],
    [REYKJAVIK, '1935-07-01', -3600],
    [REYKJAVIK, '1950-09-01', 0],
  ])('%j on %s are those of the server', async (place, date, offset) => {
    const { value } = await test.call(getPanchanga, { body: { date, ...place } });
    expect(value.place).toMatchObject({ timeZone: place.timeZone, utcOffsetSeconds: offset });
    expect(wallClock(value.sunrise ?? '', value.place)).toEqual(byOffset(value.sunrise, offset));
    expect(wallClock(value.sunset ?? '', value.place)).toEqual(byOffset(value.sunset, offset));
    const month = await test.call(getPanchangaMonth, { body: { year: 1947, month: 7, ...place } });
    const first = must(month.value.days[0]);
    const day = await test.call(getPanchanga, { body: { date: first.date, ...place } });
    expect(wallClock(first.sunrise ?? '', month.value)).toEqual(wallClock(day.value.sunrise ?? '', day.value.place));
  });

  it('are told for periods as for days', async () => {
    const period = { from: '1947-06-01', to: '1948-05-31', ...OSLO };
    const answers = await Promise.all([
      test.call(getFestivals, { body: period }),
      test.call(getSunTransit, { body: period }),
      test.call(getAyana, { body: { date: '1947-06-01', ...OSLO } }),
    ]);
    for (const { value } of answers) {
      expect(value).toMatchObject({ timeZone: 'Europe/Oslo', clockHistory: [{ since: null, utcOffsetSeconds: 3600 }] });
    }
  });

  it('need nothing of the server where every runtime knows them', async () => {
    const later = await test.call(getPanchanga, { body: { date: '2026-07-01', ...OSLO } });
    const moscow = await test.call(getPanchanga, { body: { date: '1947-07-01', ...MOSCOW } });
    for (const { value } of [later, moscow]) expect(value.place).not.toHaveProperty('clockHistory');
  });
});

describe('chart.getPanchanga', () => {
  it('answers a whole day in the shape of its contract', async () => {
    const { value } = await test.call(getPanchanga, {
      body: { date: '2026-11-21', ...MOSCOW, birthNakshatra: 4, birthSign: 2 },
    });
    expect(value.vara).toBe(6);
    expect(value.hora).toHaveLength(24);
    expect(value.choghadiya).toHaveLength(16);
    expect(value.gowri).toHaveLength(16);
    expect(value.muhurtas).toHaveLength(30);
    expect(must(value.nakshatras[0]).padas).toHaveLength(4);
    expect(value.personal?.taraBala.length).toBeGreaterThan(0);
    expect(value.visible?.sunrise && value.sunrise && value.visible.sunrise < value.sunrise).toBe(true);
    expect(value.place.utcOffsetSeconds).toBe(10_800);
  });

  it('tells where the Sun and the Moon stand at sunrise, in the sign and star that its limbs name', async () => {
    const { value } = await test.call(getPanchanga, { body: { date: '2026-11-21', ...MOSCOW } });
    const { sun, moon } = value.positions;
    expect(sun).toMatchObject({ sign: 8, nakshatra: 17, pada: 1 });
    expect(moon).toMatchObject({ sign: 12, nakshatra: 27, pada: 1 });
    // Drawn sample of the day: 4°40′ of Scorpio and 18°58′ of Pisces.
    expect(sun.degree * 60).toBeCloseTo(4 * 60 + 40.3, 0);
    expect(moon.degree * 60).toBeCloseTo(18 * 60 + 58.5, 0);
    expect([must(value.sunSigns[0]).index, must(value.moonSigns[0]).index]).toEqual([sun.sign, moon.sign]);
    const polar = await test.call(getPanchanga, { body: { date: '2026-12-25', ...MURMANSK } });
    expect(polar.value.positions.moon.sign).toBe(must(polar.value.moonSigns[0]).index);
  });

  it('carries the ekadashi with its fast-breaking window on the day of the fast', async () => {
    const { value } = await test.call(getPanchanga, {
      body: { date: '2026-06-25', latitude: 28.6139, longitude: 77.209, timeZone: 'Asia/Kolkata' },
    });
    expect(value.ekadashi).toMatchObject({ smarta: '2026-06-25', paksha: 'shukla' });
    expect(value.festivals.some((festival) => festival.kind === 'ekadashi' && festival.rule.length > 0)).toBe(true);
  });

  it('is null with a reason in polar night, and still 200', async () => {
    const { status, value } = await test.call(getPanchanga, { body: { date: '2026-12-25', ...MURMANSK } });
    expect(status).toBe(200);
    expect(value).toMatchObject({ sunrise: null, windows: null, hora: null, reason: 'POLAR_NIGHT' });
    expect(value.tithis.length).toBeGreaterThan(0);
  });

  it('counts a polar day from a conventional six o’clock only when asked, and says so', async () => {
    const body = { date: '2026-12-25', ...MURMANSK, conventionalSunrise: true };
    const { value } = await test.call(getPanchanga, { body });
    expect(value).toMatchObject({
      isConventional: true,
      reason: 'POLAR_NIGHT',
      visible: null,
      sunrise: '2026-12-25T03:00:00.000Z',
      sunset: '2026-12-25T15:00:00.000Z',
    });
    expect(value.hora).toHaveLength(24);
    const { value: moscow } = await test.call(getPanchanga, { body: { ...body, ...MOSCOW } });
    expect(moscow.isConventional).toBeUndefined();
  });

  it.each([
    ['2026-02-30', 'VALIDATION'],
    ['1799-12-31', 'DATE_OUT_OF_RANGE'],
    ['2400-01-01', 'DATE_OUT_OF_RANGE'],
    ['вчера', 'VALIDATION'],
  ])('refuses the date %s in Russian', async (date, code) => {
    const { status, problem } = await test.call(getPanchanga, { body: { date, ...MOSCOW } });
    expect([status, problem.code]).toEqual([400, code]);
    expect(problem.detail).toMatch(/[а-я]/i);
  });

  it('answers at the edges of its range, at the poles and at the date line', async () => {
    for (const body of [
      { date: '1800-01-01', ...MOSCOW },
      { date: '2399-12-31', ...MOSCOW },
      { date: '2026-06-21', latitude: 90, longitude: 0, timeZone: 'UTC' },
      { date: '2026-12-21', latitude: -90, longitude: 0, timeZone: 'UTC' },
      { date: '2026-03-20', latitude: 1.87, longitude: -157.4, timeZone: 'Pacific/Kiritimati' },
    ]) {
      expect((await test.call(getPanchanga, { body })).status).toBe(200);
    }
  });
});

describe('chart.getPanchangaMonth', () => {
  it('gives every day of a month what its own page says, and whole weeks when asked', async () => {
    const { value } = await test.call(getPanchangaMonth, { body: { year: 2026, month: 11, ...MOSCOW } });
    expect(value.days).toHaveLength(30);
    const { value: weeks } = await test.call(getPanchangaMonth, {
      body: { year: 2026, month: 11, wholeWeeks: true, ...MOSCOW },
    });
    expect([must(weeks.days[0]).date, weeks.days.at(-1)?.date, weeks.days.length]).toEqual([
      '2026-10-26',
      '2026-12-06',
      42,
    ]);
    for (const index of [0, 4, 25, 41]) {
      const row = must(weeks.days[index]);
      const { value: day } = await test.call(getPanchanga, { body: { date: row.date, ...MOSCOW } });
      expect(row).toMatchObject({ sunrise: day.sunrise, vara: day.vara, lunarMonth: day.lunarMonth });
      expect(row.tithi).toEqual(day.tithis[0]);
      expect(row.nakshatra.index).toBe(must(day.nakshatras[0]).index);
      expect(Math.floor(row.elongation / 12) + 1).toBe(row.tithi.index);
      expect(weeks.festivals.filter(({ date }) => date === row.date).map(({ id }) => id)).toEqual(
        day.festivals.map(({ id }) => id),
      );
    }
  });

  it('loses and repeats tithis so that the count stays whole', async () => {
    const { value } = await test.call(getPanchangaMonth, { body: { year: 2026, month: 11, ...MOSCOW } });
    value.days.slice(1).forEach((day, index) => {
      const before = must(value.days[index]);
      const passed = (day.tithi.index - before.tithi.index + 30) % 30;
      expect(passed).toBe(day.isRepeated ? 0 : 1 + before.skippedTithis.length);
    });
    expect(value.days.some(({ skippedTithis }) => skippedTithis.length > 0)).toBe(true);
  });

  it('says what holds at noon where the Sun does not rise, and stops at the ends of its range', async () => {
    const { value } = await test.call(getPanchangaMonth, { body: { year: 2026, month: 12, ...MURMANSK } });
    expect(value.days[24]).toMatchObject({ reason: 'POLAR_NIGHT', sunrise: null });
    const { value: last } = await test.call(getPanchangaMonth, {
      body: { year: 2399, month: 12, wholeWeeks: true, ...MOSCOW },
    });
    expect(last.days.at(-1)?.date).toBe('2399-12-31');
    for (const year of [2400, 12_345, 0, -44]) {
      const { problem } = await test.call(getPanchangaMonth, { body: { year, month: 1, ...MOSCOW } });
      expect([problem.status, problem.code]).toEqual([400, 'DATE_OUT_OF_RANGE']);
    }
  });
});

describe('the other panchanga methods', () => {
  it('lists thirty muhurtas and the windows', async () => {
    const { value } = await test.call(getAllMuhurtas, { body: { date: '2026-11-18', ...MOSCOW } });
    expect(value.muhurtas).toHaveLength(30);
    expect(value.windows?.find((window) => window.id === 'abhijit')?.kind).toBe('neutral');
  });

  it('names both ayanas', async () => {
    const { value } = await test.call(getAyana, { body: { date: '2026-01-05', ...MOSCOW } });
    expect([value.sidereal.ayana, value.tropical.ayana]).toEqual(['dakshinayana', 'uttarayana']);
  });

  it('gives the sankrantis of a year with the punya kala of a place, and refuses 201 years', async () => {
    const { value } = await test.call(getSunTransit, { body: { from: '2026-01-01', to: '2026-12-31', ...MOSCOW } });
    expect(value.signs).toHaveLength(12);
    expect(value.signs.every((entry) => entry.punyaKala)).toBe(true);
    expect((await test.call(getSunTransit, { body: { from: '1900-01-01', to: '2101-01-02' } })).problem.code).toBe(
      'LIMIT_EXCEEDED',
    );
    expect((await test.call(getSunTransit, { body: { from: '2026-01-02', to: '2026-01-01' } })).problem.code).toBe(
      'VALIDATION',
    );
  });

  it('lists a year of festivals with their rules', async () => {
    const { value } = await test.call(getFestivals, { body: { from: '2026-01-01', to: '2026-12-31', ...MOSCOW } });
    expect(value.ekadashis.length).toBeGreaterThanOrEqual(24);
    expect(new Set(value.festivals.map((festival) => festival.id)).size).toBeGreaterThan(90);
    expect(value.festivals.every((festival) => festival.rule && festival.because)).toBe(true);
  });
});

describe('chart.getFestivals of one kind', () => {
  it('answers the ekadashis alone as it does among the rest', async () => {
    const body = { from: '2026-10-01', to: '2026-12-31', ...MOSCOW };
    const { value: all } = await test.call(getFestivals, { body });
    const { value: some } = await test.call(getFestivals, { body: { ...body, kinds: ['ekadashi'] } });
    expect(some.ekadashis).toEqual(all.ekadashis);
    expect(some.festivals).toEqual(all.festivals.filter(({ kind }) => kind === 'ekadashi'));
  });
});

describe('chart.findMuhurta', () => {
  it('offers hours for 120 days with reasons, and refuses 121', async () => {
    const body = { purpose: 'signing', from: '2026-11-21', to: '2027-03-20', ...MOSCOW };
    const { value } = await test.call(findMuhurta, { body });
    expect(value.hours.length).toBeGreaterThan(10);
    expect(must(value.hours[0]).score).toBeGreaterThanOrEqual(must(value.hours[1]).score);
    expect((await test.call(findMuhurta, { body: { ...body, to: '2027-03-22' } })).problem.detail).toContain('120');
  });

  it('counts tara and chandra bala of a chart into the score, each alone too, and refuses a star that is none', async () => {
    const body = { purpose: 'travel', from: '2026-11-21', to: '2026-12-21', ...MOSCOW };
    const ids = async (person: Record<string, number>) => {
      const { value } = await test.call(findMuhurta, { body: { ...body, ...person } });
      return value.hours.map(({ reasons }) => reasons.map(({ id }) => id).join(' '));
    };
    const [whole, starOnly, signOnly] = await Promise.all([
      ids({ birthNakshatra: 4, birthSign: 2 }),
      ids({ birthNakshatra: 4 }),
      ids({ birthSign: 2 }),
    ]);
    expect(whole.every((all) => /Tara/.test(all) && /Chandra/.test(all))).toBe(true);
    expect(starOnly.every((all) => /Tara/.test(all) && !/Chandra/.test(all))).toBe(true);
    expect(signOnly.every((all) => /Chandra/.test(all) && !/Tara/.test(all))).toBe(true);
    expect((await test.call(findMuhurta, { body: { ...body, birthNakshatra: 28 } })).status).toBe(400);
  });

  it('names the same purposes on the wire and in the engine', () => {
    expect([...PURPOSE_IDS]).toEqual(PURPOSES.map(({ id }) => id));
  });
});
