import type { PublicEkadashi, PublicFast, PublicFastCity } from '@nebosvod/contracts/public-page';
import { describe, expect, it } from 'vitest';
import { fastRows } from './fast-rows.ts';

const window = {
  date: '2026-11-06',
  start: '2026-11-06T05:00:00Z',
  end: '2026-11-06T08:00:00Z',
  startBasis: 'sunrise',
  endBasis: 'third-of-day',
  endPratahkala: '2026-11-06T07:00:00Z',
} as const;
const rama: PublicEkadashi = {
  month: 7,
  purnimantaMonth: 8,
  isAdhika: false,
  paksha: 'krishna',
  tithi: { start: '2026-11-04T08:00:00Z', end: '2026-11-05T05:06:00Z' },
  dvadashiEnd: '2026-11-06T05:01:00Z',
  smarta: '2026-11-05',
  smartaSecond: null,
  vaishnava: '2026-11-05',
  vaishnavaReason: 'ekadashi-pure',
  mahadvadashi: null,
  breakFastSmarta: window,
  breakFastVaishnava: window,
};
const fast = (date: string): PublicFast => ({ date, breakDate: '2026-11-06', hours: '08:00–11:00' });
const city = (slug: string, fasts: PublicFastCity['fasts']): PublicFastCity => ({ slug, name: slug, fasts });
const same = { smarta: fast('2026-11-05'), vaishnava: null };

describe('fasts city by city', () => {
  it('are one row where both traditions keep one day everywhere', () => {
    const [row, ...others] = fastRows([rama], [city('moskva', [same]), city('perm', [same])]);
    expect(others).toEqual([]);
    expect([row?.title, row?.tradition, row?.isSplit]).toEqual(['Рама-экадаши', null, false]);
  });

  it('are two rows where the traditions part in but one city, and tell which city keeps another day than the first', () => {
    const parted = { smarta: fast('2026-11-05'), vaishnava: fast('2026-11-06') };
    const [smarta, vaishnava] = fastRows([rama], [city('moskva', [same]), city('perm', [parted])]);
    expect([smarta?.tradition, smarta?.isSplit]).toEqual(['смарта', false]);
    expect([vaishnava?.tradition, vaishnava?.isSplit]).toEqual(['вайшнава', true]);
    expect(vaishnava?.cells.map((cell) => [cell?.date, cell?.isOther])).toEqual([
      ['2026-11-05', false],
      ['2026-11-06', true],
    ]);
  });

  it('leave a city without sunrise empty', () => {
    const [row] = fastRows([rama], [city('moskva', [same]), city('murmansk', [null])]);
    expect(row?.cells[1]).toBeNull();
  });
});
