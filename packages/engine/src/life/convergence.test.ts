import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convergences, LEAST_DAYS, LEAST_VOICES } from './convergence.ts';
import { LIFE_VOICES } from './life.ids.ts';
import type { LifePoint, LifeRow, LifeSpan } from './life-row.ts';

const range = { from: 0, to: 1000 };
const house = (number: 1 | 9): LifePoint => ({ kind: 'house', house: number });
const saturn: LifePoint = { kind: 'graha', graha: 'saturn' };
const span = (start: number, end: number, ...points: LifePoint[]): LifeSpan => ({
  start,
  end,
  subject: { kind: 'graha', graha: 'sun' },
  points,
});
const row = (id: string, voice: LifeRow['voice'], ...spans: LifeSpan[]): LifeRow => {
  return { id, system: 'transit', voice, spans, marks: [] };
};

describe('a convergence', () => {
  it('is where three voices point at one house, with those that do and no longer than they do', () => {
    const rows = [
      row('vimshottari-2', 'vimshottari', span(-50, 400, house(9))),
      row('saturn', 'saturn', span(0, 100, house(1)), span(100, 700, house(9))),
      row('jupiter', 'jupiter', span(200, 300, house(9)), span(500, 600, house(9))),
      row('rahu', 'nodes', span(250, 350, house(9))),
    ];
    expect(convergences(rows, range)).toEqual([
      {
        point: house(9),
        start: 200,
        end: 350,
        voices: 4,
        witnesses: [
          { row: 'vimshottari-2', span: 0 },
          { row: 'saturn', span: 1 },
          { row: 'jupiter', span: 0 },
          { row: 'rahu', span: 0 },
        ],
      },
    ]);
  });

  it('is none of two rows of one voice, of a row without a voice, or of a touch in passing', () => {
    const both = [
      row('vimshottari-1', 'vimshottari', span(0, 500, saturn)),
      row('saturn', 'saturn', span(0, 500, saturn)),
    ];
    expect(convergences([...both, row('vimshottari-2', 'vimshottari', span(0, 500, saturn))], range)).toEqual([]);
    expect(convergences([...both, row('sade-sati', null, span(0, 500, saturn))], range)).toEqual([]);
    expect(convergences([...both, row('jupiter', 'jupiter', span(100, 100 + LEAST_DAYS - 1, saturn))], range)).toEqual(
      [],
    );
    expect(convergences([...both, row('jupiter', 'jupiter', span(100, 100 + LEAST_DAYS, saturn))], range)).toHaveLength(
      1,
    );
  });

  it('agrees with a count of voices at any instant', () => {
    const spans = fc
      .array(fc.tuple(fc.integer({ min: 1, max: 300 }), fc.boolean()), { minLength: 1, maxLength: 8 })
      .map((lengths) => {
        let at = 0;
        return lengths.map(([length, points]) => {
          at += length;
          return span(at - length, at, ...(points ? [saturn] : []));
        });
      });
    const rows = fc.array(fc.tuple(fc.constantFrom(...LIFE_VOICES), spans), { maxLength: 8 });
    fc.assert(
      fc.property(rows, fc.integer({ min: 0, max: 999 }), (made, whole) => {
        const lines = made.map(([voice, own], index) => row(String(index), voice, ...own));
        const time = whole + 0.5;
        const voices = new Set(
          lines.flatMap(({ voice, spans: own }) =>
            own.some(({ start, end, points }) => start <= time && time < end && points.length > 0) ? [voice] : [],
          ),
        ).size;
        const found = convergences(lines, range);
        const here = found.filter(({ start, end }) => start <= time && time < end);
        expect(here.length).toBeLessThanOrEqual(1);
        if (here[0]) {
          expect(voices).toBeGreaterThanOrEqual(LEAST_VOICES);
          expect(here[0].voices).toBeGreaterThanOrEqual(voices);
        }
        for (const { start, end } of found) expect(end - start).toBeGreaterThanOrEqual(LEAST_DAYS);
      }),
    );
  });
});
