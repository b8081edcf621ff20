import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localToday } from '../../platform/local-today.ts';
import { persistedValue } from '../../platform/persisted-value.ts';
import { boardInput } from './api/board-request.ts';
import { readDigits } from './components/friendship-table.tsx';
import { strayLetters } from './components/mixed-letters.tsx';
import { emptyBefore, monthSpan, stepMonth } from './month-grid.ts';
import { readBirth } from './read-date.ts';
import { numerologSearch, tools } from './search.ts';
import { type SchoolOptions, schoolOptions } from './session.ts';

describe('a date of birth', () => {
  it.each([
    ['17.05.1990', '1990-05-17'],
    ['15 апреля 1452', '1452-04-15'],
    ['01.01.0988', '0988-01-01'],
  ])('%s is %s', (text, date) => expect(readBirth(text)).toEqual({ date }));

  it.each([
    ['', 'Введите дату рождения'],
    ['31.02.1990', 'В феврале 28 дней'],
    ['01.01.0000', 'Считаем годы от 1 до 2399'],
    ['17.05.90', 'Введите год четырьмя цифрами'],
    ['вчера', 'Введите дату как 17.05.1990'],
  ])('«%s»: %s', (text, error) => expect(readBirth(text)).toEqual({ error }));
});

describe('letters of another alphabet', () => {
  const stray = (text: string) =>
    Array.from(text)
      .filter((_, index) => strayLetters(text)[index])
      .join('');
  it('are those of the rarer one', () => {
    expect(stray('Aнна')).toBe('A');
    expect(stray('Annа')).toBe('а');
    expect(stray('Анна Smith')).toBe('Анна');
  });
  it('are none in a name of one alphabet, signs and digits aside', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...'абвгё -ʼ12')), (letters) => {
        expect(stray(letters.join(''))).toBe('');
      }),
    );
  });
});

describe('a row of friendly numbers', () => {
  it('is read with commas or spaces, each digit once, in order', () => {
    expect(readDigits('9, 2 2,1')).toEqual([1, 2, 9]);
    expect(readDigits('  ')).toEqual([]);
  });
  it.each(['0', '10', 'x', '1;2.'])('«%s» is refused', (text) => expect(readDigits(text)).toBeNull());
});

describe('months', () => {
  it('run over the year in both directions', () => {
    expect([stepMonth('2026-12', 1), stepMonth('2026-01', -1), stepMonth('2026-11', 0)]).toEqual([
      '2027-01',
      '2025-12',
      '2026-11',
    ]);
    fc.assert(
      fc.property(fc.integer({ min: -200, max: 200 }), (step) => {
        expect(stepMonth(stepMonth('2026-11', step), -step)).toBe('2026-11');
      }),
    );
  });
  it('end on their own last day and begin on Monday', () => {
    expect(monthSpan('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
    expect([emptyBefore(1), emptyBefore(0)]).toEqual([0, 6]);
  });
});

describe('what is asked of the server', () => {
  const options: SchoolOptions = schoolOptions.get();
  it('leaves a school that cannot count the birth to the default', () => {
    const person = { name: '', date: '1990-05-17', sex: '' as const };
    const late = { ...options, psychomatrixSchool: '2000+' as const };
    expect(boardInput(person, late)).not.toHaveProperty('psychomatrixSchool');
    expect(boardInput({ ...person, date: '2004-02-29' }, late).psychomatrixSchool).toBe('2000+');
  });
  it('holds no empty name and no unnamed sex', () => {
    const input = boardInput({ name: '', date: '1990-05-17', sex: '' }, options, '2026-11-21');
    expect(Object.keys(input)).not.toContain('name');
    expect(Object.keys(input)).not.toContain('sex');
    expect(input.at).toBe('2026-11-21');
  });
});

describe('the address', () => {
  it('holds the tool and nothing else', () => {
    for (const tool of tools) expect(numerologSearch({ tool, date: '1990-05-17', name: 'Анна' })).toEqual({ tool });
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (search) => {
        expect(Object.keys(numerologSearch(search)).every((key) => key === 'tool')).toBe(true);
      }),
    );
  });
});

describe('a value of the visit', () => {
  it('lives without storage, and any stored thing is read', () => {
    const value = persistedValue('sessionStorage', 'test', (stored) => (typeof stored === 'number' ? stored : 0));
    expect(value.get()).toBe(0);
    value.set(7);
    expect(value.get()).toBe(7);
  });
});

it('today is the day of this device', () => {
  expect(localToday(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});
