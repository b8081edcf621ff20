import { DAY_MS } from '@nebosvod/engine/time/durations';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesIn, lifeCalendar } from './life-changes.ts';
import { eventsKey, mergedEvents, withEvents } from './life-events.ts';
import { lifeLayout, rowAt } from './life-layout.ts';
import { flagged, pinRow, shownRows } from './life-model.ts';
import { type ShownConvergence, spanAt, spansWithin } from './life-row-model.ts';
import { pointWords } from './life-words.ts';
import { shownMarks } from './paint-life.ts';
import { windowWords } from './window-words.ts';

const tiled = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 60 }).map((lengths) => {
  let at = 0;
  return lengths.map((length) => {
    at += length;
    return { from: at - length, to: at };
  });
});

describe('the spans of a row in a window', () => {
  it('are those that have any of their time in it, whatever the row and the window', () => {
    fc.assert(
      fc.property(
        tiled,
        fc.integer({ min: -50, max: 5000 }),
        fc.integer({ min: 1, max: 3000 }),
        (spans, from, length) => {
          const window = { from, to: from + length };
          const [first, end] = spansWithin(spans, window);
          const seen = spans.filter((span) => span.to > window.from && span.from < window.to);
          expect(spans.slice(first, end)).toEqual(seen);
        },
      ),
    );
  });
  it('hold every instant of the row once', () => {
    fc.assert(
      fc.property(tiled, fc.integer({ min: 0, max: 5000 }), (spans, at) => {
        const found = spanAt(spans, at);
        expect(found).toBe(spans.find(({ from, to }) => from <= at && at < to) ?? null);
      }),
    );
  });
});

const rows = shownRows(
  [
    {
      id: 'vimshottari-2',
      system: 'vimshottari',
      voice: 'vimshottari',
      spans: [
        { start: '2024-01-01T00:00:00Z', end: '2026-01-01T00:00:00Z', subject: { kind: 'graha', graha: 'rahu' } },
        { start: '2026-01-01T00:00:00Z', end: '2028-01-01T00:00:00Z', subject: { kind: 'graha', graha: 'moon' } },
      ],
      marks: [],
    },
    {
      id: 'saturn',
      system: 'transit',
      voice: 'saturn',
      spans: [
        {
          start: '2025-03-29T00:00:00Z',
          end: '2027-06-03T00:00:00Z',
          subject: { kind: 'sign', sign: 12, house: 9, houseFromMoon: 7 },
        },
      ],
      marks: [],
    },
    {
      id: 'return',
      system: 'return',
      voice: null,
      spans: [],
      marks: [
        { at: '2026-05-17T00:00:00Z', body: 'sun', cycle: 36, isRetrograde: false },
        { at: '2026-05-20T00:00:00Z', body: 'saturn', cycle: 1, isRetrograde: true },
      ],
    },
  ],
  'chara-kn-rao',
  {},
);
const window = { from: Date.parse('2025-01-01'), to: Date.parse('2028-01-01') };

describe('the list twin', () => {
  it('names beginnings and instants of the window in order of time, with house and end', () => {
    expect(changesIn(rows, window, []).map(({ said, place }) => [said, place])).toEqual([
      ['Сатурн в Рыбах', '9-й\u00a0дом, 7-й от Луны'],
      ['Антардаша Луны', ''],
      ['Соляр, 36-й', ''],
      ['Возврат Сатурна, 1-й, ретроградно', ''],
    ]);
  });
  it('leaves out of a long window what would fill it with years', () => {
    const wide = { from: Date.parse('1990-01-01'), to: Date.parse('2080-01-01') };
    expect(changesIn(rows, wide, []).map(({ said }) => said)).toEqual([
      'Сатурн в Рыбах',
      'Возврат Сатурна, 1-й, ретроградно',
    ]);
  });
  it('becomes a calendar of days by the clock of the birth', () => {
    const [first] = lifeCalendar(changesIn(rows, window, []), 4 * 3600);
    expect(first).toMatchObject({ title: 'Сатурн в Рыбах', start: '2025-03-29', isFree: true });
  });
});

describe('marks', () => {
  it('give way to a higher rank where two would touch, and stand both where there is room', () => {
    const marks = rows[2]?.marks ?? [];
    expect(shownMarks(marks, window, 800).map(({ glyph }) => glyph)).toEqual(['saturn']);
    const near = { from: Date.parse('2026-05-01'), to: Date.parse('2026-06-01') };
    expect(shownMarks(marks, near, 800).map(({ glyph }) => glyph)).toEqual(['sun', 'saturn']);
  });
});

