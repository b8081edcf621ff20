import { expect, it } from 'vitest';
import { calendarEntries } from './period-calendar.ts';
import { openRows, periodNodes } from './period-node.ts';

it('the calendar file names a period by those it lies in, fine ones by the minute', () => {
  const deep = (levels: number): Parameters<typeof periodNodes<{ readonly lord: string }>>[0] =>
    levels === 0
      ? []
      : [
          {
            lord: `L${levels}`,
            start: '2026-01-01T22:30:00.000Z',
            end: '2026-02-01T00:00:00.000Z',
            ageAtStart: 35,
            isCurrent: true,
            children: deep(levels - 1),
          },
        ];
  const nodes = periodNodes(deep(4), ({ lord }) => ({ names: [lord], hue: null, glyph: null }));
  const rows = openRows(nodes, new Set(['1', '1.1', '1.1.1']), ({ children }) =>
    children ? { state: 'ready', nodes: children } : { state: 'none' },
  );
  const entries = calendarEntries('Вимшоттари', rows, 10_800);
  expect(entries.map(({ title }) => title)).toEqual([
    'Вимшоттари: L4',
    'Вимшоттари: L4 — L3',
    'Вимшоттари: L4 — L3 — L2',
    'Вимшоттари: L4 — L3 — L2 — L1',
  ]);
  expect(entries.map(({ start }) => start)).toEqual([
    '2026-01-02',
    '2026-01-02',
    '2026-01-02',
    '2026-01-01T22:30:00.000Z',
  ]);
  expect(new Set(entries.map(({ uid }) => uid)).size).toBe(4);
});
