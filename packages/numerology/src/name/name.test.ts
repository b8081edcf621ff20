import { describe, expect, test } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { LETTER_VALUES, RUSSIAN_LOOKALIKE } from './letters.table.ts';
import { type NameOptions, nameNumbers } from './name-number.ts';
import { nameSchools } from './name-schools.ts';
import { type NameText, readName, readNameParts } from './read-name.ts';
import { YO_NAMES } from './yo-names.table.ts';

function name(text: string): NameText {
  const reading = readName(text);
  if (!reading.ok) throw new Error(reading.problem.message);
  return reading.value;
}

function numbers(text: string, options?: NameOptions) {
  const reading = nameNumbers(name(text), options);
  if (!reading.ok) throw new Error(reading.problem.message);
  return reading.value;
}

describe('tables of letters', () => {
  test('33 Russian letters run in cycles of nine; Ё 7, Й 2, Ь 3, Ъ 1, Я 6', () => {
    const table = LETTER_VALUES.russian;
    expect(table.size).toBe(33);
    expect(['Ё', 'Й', 'Ь', 'Ъ', 'Ы', 'Я', 'С'].map((letter) => table.get(letter))).toEqual([7, 2, 3, 1, 2, 6, 1]);
    expect([...table.values()].reduce((a, b) => a + b, 0)).toBe(3 * 45 + 21);
  });

  test('26 Latin letters; the Chaldean table knows no nine', () => {
    expect(LETTER_VALUES.latin.size).toBe(26);
    expect(LETTER_VALUES.chaldean.size).toBe(26);
    expect(Math.max(...LETTER_VALUES.chaldean.values())).toBe(8);
  });

  test('lookalikes are Latin keys and Russian values', () => {
    for (const [latin, russian] of RUSSIAN_LOOKALIKE) {
      expect(LETTER_VALUES.latin.has(latin) && LETTER_VALUES.russian.has(russian)).toBe(true);
    }
  });

  test('every name of the Ё list has a Ё and only Russian letters', () => {
    for (const [plain, spelled] of YO_NAMES) {
      expect(spelled).toMatch(/ё/iu);
      expect(plain).toMatch(/^[А-Я]+$/u);
    }
  });
});

describe('numbers of a name', () => {
  test('Сергей is 28 → 1', () => {
    expect(numbers('Сергей')).toMatchObject({ sum: 28, number: 1 });
  });

  test('Владимир Семёнович Высоцкий: 11 + 7 + 7 = 25 → 7', () => {
    const result = numbers('Владимир Семёнович Высоцкий');
    expect(result.parts.map((part) => [part.sum, part.number])).toEqual([
      [29, 11],
      [43, 7],
      [25, 7],
    ]);
    expect(result.expression).toBe(7);
  });

  test('FERDYNAND is 35 → 8 in the Chaldean table', () => {
    expect(numbers('FERDYNAND', { table: 'chaldean' })).toMatchObject({ sum: 35, number: 8 });
  });

  test('Й, Ъ and Ь count with the consonants', () => {
    const letters = numbers('Майя Подъячая Игорь').parts.flatMap((part) => part.letters);
    for (const { letter, vowel } of letters) if ('ЙЪЬ'.includes(letter)) expect(vowel).toBe(false);
  });

  test('Ё and Е are different numbers, and Е is asked about, never changed', () => {
    expect(numbers('Семён').sum - numbers('Семен').sum).toBe(1);
    expect(name('Семен').warnings).toEqual([
      {
        code: 'YO',
        part: 'Семен',
        message: '«Семен» обычно пишется «Семён». Ё и Е дают разные числа: проверьте, как в документе.',
        suggestion: 'Семён',
      },
    ]);
    expect(name('Семён').warnings).toEqual([]);
  });

  test('a decomposed Ё or Й and a stress mark are the same letters', () => {
    expect(must(name('Семён'.normalize('NFD')).parts[0]).letters).toEqual([...'СЕМЁН']);
    expect(must(name('Сергей'.normalize('NFD')).parts[0]).letters).toEqual([...'СЕРГЕЙ']);
    expect(must(name('Ива́н').parts[0]).letters).toEqual([...'ИВАН']);
  });

  test('a hyphenated surname is one part; apostrophes and case are passed over', () => {
    expect(name('Анна Римская-Корсакова').parts).toHaveLength(2);
    expect(numbers("O'NEIL").sum).toBe(numbers('oneil').sum);
  });

  test('a missing patronymic is passed over', () => {
    const reading = readNameParts(['Анна', '', 'Ахматова']);
    expect(reading.ok && reading.value.parts.map((part) => part.text)).toEqual(['Анна', 'Ахматова']);
  });

  test('a name without vowels has no soul number, a name of vowels no personality', () => {
    expect(numbers('Тв').soul).toBeNull();
    expect(numbers('Ия').personality).toBeNull();
  });

  test('an initial among full names is asked about', () => {
    expect(name('А. Ахматова').warnings).toMatchObject([{ code: 'INITIAL', part: 'А.' }]);
  });

  test('a wholly Latin name of twin letters is flagged', () => {
    expect(name('COCO').warnings).toMatchObject([{ code: 'ALL_LOOKALIKES', suggestion: 'СОСО' }]);
    expect(name('André').warnings).toMatchObject([{ code: 'DIACRITICS', suggestion: 'ANDRE' }]);
  });

  test('schools show Е against Ё', () => {
    const [tables, parts] = nameSchools(name('Петр Ильич'));
    expect(must(tables).schools.map((school) => school.id)).toEqual(['russian', 'russian-no-signs', 'yo']);
    expect(must(must(tables).rows[0]).differs).toBe(true);
    expect(must(parts).rows).toHaveLength(1);
    expect(must(nameSchools(name('Lily Grey'))[0]).schools).toHaveLength(3);
  });
});