describe('flags', () => {
  const one = (key: string, from: number, to: number, voices: number): ShownConvergence => {
    return { key, title: key, about: null, voices, from, to, witnesses: [] };
  };
  it('are the strongest of a window, then the longest, six at most, in order of time', () => {
    const many = Array.from({ length: 9 }, (_, index) => one(`c${index}`, index * 10, index * 10 + index + 1, 3));
    const shown = flagged([...many, one('strong', 85, 86, 5)], { from: 0, to: 95 });
    expect(shown.map(({ key }) => key)).toEqual(['c4', 'c5', 'c6', 'c7', 'c8', 'strong']);
    expect(flagged(many, { from: 200, to: 300 })).toEqual([]);
  });
});

describe('events of a person', () => {
  const event = (id: string, date: string) => ({ id, date, title: id });
  it('stay with the chart when its hour is corrected, and are kept in order of date', () => {
    const birth = { date: '1990-05-17', latitude: 55.7558, longitude: 37.6173 };
    const all = withEvents({}, eventsKey(birth), [event('b', '2020-01-01'), event('a', '2010-01-01')]);
    expect(all[eventsKey({ ...birth })]?.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(withEvents(all, eventsKey(birth), [])).toEqual({});
  });
  it('of the account and of the device are one list, each once', () => {
    const merged = mergedEvents([event('a', '2010-01-01')], [event('a', '2011-01-01'), event('b', '2009-01-01')]);
    expect(merged).toEqual([event('b', '2009-01-01'), event('a', '2010-01-01')]);
  });
  it('are no more than a device keeps, the charts longest untouched let go', () => {
    let all: ReturnType<typeof withEvents> = {};
    for (let chart = 0; chart < 60; chart++) all = withEvents(all, `c${chart}`, [event('a', '2010-01-01')]);
    expect(Object.keys(all)).toHaveLength(50);
    expect(all.c0).toBeUndefined();
    expect(all.c59).toBeDefined();
  });
  it('that are still ahead are plans', () => {
    const row = pinRow(
      { id: 'event', title: 'События', events: [event('was', '2020-01-01'), event('will', '2030-01-01')] },
      0,
      Date.parse('2026-11-23'),
    );
    expect(row.marks.map(({ isPlan }) => isPlan)).toEqual([false, true]);
  });
});

describe('the layout', () => {
  it('finds the row under a pointer at any width', () => {
    for (const width of [328, 1100]) {
      const layout = lifeLayout(rows, width);
      for (const { row, top } of layout.rows) expect(rowAt(layout, top + row.height / 2)?.id).toBe(row.id);
      expect(rowAt(layout, 3)).toBeNull();
    }
  });
});

it('a window is told in years, and in days when it is short', () => {
  expect(windowWords({ from: Date.parse('2024-06-01'), to: Date.parse('2031-06-01') }, 0)).toBe('2024–2031');
  const week = { from: Date.parse('2026-11-20'), to: Date.parse('2026-11-20') + 7 * DAY_MS };
  expect(windowWords(week, 0)).toBe('20–26\u00a0ноября 2026\u00a0г.');
});

describe('what several voices point at', () => {
  const nobody = { stands: 1, owns: [] };
  const houses = {
    sun: nobody,
    moon: nobody,
    mars: { stands: 10, owns: [5, 10] },
    mercury: nobody,
    jupiter: nobody,
    venus: nobody,
    saturn: nobody,
    rahu: { stands: 9, owns: [] },
    ketu: nobody,
  };
  it('is told with the house a graha stands in at birth and those it owns, by its name alone where there are none', () => {
    expect(pointWords({ kind: 'graha', graha: 'mars' }, houses, {})).toEqual({
      title: 'Марс · 10-й\u00a0дом',
      about: 'Дом дела и положения, место при рождении; владыка 5-го и 10-го',
    });
    expect(pointWords({ kind: 'graha', graha: 'rahu' }, houses, {}).about).toBe(
      'Дом отца, учителя и удачи, место при рождении',
    );
    expect(pointWords({ kind: 'graha', graha: 'mars' }, null, {})).toEqual({ title: 'Марс', about: null });
    expect(pointWords({ kind: 'house', house: 9 }, houses, {}).title).toBe('9-й\u00a0дом');
  });
});
