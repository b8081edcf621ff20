import { describe, expect, it } from 'vitest';
import { natalChartSearch } from './chart-search.ts';

const [one, other] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];

describe('what the address of the chart may hold', () => {
  it('a tab and what of it is shown, the view never without its tab', () => {
    expect(natalChartSearch({ map: 'local', tab: 'dashas', view: 'ashtottari' })).toEqual({
      map: 'local',
      tab: 'dashas',
      view: 'ashtottari',
    });
    expect(natalChartSearch({ view: 'ashtottari' })).toEqual({});
  });

  it('nothing that is not an id: no birth, no name, no markup, no nesting', () => {
    for (const view of ['Анна', '17.05.1990 14:30', '<b>', 'a'.repeat(31), 7, ['kota'], { of: 'kota' }, ''])
      expect(natalChartSearch({ tab: 'chakras', view })).toEqual({ tab: 'chakras' });
    expect(natalChartSearch({ birth: '1990-05-17', name: 'Анна', map: 'Анна', tab: 'Даши' })).toEqual({});
  });

  it('two different maps to compare, one of them this device’s or none', () => {
    expect(natalChartSearch({ map: 'local', with: other })).toEqual({ map: 'local', with: other });
    expect(natalChartSearch({ map: one, with: 'local' })).toEqual({ map: one, with: 'local' });
    expect(natalChartSearch({ with: 'local' })).toEqual({ with: 'local' });
    expect(natalChartSearch({ map: 'local', with: 'local' })).toEqual({ map: 'local' });
    expect(natalChartSearch({ map: one, with: other })).toEqual({ map: one, with: other });
    expect(natalChartSearch({ map: one, with: one })).toEqual({ map: one });
  });
});
