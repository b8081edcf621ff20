import { describe, expect, it } from 'vitest';
import type { Ekadashi } from '../api/use-year.ts';
import { compared } from './comparison.ts';

const window = { start: '2026-03-15T09:00:00.000Z', end: '2026-03-15T12:00:00.000Z', date: '2026-03-15' };
const rest = { ...window, startBasis: 'sunrise', endBasis: 'third-of-day', endPratahkala: window.end } as const;

function ekadashi(start: string, smarta: string, vaishnava = smarta): Ekadashi {
  return {
    month: 11,
    purnimantaMonth: 12,
    isAdhika: false,
    paksha: 'krishna',
    tithi: { start, end: '2026-03-15T05:00:00.000Z' },
    dvadashiEnd: '2026-03-16T05:00:00.000Z',
    smarta,
    smartaSecond: null,
    vaishnava,
    vaishnavaReason: 'ekadashi-pure',
    mahadvadashi: null,
    breakFastSmarta: rest,
    breakFastVaishnava: rest,
  };
}

describe('one fast in several cities', () => {
  const moscow = {
    timeZone: 'Europe/Moscow',
    ekadashis: [ekadashi('2026-03-14T05:10:00.000Z', '2026-03-14'), ekadashi('2026-03-29T05:00:00.000Z', '2026-03-29')],
  };
  const perm = { timeZone: 'Asia/Yekaterinburg', ekadashis: [ekadashi('2026-03-14T05:10:00.120Z', '2026-03-15')] };

  it('stands in one row though the searches differ by a fraction of a second, and marks the other day', () => {
    const rows = compared([moscow, perm], 'smarta');
    expect(rows.map(({ cells }) => cells.map((cell) => cell?.date ?? null))).toEqual([
      ['2026-03-14', '2026-03-15'],
      ['2026-03-29', null],
    ]);
    expect(rows.map(({ isSplit }) => isSplit)).toEqual([true, false]);
    expect(rows[0]?.cells[1]).toMatchObject({ isOther: true, zone: { timeZone: 'Asia/Yekaterinburg' } });
  });
});
