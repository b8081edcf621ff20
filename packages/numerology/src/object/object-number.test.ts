import { describe, expect, test } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { guessObjectKind, type ObjectKind, objectNumber } from './object-number.ts';

function variants(text: string, kind?: ObjectKind) {
  const reading = objectNumber(text, kind);
  if (!reading.ok) throw new Error(reading.problem.message);
  return Object.fromEntries(reading.value.variants.map((v) => [v.id, [v.sum, v.number]]));
}

describe('what a text is', () => {
  test.each([
    ['123-456-7890', 'phone'],
    ['+7 (916) 123-45-67', 'phone'],
    ['А123ВС777', 'car'],
    ['a123bc 77 RUS', 'car'],
    ['45', 'flat'],
    ['12А', 'flat'],
    ['15/2', 'flat'],
    ['ООО «Рассвет»', 'business'],
  ])('%s is a %s', (text, kind) => expect(guessObjectKind(text)).toBe(kind));
});

describe('numbers of things', () => {
  test('the published phone: 123-456-7890 = 45 → 9', () => {
    expect(variants('123-456-7890').typed).toEqual([45, 9]);
  });

  test('with and without the country code are both shown', () => {
    expect(variants('+7 916 123-45-67')).toEqual({ typed: [51, 6], 'without-code': [44, 8], 'with-trunk': [52, 7] });
    expect(variants('8 916 123-45-67')).toEqual({ typed: [52, 7], 'without-code': [44, 8], 'with-code': [51, 6] });
    expect(variants('+375 29 123 45 67')['without-code']).toEqual([39, 3]);
    expect(variants('+1 202 555 0100')['without-code']).toEqual([20, 2]);
    expect(variants('+49 30 1234567')['without-code']).toEqual([31, 4]);
  });

  test('a plate leaves its region out by default; Latin letters of a plate are the Russian ones', () => {
    expect(variants('А123ВС777')).toEqual({ 'without-region': [11, 2], 'with-region': [32, 5], digits: [6, 6] });
    expect(variants('A123BC777')).toEqual(variants('А123ВС777'));
  });

  test('a flat counts its number and its letter', () => {
    expect(variants('12Б')).toEqual({ typed: [5, 5], digits: [3, 3] });
  });

  test('words of a business are reduced one by one; the legal form is shown apart', () => {
    const found = variants('ООО Рассвет');
    expect(Object.keys(found)).toEqual(['name', 'without-form', 'together']);
    expect(must(must(found.name)[1]) % 9).toBe(must(must(found.together)[0]) % 9);
  });
});

describe('things that are refused', () => {
  test.each([
    ['', undefined, 'Введите номер или название.'],
    ['…', undefined, 'Введите название: хотя бы одно слово.'],
    ['12', 'phone', 'В номере телефона меньше трёх цифр: проверьте его.'],
    ['1234567890123456', 'phone', 'В номере телефона не больше 15 цифр: проверьте его.'],
    ['позвони', 'phone', 'В номере телефона остаются только цифры, «+», скобки и дефисы.'],
    ['АБВ', 'car', 'В номере машины нет цифр: проверьте его.'],
    ['подвал', 'flat', 'В номере дома или квартиры нет цифр: введите номер.'],
    ['000', 'flat', 'В номере одни нули: числа у него нет.'],
    ['Ozon Банк', 'business', 'В названии смешаны русские и латинские буквы: напишите его целиком одним алфавитом.'],
    ['水', 'business', 'Буквы «水» нет в русской и латинской таблицах.'],
    ['я'.repeat(500), 'business', 'Текст не должен быть длиннее 200 знаков: сократите его.'],
  ] as const)('%j as %s', (text, kind, message) => {
    expect(objectNumber(text, kind)).toMatchObject({ ok: false, problem: { message } });
  });
});
