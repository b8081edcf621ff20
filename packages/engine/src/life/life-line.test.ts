import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { chartOfBirth } from '../../test/chart-of-birth.ts';
import { signOf } from '../angle/sign.ts';
import { bodyOf, type Chart } from '../chart/chart.ts';
import { RASI_DASHAS } from '../dasha/dasha.ids.ts';
import { runningAt } from '../dasha/period.ts';
import { rasiDasha } from '../dasha/rasi-dasha.ts';
import { rasiDashaInput } from '../dasha/running.ts';
import { starDasha } from '../dasha/star-dasha.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { loadEphemeris } from '../ephemeris/swisseph.ts';
import { limbsOf } from '../panchanga/limb.ts';
import { mover } from '../transit/motion.ts';
import references from '../vectors/charts.json' with { type: 'json' };
import { rasiDashaRows } from './dasha-rows.ts';
import { lifeDays, lifeLine } from './life-line.ts';
import type { LifeRow } from './life-row.ts';
import { natalFacts } from './natal-points.ts';

let ephemeris: Ephemeris;
beforeAll(async () => {
  ephemeris = await loadEphemeris();
});

const sure = { dasha: true, lagna: true, moon: true };
const chartAt = (index: number): Chart => chartOfBirth(ephemeris, must(references[index]).birth);
const rowOf = (rows: readonly LifeRow[], id: string) => must(rows.find((row) => row.id === id));
const tiling = ['vimshottari-1', 'vimshottari-2', 'vimshottari-3', 'saturn', 'jupiter', 'rahu'];

