import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysInMonth, formatDate, longDate, parseDate } from './date-input.ts';

const value = (text: string, calendar?: 'julian') => {
  const parsed = parseDate(text, calendar);
  return parsed.kind === 'value' ? parsed.value : parsed.kind === 'error' ? parsed.message : null;
};

describe('a typed date', () => {
  it.each([
    '17.05.1990',
    '17.5.1990',
    ' 17 05 1990 ',
    '17051990',
    '17/5/1990',
    '17-05-1990',
    '1990-05-17',
    '17 мая 1990',
    '17 МАЯ 1990 г.',
    '17 май 1990 года',
  ])('%s is read', (text) => expect(value(text)).toBe('1990-05-17'));
  it('keeps March and May apart', () => {
    expect([value('1 мар 2000'), value('1 марта 2000'), value('1 мая 2000')]).toEqual([
      '2000-03-01',
      '2000-03-01',
      '2000-05-01',
    ]);
  });
  it.each([
    ['', null],
    ['завтра', 'Введите дату как 17.05.1990'],
    ['17.05', 'Введите дату как 17.05.1990'],
    ['17.05.90', 'Введите год четырьмя цифрами'],
    ['17.13.1990', 'Месяц бывает от 1 до 12'],
    ['31.04.1990', 'В апреле 30 дней'],
    ['32.05.1990', 'В мае 31 день'],
    ['29.02.1900', 'В 1900 году в феврале 28 дней'],
    ['31.12.1799', 'Считаем годы от 1800 до 2399'],
    ['01.01.2400', 'Считаем годы от 1800 до 2399'],
  ])('%s answers %s', (text, answer) => expect(value(text)).toBe(answer));
  it('has 29 February 1900 in the old style', () => {
    expect(value('29.02.1900', 'julian')).toBe('1900-02-29');
    expect(value('29.02.2000')).toBe('2000-02-29');
  });
  it('survives printing and reading for every date of the range', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1800, max: 2399 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 31 }),
        (year, month, day) => {
          fc.pre(day <= daysInMonth(year, month));
          const iso = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
          return value(formatDate(iso)) === iso && value(longDate(iso)) === iso;
        },
      ),
    );
  });
  it('never throws on any text', () => {
    fc.assert(fc.property(fc.string(), (text) => ['empty', 'value', 'error'].includes(parseDate(text).kind)));
  });
});
