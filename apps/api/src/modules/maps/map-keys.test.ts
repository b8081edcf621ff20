import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameKey } from '../../name-key.ts';
import { searchKey } from './map-keys.ts';

const sorted = (names: readonly string[]) =>
  [...names].sort((a, b) => Buffer.compare(Buffer.from(nameKey(a)), Buffer.from(nameKey(b))));

describe('the key of a name', () => {
  it('orders as a Russian index: «ё» with «е», «й» after «и», numbers by value, Cyrillic before Latin', () => {
    const names = ['Zoe', 'Яков', 'Карта 10', 'Йога', 'Ёлкина', 'Карта 9', 'Егор', 'Ирина', 'anna', 'Елена', '1 мая'];
    expect(sorted(names)).toEqual([
      '1 мая',
      'Егор',
      'Елена',
      'Ёлкина',
      'Ирина',
      'Йога',
      'Карта 9',
      'Карта 10',
      'Яков',
      'anna',
      'Zoe',
    ]);
  });

  it('agrees with the collation of the language on any two Russian names', () => {
    const collator = new Intl.Collator('ru', { sensitivity: 'base', numeric: true });
    const letter = fc.constantFrom(...'абвгдеёжзийклмнопрстуфхцчшщъыьэюяАБЁЙЯ0123456789');
    const name = fc.string({ unit: letter, minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(name, name, (a, b) => {
        const ours = Buffer.compare(Buffer.from(nameKey(a)), Buffer.from(nameKey(b)));
        expect(Math.sign(ours)).toBe(Math.sign(collator.compare(a, b)));
      }),
    );
  });
});

it('the key of a search holds name, place, date and tags without case', () => {
  const key = searchKey({ name: 'Анна ЁЛКИНА', birth: { date: '1990-05-17', place: 'Москва' }, tags: ['Клиент'] });
  for (const word of ['анна', 'ёлкина', 'москва', '1990-05', 'клиент']) expect(key).toContain(word);
});
