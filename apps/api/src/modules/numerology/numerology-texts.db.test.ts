import { calculateNumerology } from '@nebosvod/contracts/numerology';
import type { NumerologyRequest } from '@nebosvod/contracts/numerology-requests';
import { readNumerology } from '@nebosvod/contracts/numerology-texts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPerson, type Person } from '../../../test/people.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let server: TestApp;
let owner: Person;

beforeAll(async () => {
  server = await startTestApp();
  owner = await createPerson(server, [2]);
});

afterAll(() => server.close());

const date = '1990-05-17';
const later = '2004-02-29';
const at = '2026-11-21';

async function read(body: NumerologyRequest) {
  const { status, value } = await server.call(readNumerology, { body, token: owner.token });
  expect(status).toBe(200);
  return value;
}

/** Readings by their ids. */
async function byId(body: NumerologyRequest) {
  return new Map((await read(body)).map((text) => [text.id, text]));
}

describe('POST /v1/numerology/texts', () => {
  test('is for owners of product 2', async () => {
    const body = { system: 'lifePath', input: { date } };
    const guest = await server.call(readNumerology, { body });
    expect([guest.status, guest.problem.code]).toEqual([401, 'UNAUTHORIZED']);
    const other = await createPerson(server, [1, 3, 17]);
    const refused = await server.call(readNumerology, { body, token: other.token });
    expect([refused.status, refused.problem.code]).toEqual([403, 'PRODUCT_REQUIRED']);
  });

  test('refuses what the calculation refuses, beside the same field', async () => {
    const body = { system: 'board', input: { date: '1990-02-31' } };
    const { status, problem } = await server.call(readNumerology, { body, token: owner.token });
    expect(status).toBe(400);
    expect(problem.errors).toEqual([{ path: 'input.date', message: 'В феврале нет 31-го числа.' }]);
  });

  test('reads each point of a matrix by the very arcanum that the calculation gives', async () => {
    const body: NumerologyRequest = { system: 'destinyMatrix', input: { date, at } };
    const { value: matrix } = await server.call(calculateNumerology, { body });
    const texts = await byId(body);
    expect(matrix).toMatchObject({ A: 17, E: 10, money: 19 });
    expect(texts.get('matrix.A')).toMatchObject({ kind: 'arcanum', arcanum: 17, factor: 'Аркан 17 в точке A' });
    expect(texts.get('matrix.E')).toMatchObject({ arcanum: 10, factor: 'Аркан 10 в центре' });
    expect(texts.get('matrix.money')).toMatchObject({ arcanum: 19, position: 'Ключ денег' });
    expect(texts.get('matrix.b1')).toMatchObject({ arcanum: 15, factor: 'Аркан 15 во внутренней точке луча B' });
    expect(texts.get('matrix.yearEnergy')).toMatchObject({ position: 'Энергия возраста' });
    expect(texts.get('programme.tail')).toMatchObject({
      kind: 'row',
      factor: 'Арканы 15, 20 и 5 в кармическом хвосте',
      members: [{ label: 'Привычка', arcanum: 15 }, { arcanum: 20 }, { label: 'Урок', arcanum: 5 }],
    });
    // 9 corners with the centre, 16 points of rays, 3 keys, 8 purposes, the age, 6 programmes, 7 rows of health.
    expect(texts.size).toBe(50);
  });

  test('follows the school of the request', async () => {
    const texts = await byId({ system: 'destinyMatrix', input: { date, school: 'subtract-22' } });
    expect(texts.get('matrix.E')).toMatchObject({ arcanum: 16, factor: 'Аркан 16 в центре' });
  });

  test('reads personal cycles as far as they are counted, masters of the day too', async () => {
    const input = { birthDay: 17, birthMonth: 5, year: 2026 };
    expect([...(await byId({ system: 'personalCycles', input })).keys()]).toEqual(['personalYear']);
    const day = await byId({ system: 'personalCycles', input: { ...input, month: 11, day: 21 } });
    expect(day.get('personalYear')?.factor).toMatch(/^Личный год [1-9]$/);
    expect([...day.keys()]).toEqual(['personalYear', 'personalMonth', 'personalDay']);
  });

  test('reads every cell and line of the square by its count, empty cells too', async () => {
    const texts = await byId({ system: 'psychomatrix', input: { date } });
    expect(texts.size).toBe(17);
    expect(texts.get('square.4')).toMatchObject({ position: 'Здоровье', factor: 'Цифры 4 в квадрате нет' });
    expect(texts.get('square.3')).toMatchObject({ factor: '333 в клетке 3' });
    expect(texts.get('square.family_258')).toMatchObject({ factor: 'Строка 2–5–8: 3\u00a0цифры' });
  });

  test('reads two numbers of a couple once, however many kinds of numbers they are', async () => {
    const texts = await byId({ system: 'compatibility', input: { dates: [date, later], names: ['Анна', 'Пётр'] } });
    expect(texts.get('pairMatrix.E')).toMatchObject({ kind: 'arcanum', position: 'Сердце союза' });
    // The Vedic destiny number is the life path without masters.
    expect(texts.has('pair.destiny')).toBe(false);
  });

  test('reads kua, the cells of Lo Shu, and a thing by every way of counting that gives another number', async () => {
    const vedic = await byId({ system: 'vedicNumbers', input: { date, sex: 'm' } });
    expect(vedic.get('vedic.kua')?.factor).toBe('Число куа: 1');
    expect(vedic.get('loShu.4')?.factor).toBe('Цифры 4 в квадрате Ло Шу нет');
    // Soul 8 and destiny 5: of the digits 1 7 5 1 9 9 alone the 8 is absent and the 5 stands once.
    const board = await byId({ system: 'board', input: { date, at } });
    const ofSchools = [...board.values()].filter(({ id }) => id.startsWith('loShuDigits.'));
    expect(ofSchools.map(({ factor }) => factor)).toEqual([
      'Клетка 5: только из даты 5, с числами души и судьбы 55',
      'Клетка 8: только из даты нет, с числами души и судьбы 8',
    ]);
    const car = await byId({ system: 'objectNumber', input: { text: 'А123ВС77' } });
    expect([...car.values()].map(({ factor }) => factor)).toEqual([
      'Число автомобиля 2: без кода региона',
      'Число автомобиля 7: с кодом региона',
      'Число автомобиля 6: только цифры номера',
    ]);
    const pair = await byId({ system: 'destinyMatrixPair', input: { dates: [date, later] } });
    expect(pair.get('pairMatrix.E')?.kind).toBe('arcanum');
  });

  const named = { name: 'Анна Ахматова', shortName: 'Аня' };
  const requests: readonly NumerologyRequest[] = [
    { system: 'psychomatrix', input: { date } },
    { system: 'psychomatrixPair', input: { dates: [date, later] } },
    { system: 'destinyMatrix', input: { date } },
    { system: 'destinyMatrixTriads', input: { date } },
    { system: 'destinyMatrixPair', input: { dates: [date, later] } },
    { system: 'nameNumber', input: named },
    { system: 'lifePath', input: { date } },
    { system: 'personalCycles', input: { birthDay: 29, birthMonth: 2, year: 2030, month: 5, day: 1 } },
    { system: 'vedicNumbers', input: { date, sex: 'f' } },
    { system: 'kua', input: { date } },
    { system: 'pinnacles', input: { date } },
    { system: 'objectNumber', input: { text: '+7 916 123-45-67' } },
    { system: 'compatibility', input: { dates: [date, later], names: ['Анна', 'Пётр'] } },
    { system: 'family', input: { dates: [date, later, '1960-03-08'] } },
    { system: 'board', input: { date, ...named, at } },
  ];
  test.each(requests.map((one) => [one.system, one] as const))(
    '%s: every reading has an id of its own, a factor and a source',
    async (_system, body) => {
      const texts = await read(body);
      expect(texts.length).toBeGreaterThan(0);
      expect(new Set(texts.map(({ id }) => id)).size).toBe(texts.length);
      for (const { factor, short, source } of texts) {
        expect(factor).not.toMatch(/null|undefined|NaN/);
        expect(short.length).toBeGreaterThan(10);
        expect(source).toMatch(/^\[/);
      }
    },
  );

  test.each(['fourNumbers', 'loShuDigitsOnly', 'schools'] as const)(
    '%s has no texts and answers an empty list',
    async (system) => expect(await read({ system, input: { date } })).toEqual([]),
  );
});
