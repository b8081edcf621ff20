import { describe, expect, it } from 'vitest';
import type { DayLane } from './day-spans.ts';
import { spokenSpan, timelineLayout } from './timeline-layout.ts';

const bounds = { start: '2026-11-21T05:23:00Z', end: '2026-11-22T05:25:00Z' };
/** The second tithi runs until the evening of the next date. */
const tithis: DayLane = {
  id: 'tithi',
  title: 'титхи',
  spans: [
    {
      key: 'tithi-0',
      term: { kind: 'tithi', index: 12 },
      tone: null,
      start: '2026-11-21T01:02:00Z',
      end: '2026-11-21T23:27:00Z',
    },
    {
      key: 'tithi-1',
      term: { kind: 'tithi', index: 13 },
      tone: null,
      start: '2026-11-21T23:27:00Z',
      end: '2026-11-22T21:07:00Z',
    },
  ],
};

describe('the timeline of a day', () => {
  it.each([420, 700, 900, 1100, 1400, 2000])(
    'gives a time after midnight with its date or not at all, %i px',
    (width) => {
      const layout = timelineLayout({
        bounds,
        lanes: [tithis],
        padas: [],
        sunset: null,
        zone: { timeZone: 'Europe/Moscow' },
        date: '2026-11-21',
        width,
      });
      const details = layout.lanes[0]?.bars.map(({ detail }) => detail.replaceAll('\u00a0', ' ')) ?? [];
      expect(['до 02:27, 22 нояб.', '']).toContain(details[0]);
      expect(['до 00:07, 23 нояб.', '']).toContain(details[1]);
      if (width >= 900) expect(details[0]).not.toBe('');
      if (width >= 2000) expect(details[1]).not.toBe('');
    },
  );
});

describe('the spoken name of a bar', () => {
  const spoken = (shown: string) => {
    const [span] = tithis.spans;
    return (
      span && spokenSpan(span, 'титхи', { timeZone: 'Europe/Moscow' }, '2026-11-21', shown).replaceAll('\u00a0', ' ')
    );
  };

  it.each(['', 'Шукла Двадаши', 'Двадаши до 02:27, 22 нояб.', 'Двадаши до 02:27 22 нояб.', 'Два.'])(
    'holds the words drawn on it: «%s»',
    (shown) => {
      expect(spoken(shown)).toBe('титхи Шукла Двадаши до 02:27, 22 нояб. (с 04:02)');
    },
  );

  it('begins with a name cut short before its end', () => {
    expect(spoken('Два. до 02:27')).toBe('Два. до 02:27: титхи Шукла Двадаши до 02:27, 22 нояб. (с 04:02)');
  });
});
