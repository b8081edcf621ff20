import { getDashaPeriods, getRashaPeriods } from '@nebosvod/contracts/chart-dasha';
import { getLifeDays, getLifeLine } from '@nebosvod/contracts/chart-life-line';
import { getSadeSati } from '@nebosvod/contracts/chart-transit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../../../scripts/must.ts';
import { birth } from '../../../test/births.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('chart.getLifeLine', () => {
  it('holds the very periods and stays that the calls of each system give', async () => {
    const { value } = await test.call(getLifeLine, { body: { birth, rasiDasha: 'narayana' } });
    const spansOf = (id: string) => must(value.rows.find((row) => row.id === id)).spans;
    const ends = ({ start, end }: { start: string; end: string }) => ({ start, end });
    const grahas = (await test.call(getDashaPeriods, { body: { birth, levels: 2 } })).value;
    const shown = new Set(spansOf('vimshottari-2').map(({ start }) => start));
    const antardashas = must(grahas.periods ?? undefined).flatMap(({ children }) => must(children));
    expect(antardashas.filter(({ start }) => shown.has(start))).toHaveLength(shown.size);
    const signs = (await test.call(getRashaPeriods, { body: { birth, system: 'narayana' } })).value;
    const main = spansOf('rasi-dasha-1');
    expect(
      must(signs.periods ?? undefined)
        .slice(0, main.length)
        .map(ends),
    ).toEqual(main.map(ends));
    const saturn = (await test.call(getSadeSati, { body: { birth } })).value;
    const sadeSati = spansOf('sade-sati');
    expect(saturn.periods.slice(0, sadeSati.length).map(ends)).toEqual(sadeSati.map(ends));
    expect(value).toMatchObject({ rasiDasha: 'narayana', leftOut: [], dashaStart: null });
    expect(Date.parse(value.to) - Date.parse(value.from)).toBeCloseTo(90 * 365.25 * 24 * 3600 * 1000, -4);
  });

  it('tells what converges with witnesses that lie in that time, and of which system each is', async () => {
    const { value } = await test.call(getLifeLine, { body: { birth } });
    expect(value.convergences.length).toBeGreaterThan(20);
    for (const { start, end, voices, witnesses } of value.convergences) {
      expect(voices).toBeGreaterThanOrEqual(3);
      const heard = new Set<string | null>();
      for (const { row: id, span } of witnesses) {
        const row = must(value.rows.find((one) => one.id === id));
        heard.add(row.voice);
        const found = must(row.spans[span]);
        expect(Date.parse(found.start)).toBeLessThan(Date.parse(end));
        expect(Date.parse(found.end)).toBeGreaterThan(Date.parse(start));
      }
      expect(heard.has(null)).toBe(false);
      expect(heard.size).toBeGreaterThanOrEqual(voices);
    }
    expect(value.houses?.saturn).toEqual({ stands: 6, owns: [6, 7] });
  });

  it('names what an unknown or a rough time leaves out, and gives the rest', async () => {
    const unknown = (await test.call(getLifeLine, { body: { birth: { ...birth, time: null } } })).value;
    expect(unknown.leftOut).toContain('lagna');
    expect(unknown.houses).toBeNull();
    expect(unknown.rows.map(({ id }) => id)).toEqual(expect.arrayContaining(['saturn', 'jupiter', 'rahu', 'return']));
    expect(unknown.rows.some(({ system }) => system === 'rasi-dasha')).toBe(false);
    const rough = { ...birth, timeUncertaintyMinutes: 90 };
    const answer = (await test.call(getLifeLine, { body: { birth: rough } })).value;
    expect(answer.leftOut).toEqual(['lagna']);
    expect(Date.parse(must(answer.dashaStart ?? undefined).max)).toBeGreaterThan(
      Date.parse(must(answer.dashaStart ?? undefined).min),
    );
  });

  it('says how it came about when asked', async () => {
    const { value } = await test.call(getLifeLine, { body: { birth, trace: true } });
    expect(must(value.trace).convergences?.source).toBe('modern');
    expect(Object.keys(must(value.trace))).toContain('rows.vimshottari-1');
  });

  it('bears a birth on the last days of the ephemeris', async () => {
    const { value } = await test.call(getLifeLine, { body: { birth: { ...birth, date: '2399-12-31' } } });
    expect(value.convergences).toEqual([]);
  });
});

describe('chart.getLifeDays', () => {
  it('gives the fourth level, nakshatras and tithis of the weeks asked for', async () => {
    const { value } = await test.call(getLifeDays, { body: { birth, from: '2026-11-01', to: '2026-11-30' } });
    const counts = Object.fromEntries(value.rows.map(({ id, spans }) => [id, spans.length]));
    expect(Object.keys(counts)).toEqual(['vimshottari-4', 'moon-nakshatra', 'tithi']);
    expect(counts['moon-nakshatra']).toBeGreaterThan(28);
    expect(counts.tithi).toBeGreaterThan(28);
  });

  it.each([
    [{ from: '2026-01-01', to: '2027-06-01' }, 'LIMIT_EXCEEDED'],
    [{ from: '2026-01-02', to: '2026-01-01' }, 'VALIDATION'],
    [{ from: '2399-12-01', to: '2400-03-01' }, 'DATE_OUT_OF_RANGE'],
  ])('refuses %o', async (range, code) => {
    expect((await test.call(getLifeDays, { body: { birth, ...range } })).problem.code).toBe(code);
  });
});
