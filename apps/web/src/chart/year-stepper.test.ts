import { expect, it } from 'vitest';
import { completedYears } from './year-stepper.tsx';

it('a year is complete on the birthday, not on the eve', () => {
  expect(completedYears('1990-05-17', '2026-05-16')).toBe(35);
  expect(completedYears('1990-05-17', '2026-05-17')).toBe(36);
});

it('keeps between the birth and the last year that can be opened', () => {
  expect(completedYears('2030-01-01', '2026-05-17')).toBe(0);
  expect(completedYears('1801-01-01', '2026-05-17')).toBe(150);
});