describe('a line of life', () => {
  it('has rows whose spans tile the ninety years without a gap or an overlap', () => {
    for (const index of [0, 7]) {
      const { rows, range } = lifeLine(ephemeris, chartAt(index), 'chara-kn-rao', sure);
      for (const id of tiling) {
        const { spans } = rowOf(rows, id);
        expect(must(spans[0]).start).toBeLessThanOrEqual(range.from);
        expect(must(spans.at(-1)).end).toBeGreaterThanOrEqual(range.to);
        for (const [at, span] of spans.entries()) {
          expect(span.end).toBeGreaterThan(span.start);
          if (at > 0) expect(span.start).toBeCloseTo(must(spans[at - 1]).end, 6);
        }
      }
    }
  });

  it('agrees at any instant with the dasha and with where the grahas are', () => {
    const chart = chartAt(3);
    const { rows, range } = lifeLine(ephemeris, chart, 'narayana', sure);
    const dasha = starDasha('vimshottari', bodyOf(chart, 'moon').longitude, {
      birth: chart.julianDay,
      yearLength: chart.settings.dashaYear,
    });
    const at = (id: string, time: number) =>
      must(rowOf(rows, id).spans.find((span) => span.start <= time && time < span.end)).subject;
    fc.assert(
      fc.property(fc.double({ min: range.from + 1, max: range.to - 1, noNaN: true }), (time) => {
        const chain = runningAt(dasha, time, 3).map(({ ruler }) => ruler);
        const shown = [1, 2, 3].map((level) => at(`vimshottari-${level}`, time));
        expect(shown).toEqual(chain.map((graha) => ({ kind: 'graha', graha })));
        for (const body of ['saturn', 'jupiter', 'rahu'] as const) {
          const sign = signOf(mover(ephemeris, body, chart.settings).longitude(time));
          expect(at(body, time)).toMatchObject({ kind: 'sign', sign });
        }
      }),
      { numRuns: 60 },
    );
  });

  it.each(RASI_DASHAS)('holds %s, each sign with its house', (system) => {
    const chart = chartAt(5);
    const range = { from: chart.julianDay, to: chart.julianDay + 30_000 };
    const rows = rasiDashaRows(rasiDasha(system, rasiDashaInput(chart)), natalFacts(chart, sure), range);
    const main = rowOf(rows, 'rasi-dasha-1').spans;
    expect(main.length).toBeGreaterThan(5);
    for (const { subject } of main) {
      if (subject.kind !== 'sign') throw new Error('not a sign');
      expect(subject.house).toBe(((subject.sign - chart.ascendant.sign + 12) % 12) + 1);
    }
  });

  it('marks a return of the Sun every year, of Saturn and the nodes at their turns, none of the birth itself', () => {
    const chart = chartAt(11);
    const { rows, range } = lifeLine(ephemeris, chart, 'chara-kn-rao', sure);
    const { marks } = rowOf(rows, 'return');
    const years = marks.filter(({ body }) => body === 'sun');
    expect(years.map(({ cycle }) => cycle)).toEqual(Array.from({ length: years.length }, (_, year) => year + 1));
    expect(years.length).toBeGreaterThanOrEqual(89);
    for (const { at, body, cycle } of marks) {
      expect(at).toBeGreaterThan(range.from + 300);
      const natal = bodyOf(chart, body).longitude;
      const there = mover(ephemeris, body, chart.settings).longitude(at);
      expect(Math.abs(((there - natal + 540) % 360) - 180)).toBeLessThan(1e-4);
      const turn = { sun: 365.25, saturn: 10_759, jupiter: 4333, rahu: 6798 }[body];
      expect(Math.abs((at - range.from) / turn - cycle)).toBeLessThan(0.2);
    }
    expect(new Set(marks.filter(({ body }) => body === 'saturn').map(({ cycle }) => cycle))).toEqual(
      new Set([1, 2, 3]),
    );
  });

  it('leaves out what rests on an unsure hour and keeps the rest', () => {
    const open = lifeLine(ephemeris, chartAt(2), 'chara-kn-rao', { dasha: false, lagna: false, moon: false });
    expect(open.rows.map(({ id }) => id)).toEqual(['saturn', 'jupiter', 'rahu', 'return']);
    for (const { points, subject } of open.rows.flatMap(({ spans }) => spans)) {
      expect(points.filter(({ kind }) => kind === 'house')).toEqual([]);
      expect(points).not.toContainEqual({ kind: 'graha', graha: 'moon' });
      expect(subject).toMatchObject({ house: null, houseFromMoon: null });
    }
  });

  it('is cut where the ephemeris ends', () => {
    const late = { ...must(references[0]).birth, date: '2350-01-01' };
    const { range, rows } = lifeLine(ephemeris, chartOfBirth(ephemeris, late), 'chara-kn-rao', sure);
    expect((range.to - range.from) / 365.25).toBeLessThan(50);
    expect(rows.length).toBeGreaterThan(8);
  });
});

describe('the days of a line of life', () => {
  it('tile their weeks by the fourth level, the nakshatra and the tithi that hold', () => {
    const chart = chartAt(4);
    const range = { from: chart.julianDay + 12_000, to: chart.julianDay + 12_060 };
    const rows = lifeDays(ephemeris, chart, range, sure);
    expect(rows.map(({ id }) => id)).toEqual(['vimshottari-4', 'moon-nakshatra', 'tithi']);
    for (const { spans } of rows) {
      for (let at = 1; at < spans.length; at++) expect(must(spans[at]).start).toBeCloseTo(must(spans[at - 1]).end, 6);
    }
    const time = range.from + 31.3;
    const sun = mover(ephemeris, 'sun', chart.settings).longitude(time);
    const moon = mover(ephemeris, 'moon', chart.settings).longitude(time);
    const limbs = limbsOf(sun, moon);
    const at = (id: string) =>
      must(rowOf(rows, id).spans.find(({ start, end }) => start <= time && time < end)).subject;
    expect(at('tithi')).toEqual({ kind: 'tithi', tithi: limbs.tithi.index });
    expect(at('moon-nakshatra')).toEqual({ kind: 'nakshatra', nakshatra: limbs.nakshatra.nakshatra });
  });
});
