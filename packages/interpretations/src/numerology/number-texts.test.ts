import { birthday } from '@nebosvod/numerology/life-path';
import { describe, expect, it } from 'vitest';
import { KARMIC_DEBT_TEXTS } from './number/karmic-debt.table.ts';
import { karmicDebtText, NUMBER_TEXTS, type NumberPosition, numberText, TEXT_NUMBERS } from './number-texts.ts';

const POSITIONS: readonly NumberPosition[] = ['lifePath', 'birthday', 'soul', 'personality', 'expression'];

describe('texts of numbers', () => {
  it.each(POSITIONS)('%s: one for every number it can take', (position) => {
    const numbers = TEXT_NUMBERS.filter((number) => position !== 'birthday' || number !== 33);
    expect(NUMBER_TEXTS[position]).toHaveLength(numbers.length);
    expect(numbers.map((number) => numberText(position, number))).toEqual(NUMBER_TEXTS[position]);
  });

  it('have one for every day of birth', () => {
    for (let day = 1; day <= 31; day++) expect(numberText('birthday', birthday(day).number)).not.toBeNull();
  });

  it('have none for a number that is not reduced and for a birthday no day gives', () => {
    expect([0, 10, 29, 44, 1.5].map((number) => numberText('lifePath', number))).toEqual(Array(5).fill(null));
    expect(numberText('birthday', 33)).toBeNull();
  });

  it('put the masters after the digits', () => {
    expect(numberText('lifePath', 11)?.full).toContain('Одиннадцать');
    expect(numberText('soul', 22)?.full).toContain('архитектор');
    expect(numberText('expression', 33)?.short).toContain('Наставник');
  });

  it('name the number each debt comes down to, and owe nothing', () => {
    expect(karmicDebtText('13/4')?.full).toContain('Тринадцать сводится к четырём');
    expect(karmicDebtText('14/5')?.full).toContain('Четырнадцать приводит к пяти');
    expect(karmicDebtText('16/7')?.full).toContain('Шестнадцать ведёт к семи');
    expect(karmicDebtText('19/1')?.full).toContain('Девятнадцать приходит к единице');
  });

  it.each([...Object.entries(NUMBER_TEXTS), ['karmicDebt', Object.values(KARMIC_DEBT_TEXTS)] as const])(
    '%s: of their length, each begins with its own word',
    (_, texts) => {
      for (const { short, full } of texts) {
        expect(short.length, short).toBeLessThanOrEqual(140);
        expect(full.length, full).toBeGreaterThanOrEqual(350);
        expect(full.length, full).toBeLessThanOrEqual(500);
      }
      expect(new Set(texts.map(({ short }) => short.split(/[ :,]/)[0])).size).toBe(texts.length);
    },
  );
});
