import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTime } from './time-input.ts';

const value = (text: string) => {
  const parsed = parseTime(text);
  return parsed.kind === 'value' ? parsed.value : parsed.kind === 'error' ? parsed.message : null;
};

describe('a typed time', () => {
  it.each([
    ['14:30', '14:30'],
    ['14.30', '14:30'],
    ['14 30', '14:30'],
    ['1430', '14:30'],
    ['905', '09:05'],
    ['9:5', '09:05'],
    ['00:00', '00:00'],
    ['14:30:15', '14:30:15'],
    ['143015', '14:30:15'],
    ['', null],
    ['14', 'Введите время как 14:30'],
    ['утром', 'Введите время как 14:30'],
    ['24:00', 'Часы бывают от 0 до 23'],
    ['14:60', 'Минуты бывают от 0 до 59'],
    ['14:30:60', 'Секунды бывают от 0 до 59'],
  ])('%s answers %s', (text, answer) => expect(value(text)).toBe(answer));
  it('never throws on any text', () => {
    fc.assert(fc.property(fc.string(), (text) => ['empty', 'value', 'error'].includes(parseTime(text).kind)));
  });
});
