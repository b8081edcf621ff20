import type { Rule } from '@nebosvod/contracts/rule';
import { ruleSchema } from '@nebosvod/contracts/rule';
import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { DEFAULT_SETTINGS } from '@nebosvod/engine/settings';
import { beforeAll, describe, expect, test } from 'vitest';
import { Births } from '../birth/births.ts';
import { resolveTyped } from '../birth/typed-birth.ts';
import { labelOf } from '../reading/label.ts';
import { holds } from './holds.ts';

/** Factors of the numerological reading written by hand, 17.05.1990. */
const WRITTEN: readonly Rule[] = [
  { kind: 'matrix-point', point: 'A', arcanum: 17, school: 'digit-sum' },
  { kind: 'matrix-point', point: 'D', arcanum: 5 },
  { kind: 'matrix-point', point: 'E', arcanum: 10 },
  { kind: 'matrix-point', point: 'D', arcanum: 19, school: 'subtract-22' },
  { kind: 'matrix-point', point: 'money', arcanum: 19 },
  { kind: 'matrix-point', point: 'entry', arcanum: 8 },
  { kind: 'matrix-point', point: 'love', arcanum: 5 },
  { kind: 'matrix-point', point: 'personal', arcanum: 19 },
  { kind: 'matrix-point', point: 'general', arcanum: 12 },
  { kind: 'matrix-point', point: 'a2', arcanum: 8 },
  { kind: 'matrix-triad', triad: 'talents', arcana: [5, 20, 15] },
  { kind: 'matrix-triad', triad: 'tail', arcana: [15, 20, 5] },
  { kind: 'matrix-year', at: '2026-12-01', arcanum: 15 },
  { kind: 'matrix-year', at: '2026-12-01', start: 'C', arcanum: 5 },
  { kind: 'square-cell', digit: 3, count: 3 },
  { kind: 'square-cell', digit: 6, count: 0 },
  { kind: 'square-line', line: 'selfEsteem_123', count: 6 },
  { kind: 'square-working', numbers: [32, 5, 30, 3] },
  { kind: 'personal-year', year: 2029, number: 8 },
];

let births: Births;
beforeAll(async () => {
  const typed = { latitude: 55.7558, longitude: 37.6173, timeZone: 'Europe/Moscow', time: null };
  const people = [
    resolveTyped('client', { ...typed, date: '1990-05-17' }),
    resolveTyped('second', { ...typed, date: '1987-03-17' }),
  ].filter((one) => one !== null);
  births = new Births(await loadEphemeris(), people, DEFAULT_SETTINGS);
});

describe('rules of numerology', () => {
  test.each(WRITTEN.map((rule) => [JSON.stringify(rule), rule] as const))('%s', (_, rule) => {
    expect(ruleSchema.parse(rule)).toEqual(rule);
    expect(holds(rule, births).holds).toBe(true);
    expect(labelOf(rule, holds(rule, births).values)).not.toMatch(/undefined|\{/);
  });

  test('say from when to when an arcanum of the age stands', () => {
    expect(holds({ kind: 'matrix-year', at: '2026-12-01', arcanum: 15 }, births).values).toEqual({
      arcanum: 15,
      from: '2026-08-17',
      until: '2027-11-16',
    });
  });

  test('need no time of birth, and fail where a number is another', () => {
    expect(holds({ kind: 'square-cell', digit: 3, count: 2 }, births)).toEqual({ holds: false, values: { count: 3 } });
    expect(holds({ kind: 'date-number', part: 'life-path', number: 5 }, births).holds).toBe(true);
    expect(holds({ kind: 'date-number', part: 'birthday', number: 9 }, births).holds).toBe(false);
    expect(holds({ kind: 'kua', sex: 'male', number: 1 }, births).holds).toBe(true);
    expect(holds({ kind: 'karmic-debt', debt: '13/4' }, births).holds).toBe(false);
  });

  test('count a name, a plate and a phone as they are typed, and refuse what cannot be counted', () => {
    expect(holds({ kind: 'name-number', name: 'Сергей', part: 'expression', number: 1 }, births).holds).toBe(true);
    expect(holds({ kind: 'name-number', name: '123', part: 'expression', number: 1 }, births).holds).toBe(false);
    expect(holds({ kind: 'object-number', object: 'phone', text: '123-456-7890', number: 9 }, births).holds).toBe(true);
  });

  test('of two people are decided by both dates', () => {
    expect(holds({ kind: 'pair-number', part: 'soul', first: 8, second: 8 }, births).holds).toBe(true);
    expect(
      holds({ kind: 'pair-number', part: 'soul', a: 'client', b: 'person3', first: 8, second: 8 }, births),
    ).toEqual({
      holds: null,
      values: {},
      reason: 'NO_BIRTH',
    });
    expect(holds({ kind: 'square-cell', digit: 3, count: 3, of: 'person3' }, births).reason).toBe('NO_BIRTH');
  });

  test('tell where schools part over a date, and where they do not', () => {
    const parted = { kind: 'number-schools', group: 'destinyMatrix', row: 'D', at: '2026-12-01' } as const;
    expect(holds(parted, births)).toEqual({ holds: true, values: { v1: '5', v2: '19' } });
    expect(holds({ ...parted, row: 'A' }, births).holds).toBe(false);
  });
});
