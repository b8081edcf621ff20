import { expect, it } from 'vitest';
import { nakshatraSlugs, tithiSlugs } from './term-slug.table.ts';
import { isNakshatraSlug, isTithiSlug, nakshatraSlug, tithiSlug } from './term-slug.ts';

it('every nakshatra has an address of its own, in order', () => {
  expect(Object.values(nakshatraSlugs)).toEqual(Array.from({ length: 27 }, (_, index) => index + 1));
  for (const [slug, number] of Object.entries(nakshatraSlugs)) expect(nakshatraSlug(number)).toBe(slug);
  expect([nakshatraSlug(0), nakshatraSlug(28)]).toEqual([null, null]);
});

it('the thirty tithis share sixteen addresses', () => {
  expect(
    Object.values(tithiSlugs)
      .flat()
      .sort((a, b) => a - b),
  ).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  expect([tithiSlug(11), tithiSlug(26), tithiSlug(15), tithiSlug(30), tithiSlug(31)]).toEqual([
    'ekadashi',
    'ekadashi',
    'purnima',
    'amavasya',
    null,
  ]);
});

it('knows its own addresses only', () => {
  expect([
    isNakshatraSlug('rohini'),
    isNakshatraSlug('constructor'),
    isTithiSlug('ekadashi'),
    isTithiSlug('toString'),
  ]).toEqual([true, false, true, false]);
});
