import type { Rule } from '@nebosvod/contracts/rule';
import { describe, expect, it } from 'vitest';
import { grahasOf, litBy } from './factor-subject.ts';

const lit = (rule: Rule, values: Record<string, string> = {}) => litBy({ rule, values });

describe('what a factor lights', () => {
  it('the graha it is about; of a lord the one that the chart names', () => {
    expect(lit({ kind: 'combust', graha: 'jupiter' })).toEqual({ kind: 'body', id: 'jupiter' });
    expect(lit({ kind: 'aspect', from: 'mars', to: 'saturn' })).toEqual({ kind: 'body', id: 'mars' });
    expect(lit({ kind: 'lord-in-house', lord: 10, house: 8 }, { graha: 'venus' })).toEqual({
      kind: 'body',
      id: 'venus',
    });
    expect(lit({ kind: 'lagna-in-sign', sign: 4 })).toEqual({ kind: 'body', id: 'lagna' });
  });

  it('the house where a house is measured or passed', () => {
    expect(lit({ kind: 'sav-of-house', house: 4 })).toEqual({ kind: 'house', house: 4 });
    expect(lit({ kind: 'transit-in-house', graha: 'saturn', house: 10, at: '2027-06-03' })).toEqual({
      kind: 'house',
      house: 10,
    });
  });

  it('the last lord of a path of periods, and the Moon that transits are counted from', () => {
    expect(lit({ kind: 'dasha', system: 'vimshottari', path: ['jupiter', 'rahu'] })).toEqual({
      kind: 'body',
      id: 'rahu',
    });
    expect(lit({ kind: 'transit-from-moon', graha: 'saturn', house: 1, at: '2027-06-03' })).toEqual({
      kind: 'body',
      id: 'moon',
    });
  });

  it('nothing of a combination or of the settings', () => {
    expect(lit({ kind: 'yoga', id: 'ruchaka' })).toBeNull();
    expect(lit({ kind: 'settings' })).toBeNull();
  });
});

it('names each graha of a factor once', () => {
  expect(grahasOf({ rule: { kind: 'dasha', system: 'vimshottari', path: ['saturn', 'saturn'] }, values: {} })).toEqual([
    'saturn',
  ]);
  expect(grahasOf({ rule: { kind: 'conjunction', a: 'moon', b: 'ketu' }, values: {} })).toEqual(['moon', 'ketu']);
});
