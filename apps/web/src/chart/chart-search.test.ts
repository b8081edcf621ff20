import { describe, expect, it } from 'vitest';
import { chartSearch, openedView } from './chart-search.ts';

const [one, other] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];

describe('what the address of the chart may hold', () => {
  it('a tab and what of it is shown, the view never without its tab', () => {
    expect(chartSearch({ map: 'local', tab: 'dashas', view: 'ashtottari' })).toEqual({
      map: 'local',
      tab: 'dashas',
      view: 'ashtottari',
    });
    expect(chartSearch({ view: 'ashtottari' })).toEqual({});
  });

  it('nothing that is not an id: no birth, no name, no markup, no nesting', () => {
    for (const view of ['Анна', '17.05.1990 14:30', '<b>', 'a'.repeat(49), 7, ['kota'], { of: 'kota' }, ''])
      expect(chartSearch({ tab: 'chakras', view })).toEqual({ tab: 'chakras' });
    expect(chartSearch({ birth: '1990-05-17', name: 'Анна', map: 'Анна', tab: 'Даши' })).toEqual({});
  });

  it('a graha or a house to light, and nothing else by that name', () => {
    expect(chartSearch({ map: 'local', lit: 'mars' })).toEqual({ map: 'local', lit: 'mars' });
    expect(chartSearch({ map: 'local', lit: 'h12' })).toEqual({ map: 'local', lit: 'h12' });
    for (const lit of ['Марс', 'h13', 'h0', 'constructor', 7])
      expect(chartSearch({ map: 'local', lit })).toEqual({ map: 'local' });
  });

  it('two different maps to compare, one of them this device’s or none', () => {
    expect(chartSearch({ map: 'local', with: other })).toEqual({ map: 'local', with: other });
    expect(chartSearch({ map: one, with: 'local' })).toEqual({ map: one, with: 'local' });
    expect(chartSearch({ with: 'local' })).toEqual({ with: 'local' });
    expect(chartSearch({ map: 'local', with: 'local' })).toEqual({ map: 'local' });
    expect(chartSearch({ map: one, with: other })).toEqual({ map: one, with: other });
    expect(chartSearch({ map: one, with: one })).toEqual({ map: one });
    expect(chartSearch({ map: 'local', with: 'example-2' })).toEqual({ map: 'local', with: 'example-2' });
    expect(chartSearch({ map: 'typed', with: 'local' })).toEqual({ map: 'typed', with: 'local' });
  });

  it('a typed birth and an example only beside another map', () => {
    for (const map of ['typed', 'example-1', 'example-0', 'example-12']) expect(chartSearch({ map })).toEqual({});
    expect(chartSearch({ map: 'local', with: 'example-0' })).toEqual({ map: 'local' });
  });
});

describe('what an address opens', () => {
  it('two maps are compared, one is shown, none is the list', () => {
    expect(openedView({ map: one, with: other })).toEqual({ view: 'comparison', first: one, second: other });
    expect(openedView({ map: one, edit: true })).toEqual({ view: 'saved', map: one });
    expect(openedView({ map: 'local' })).toEqual({ view: 'local' });
    expect(openedView({})).toEqual({ view: 'list' });
    expect(openedView({ with: one })).toEqual({ view: 'list', comparing: one });
  });

  it('the form stands where a new chart is asked for and no map is named', () => {
    expect(openedView({ new: true })).toEqual({ view: 'form' });
    expect(openedView({ map: one, new: true })).toEqual({ view: 'saved', map: one });
  });
});
