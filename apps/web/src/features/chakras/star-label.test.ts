import { expect, it } from 'vitest';
import { nakshatraOfStar, starAbbreviation, starName } from './star-label.ts';

const stars = Array.from({ length: 28 }, (_, index) => index + 1);

it('the twenty-eight stars are the twenty-seven with Abhijit between Uttara Ashadha and Shravana', () => {
  expect(new Set(stars.map(nakshatraOfStar)).size).toBe(28);
  expect([21, 22, 23, 28].map((star) => starName(star, {}))).toEqual([
    'Уттара Ашадха',
    'Абхиджит',
    'Шравана',
    'Ревати',
  ]);
});

it.each(['ru', 'iast'] as const)('three letters tell every star from every other (%s)', (language) => {
  const short = stars.map((star) => starAbbreviation(star, { language }));
  expect(new Set(short).size).toBe(28);
  expect(Math.max(...short.map((text) => text.length))).toBe(3);
});
