import { ruleKinds, ruleSchema } from '@nebosvod/contracts/rule';
import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { DEFAULT_SETTINGS } from '@nebosvod/engine/settings';
import { beforeAll, describe, expect, test } from 'vitest';
import { Births } from '../birth/births.ts';
import type { ResolvedBirth } from '../birth/resolved-birth.ts';
import { HAND_WRITTEN_FACTORS } from './hand-written.table.ts';
import { holds } from './holds.ts';

const typed = {
  date: '1987-03-17',
  time: '14:20',
  latitude: 56.8389,
  longitude: 60.6057,
  timeZone: 'Asia/Yekaterinburg',
};
const birth: ResolvedBirth = {
  role: 'client',
  typed,
  julianDay: 2446871.888_888_889,
  place: { latitude: typed.latitude, longitude: typed.longitude },
  timeZone: typed.timeZone,
  utcOffsetSeconds: 18_000,
  isTimeKnown: true,
};

let sure: Births;
let unknown: Births;
beforeAll(async () => {
  const sky = await loadEphemeris();
  sure = new Births(sky, [birth], DEFAULT_SETTINGS);
  const noon = { ...birth, typed: { ...typed, time: null }, julianDay: 2446871.791_666_667, isTimeKnown: false };
  unknown = new Births(sky, [noon], DEFAULT_SETTINGS);
});

describe('a reading written by hand', () => {
  test.each(HAND_WRITTEN_FACTORS)('%s', (_label, rule) => {
    expect(ruleSchema.parse(rule)).toEqual(rule);
    expect(holds(rule, sure).holds).toBe(true);
  });

  test('prints the numbers by which its factors were decided', () => {
    expect(holds({ kind: 'sav-of-house', house: 1, rank: 1 }, sure).values).toEqual({ bindus: 34 });
    expect(holds({ kind: 'shadbala-rank', graha: 'mars', rank: 1 }, sure).values).toMatchObject({ ratio: 1.67 });
    expect(
      holds({ kind: 'transit-in-house', graha: 'saturn', house: 10, at: '2028-12-01' }, sure).values,
    ).toMatchObject({
      from: '2028-02-23',
      until: '2029-08-08',
    });
    const period = holds({ kind: 'dasha', system: 'vimshottari', path: ['saturn', 'saturn'], at: '2028-01-01' }, sure);
    expect(period.values).toEqual({ from: '2027-06-06', until: '2030-06-09' });
  });

  test('holds no rule that says something else', () => {
    expect(holds({ kind: 'lagna-in-sign', sign: 5 }, sure).holds).toBe(false);
    expect(holds({ kind: 'sav-of-house', house: 1, rank: 2 }, sure).holds).toBe(false);
    expect(holds({ kind: 'transit-conjunction', graha: 'saturn', natal: 'mars', at: '2029-05-30' }, sure).holds).toBe(
      false,
    );
    expect(holds({ kind: 'yoga', id: 'hamsa' }, sure).holds).toBe(false);
    expect(holds({ kind: 'chara-karaka', graha: 'saturn', karaka: 'AK', scheme: 8 }, sure).holds).toBe(false);
  });

  test('of a person who is not there decides nothing', () => {
    expect(holds({ kind: 'combust', graha: 'jupiter', of: 'second' }, sure)).toMatchObject({
      holds: null,
      reason: 'NO_BIRTH',
    });
  });
});

describe('an unknown time of birth', () => {
  test('leaves true what holds all day', () => {
    expect(holds({ kind: 'graha-in-sign', graha: 'jupiter', sign: 12 }, unknown).holds).toBe(true);
    expect(holds({ kind: 'combust', graha: 'jupiter' }, unknown).holds).toBe(true);
    expect(holds({ kind: 'graha-in-sign', graha: 'jupiter', sign: 1 }, unknown).holds).toBe(false);
  });

  test('leaves open what hangs on the lagna or changes within the day', () => {
    const undecided = { holds: null, reason: 'UNKNOWN_TIME' };
    expect(holds({ kind: 'lagna-in-sign', sign: 4 }, unknown)).toMatchObject(undecided);
    expect(holds({ kind: 'lord-in-house', lord: 10, house: 10 }, unknown)).toMatchObject(undecided);
    expect(holds({ kind: 'graha-in-nakshatra', graha: 'moon', nakshatra: 14 }, unknown)).toMatchObject(undecided);
    expect(holds({ kind: 'yoga', id: 'ruchaka' }, unknown)).toMatchObject(undecided);
  });
});

test('every kind of rule is one of the union', () => {
  expect(ruleKinds.length).toBe(new Set(ruleKinds).size);
  expect(HAND_WRITTEN_FACTORS.every(([, { kind }]) => ruleKinds.includes(kind))).toBe(true);
});
