import {
  ANCESTRAL_CENTRES,
  ARCANUM_SCHOOLS,
  DAY_RULES,
  LEAP_BIRTHDAYS,
  LIFE_PATH_METHODS,
  NAME_TABLES,
  OBJECT_KINDS,
  PSYCHOMATRIX_SCHOOLS,
  RING_STARTS,
  SEXES,
  YEAR_TURNS,
} from '@nebosvod/numerology/numerology.ids';
import { z } from 'zod';
import { paragraphField } from './person-fields.ts';

// Whether a date exists and a name can be counted is for the calculation to say; here only sizes and kinds are checked.
const text = paragraphField(1000, 'Текст слишком длинный: не больше 1000 знаков');
const date = z
  .string('Нужна дата рождения строкой вида 1990-05-17')
  .max(40, 'Дата пишется как год-месяц-день, например 1990-05-17');
const at = date.optional();
const twoDates = z.tuple([date, date], 'Нужны две даты рождения');
const year = z
  .number('Нужен год числом')
  .int('Год пишется целым числом')
  .min(1, 'Считаем с 1 года нашей эры')
  .max(9999, 'Год не больше 9999');
const month = z
  .number('Нужен месяц числом')
  .int('Месяц пишется целым числом')
  .min(1, 'Месяцы от 1 до 12')
  .max(12, 'Месяцы от 1 до 12');
const dayOfMonth = z
  .number('Нужен день числом')
  .int('День пишется целым числом')
  .min(1, 'Дни от 1 до 31')
  .max(31, 'Дни от 1 до 31');
const age = z
  .number()
  .int('Возраст пишется целым числом лет')
  .min(0, 'Возраст не меньше 0')
  .max(120, 'Возраст не больше 120 лет');
const digit = z.number().int().min(1, 'Числа от 1 до 9').max(9, 'Числа от 1 до 9');

const sex = z.enum(SEXES, 'Пол: m или f').optional();
const psychomatrixSchool = z.enum(PSYCHOMATRIX_SCHOOLS);
const leapBirthday = z.enum(LEAP_BIRTHDAYS).optional();
const yearTurn = z.enum(YEAR_TURNS).optional();

const matrixOptions = {
  school: z.enum(ARCANUM_SCHOOLS).optional(),
  ringStart: z.enum(RING_STARTS).optional(),
  ancestralCentre: z.enum(ANCESTRAL_CENTRES).optional(),
};

const nameOptions = { table: z.enum(NAME_TABLES).optional(), latinYIsVowel: z.boolean().optional() };
const nameParts = z.array(text).min(1, 'Введите имя').max(8, 'В имени не больше восьми частей');

/** Friends and enemies of the numbers 1–9 in order, to replace the default table. */
const friendship = z
  .array(z.strictObject({ friends: z.array(digit).max(9), enemies: z.array(digit).max(9) }))
  .length(9, 'В таблице дружбы девять строк: для чисел от 1 до 9')
  .optional();

/** What the whole board of one person is asked with; the printed board is asked with the same. */
const boardFields = {
  date,
  sex,
  name: text.optional(),
  parts: nameParts.optional(),
  shortName: text.optional(),
  at,
  psychomatrixSchool: psychomatrixSchool.optional(),
  method: z.enum(LIFE_PATH_METHODS).optional(),
  keepMaster: z.boolean().optional(),
  yearTurn,
  leapBirthday,
  ...nameOptions,
  ...matrixOptions,
};
export const boardInput = z.strictObject(boardFields);

function request<System extends string, Shape extends z.core.$ZodLooseShape>(system: System, shape: Shape) {
  return z.strictObject({ system: z.literal(system), input: z.strictObject(shape) });
}

/** Body of `POST /v1/numerology`: a system and its input. */
export const numerologyRequest = z.discriminatedUnion(
  'system',
  [
    request('psychomatrix', { date, school: psychomatrixSchool.optional() }),
    request('psychomatrixPair', {
      dates: twoDates,
      schools: z.tuple([psychomatrixSchool.nullable(), psychomatrixSchool.nullable()]).optional(),
    }),
    request('destinyMatrix', { date, at, ...matrixOptions }),
    request('destinyMatrixTriads', { date, ...matrixOptions }),
    request('destinyMatrixPair', { dates: twoDates, ...matrixOptions }),
    request('nameLetters', { parts: nameParts, ...nameOptions }),
    request('nameNumber', {
      name: text.optional(),
      parts: nameParts.optional(),
      shortName: text.optional(),
      ...nameOptions,
    }),
    request('lifePath', { date, method: z.enum(LIFE_PATH_METHODS).optional() }),
    request('personalCycles', {
      birthDay: dayOfMonth,
      birthMonth: month,
      year,
      month: month.optional(),
      day: dayOfMonth.optional(),
      yearTurn,
    }),
    request('pinnacles', { date, keepMaster: z.boolean().optional() }),
    request('vedicNumbers', { date, sex, leapBirthday }),
    request('antardasha', { date, fromAge: age.optional(), toAge: age.optional(), leapBirthday }),
    request('loShuDigitsOnly', { date }),
    request('kua', { year: year.optional(), date: date.optional(), sex }),
    request('fourNumbers', { date, keepMaster: z.boolean().optional() }),
    request('objectNumber', { text, kind: z.enum(OBJECT_KINDS).optional() }),
    request('suitableDates', {
      date,
      from: date,
      to: date,
      rule: z.enum(DAY_RULES).optional(),
      yearTurn,
      friendship,
    }),
    request('compatibility', {
      dates: twoDates,
      names: z.tuple([text, text], 'Нужны два имени').optional(),
      friendship,
      ...matrixOptions,
    }),
    request('family', {
      dates: z.array(date).min(2, 'Нужны хотя бы двое').max(6, 'Не больше шести человек'),
      friendship,
      ...matrixOptions,
    }),
    request('schools', { date, name: text.optional(), parts: nameParts.optional(), at }),
    request('board', boardFields),
  ],
  'Такой системы нет',
);

export type NumerologyRequest = z.output<typeof numerologyRequest>;
export type NumerologySystem = NumerologyRequest['system'];

/** Input of one system. */
export type NumerologyInput<System extends NumerologySystem> = Extract<NumerologyRequest, { system: System }>['input'];
