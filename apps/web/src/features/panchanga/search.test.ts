import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { panchangaSearch } from './search.ts';

describe('the address of the panchanga', () => {
  it('keeps what it knows', () => {
    expect(panchangaSearch.parse({ view: 'month', date: '2026-11-21', city: '524901' })).toEqual({
      view: 'month',
      date: '2026-11-21',
      city: 524_901,
    });
    const map = '0b3f6f0e-6a7e-4c8e-9d53-0f1f8f4f5a11';
    expect(panchangaSearch.parse({ map })).toEqual({ map });
    expect(panchangaSearch.parse({ map: 'Анна' }).map).toBeUndefined();
  });

  it('drops impossible dates and whatever else is put into it, without throwing', () => {
    expect(panchangaSearch.parse({ view: 'x', date: '2026-02-30', city: -1, other: 1 })).toEqual({});
    expect(panchangaSearch.parse({ date: '1799-12-31' }).date).toBeUndefined();
    expect(panchangaSearch.parse({ date: '2400-01-01' }).date).toBeUndefined();
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.anything(), (view, date, city) => {
        expect(() => panchangaSearch.parse({ view, date, city })).not.toThrow();
      }),
    );
  });
});
