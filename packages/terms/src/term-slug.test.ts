import { expect, it } from 'vitest';
import { termSlugs } from './term-slug.table.ts';
import { numbersOfSlug, termSlug, termSlugsOf } from './term-slug.ts';

const upTo = (count: number, first = 1) => Array.from({ length: count }, (_, index) => index + first);

it.each([
  ['nakshatra', upTo(27)],
  ['yoga', upTo(27)],
  ['karana', upTo(11)],
  ['vara', upTo(7, 0)],
  ['muhurta', upTo(30)],
] as const)('every %s has an address of its own, in order', (term, numbers) => {
  expect(Object.values(termSlugs[term]).flat()).toEqual(numbers);
  for (const [slug, [number]] of Object.entries(termSlugs[term])) expect(termSlug(term, number)).toBe(slug);
  expect([termSlug(term, -1), termSlug(term, 31)]).toEqual([null, null]);
});

it('the thirty tithis share sixteen addresses', () => {
  expect(
    Object.values(termSlugs.tithi)
      .flat()
      .sort((a, b) => a - b),
  ).toEqual(upTo(30));
  expect([11, 26, 15, 30, 31].map((tithi) => termSlug('tithi', tithi))).toEqual([
    'ekadashi',
    'ekadashi',
    'purnima',
    'amavasya',
    null,
  ]);
});

it('knows its own addresses only', () => {
  expect(termSlugsOf('tithi')).toHaveLength(16);
  expect([
    numbersOfSlug('nakshatra', 'rohini'),
    numbersOfSlug('nakshatra', 'constructor'),
    numbersOfSlug('tithi', 'ekadashi'),
    numbersOfSlug('tithi', 'toString'),
  ]).toEqual([[4], null, [11, 26], null]);
});