describe('names that are refused', () => {
  test.each([
    ['', 'EMPTY', 'Введите имя: хотя бы одно слово буквами.'],
    [' - ', 'EMPTY', 'Введите имя: хотя бы одно слово буквами.'],
    ['Я', 'TOO_SHORT', 'Имя из одной буквы не считается: напишите его полностью.'],
    ['Анна2', 'DIGITS', 'В имени есть цифра «2»: оставьте только буквы.'],
    ['Анна@', 'UNKNOWN_SIGN', 'Знак «@» в имени не считается: оставьте буквы, пробел или дефис.'],
    ['Анна 🙂', 'UNKNOWN_SIGN', 'Знак «🙂» в имени не считается: оставьте буквы, пробел или дефис.'],
    [
      'Олексій',
      'UNKNOWN_LETTER',
      'Буквы «і» нет в русской и латинской таблицах: напишите имя по-русски или латиницей.',
    ],
    ['Straße', 'UNKNOWN_LETTER', 'Буквы «ß» нет в русской и латинской таблицах: напишите имя по-русски или латиницей.'],
    [
      'Анна Smith',
      'MIXED_ALPHABETS',
      'В имени смешаны русские и латинские буквы: напишите его целиком по-русски или целиком латиницей.',
    ],
    ['а'.repeat(500), 'TOO_LONG', 'Имя не должно быть длиннее 200 знаков, а здесь 500: сократите его.'],
  ])('%j', (text, code, message) => {
    expect(readName(text)).toEqual({ ok: false, problem: { code, message } });
  });

  test('a Latin twin among Russian letters is named, with what was meant', () => {
    expect(readName('Aннa')).toEqual({
      ok: false,
      problem: {
        code: 'LOOKALIKE',
        message: 'В имени «Aннa» есть латинские буквы, похожие на русские (A, a). Возможно, вы имели в виду «Анна»?',
        suggestion: 'Анна',
      },
    });
    expect(readName('CEMЁH Петров')).toMatchObject({
      ok: false,
      problem: { code: 'LOOKALIKE', suggestion: 'СЕМЁН Петров' },
    });
    expect(readName('Аhна')).toMatchObject({ ok: false, problem: { code: 'MIXED_ALPHABETS' } });
    expect(readName('Nаtаlie')).toMatchObject({ ok: false, problem: { code: 'LOOKALIKE', suggestion: 'Natalie' } });
  });

  test('a table of the other alphabet is refused', () => {
    expect(nameNumbers(name('Анна'), { table: 'latin' })).toMatchObject({
      ok: false,
      problem: { code: 'WRONG_TABLE' },
    });
    expect(nameNumbers(name('Anna Li'), { table: 'russian' })).toMatchObject({
      ok: false,
      problem: { code: 'WRONG_TABLE' },
    });
  });
});
