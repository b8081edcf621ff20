import { calculateNumerology } from '@nebosvod/contracts/numerology';
import type { NumerologyRequest } from '@nebosvod/contracts/numerology-requests';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import vectors from '../../../../../packages/numerology/src/vectors/numerology.json' with { type: 'json' };
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});

afterAll(() => server.close());

/** Any body, well-formed or not. */
async function ask(body: unknown) {
  return server.call(calculateNumerology, { body });
}

const date = '1990-05-17';
const later = '2004-02-29';

/** One request of every system, in the order of the contract. */
const examples: readonly NumerologyRequest[] = [
  { system: 'psychomatrix', input: { date } },
  { system: 'psychomatrixPair', input: { dates: [date, later], schools: [null, 'classic'] } },
  { system: 'destinyMatrix', input: { date, school: 'subtract-22', ringStart: 'C', at: '2026-01-01' } },
  { system: 'destinyMatrixTriads', input: { date } },
  { system: 'destinyMatrixPair', input: { dates: [date, later] } },
  { system: 'nameLetters', input: { parts: ['Анна', '', 'Ахматова'] } },
  { system: 'nameNumber', input: { name: 'Анна Ахматова', shortName: 'Аня' } },
  { system: 'lifePath', input: { date, method: 'by-parts' } },
  { system: 'personalCycles', input: { birthDay: 29, birthMonth: 2, year: 2030, month: 5, day: 1 } },
  { system: 'pinnacles', input: { date } },
  { system: 'vedicNumbers', input: { date: later, sex: 'f' } },
  { system: 'antardasha', input: { date, fromAge: 30, toAge: 40 } },
  { system: 'loShuDigitsOnly', input: { date } },
  { system: 'kua', input: { date: '1990-02-04', sex: 'm' } },
  { system: 'fourNumbers', input: { date, keepMaster: true } },
  { system: 'objectNumber', input: { text: '+7 916 123-45-67' } },
  { system: 'suitableDates', input: { date, from: '2026-12-01', to: '2026-12-31' } },
  { system: 'compatibility', input: { dates: [date, later], names: ['Анна', 'Пётр'] } },
  { system: 'family', input: { dates: [date, later, '1960-03-08'] } },
  { system: 'schools', input: { date, name: 'Петр' } },
  { system: 'board', input: { date, sex: 'f', name: 'Анна Ахматова', shortName: 'Аня' } },
];

describe('POST /v1/numerology', () => {
  test.each(examples.map((one) => [one.system, one] as const))(
    '%s answers a guest by its schema',
    async (system, body) => {
      const { status, value } = await ask(body);
      expect(status).toBe(200);
      expect(value.system).toBe(system);
    },
  );

  test('every system of the contract has an example above', () => {
    const systems = calculateNumerology.response.options.map((option) => option.shape.system.value);
    expect(examples.map((one) => one.system)).toEqual(systems);
  });

  test.each(vectors.map((vector) => [vector.id, vector] as const))(
    'published example %s over HTTP',
    async (_id, vector) => {
      const { value } = await ask({ system: vector.system, input: vector.input });
      const got = new Map<string, unknown>(Object.entries(value));
      for (const [key, want] of Object.entries(vector.expected)) {
        const answer = got.get(key);
        // A published example may give the first members of a list only.
        expect(Array.isArray(answer) && Array.isArray(want) ? answer.slice(0, want.length) : answer).toEqual(want);
      }
    },
  );

  test('a birth on the day that the solar year turns has both Gua and no single one', async () => {
    const { value } = await ask({ system: 'kua', input: { date: '1990-02-04', sex: 'm' } });
    expect(value).toMatchObject({ gua: null, reason: 'SOLAR_YEAR_UNSETTLED' });
  });

  test('what is asked about a name comes with the answer', async () => {
    const { value } = await ask({ system: 'nameNumber', input: { name: 'Петр' } });
    expect(value).toMatchObject({ warnings: [{ code: 'YO', suggestion: 'Пётр' }] });
  });
});

describe('bad input is a Russian sentence beside its field', () => {
  const month = (day: number) => ({ system: 'personalCycles', input: { birthDay: day, birthMonth: 2, year: 2026 } });
  const named = (name: string) => ({ system: 'nameNumber', input: { name } });
  test.each([
    [{ system: 'lifePath', input: { date: '1990-02-31' } }, 'input.date', 'В феврале нет 31-го числа.'],
    [{ system: 'lifePath', input: { date: '-0044-03-15' } }, 'input.date', 'Считаем даты с 1 года нашей эры.'],
    [{ system: 'lifePath', input: { date: '0000-01-01' } }, 'input.date', 'Считаем даты с 1 года нашей эры.'],
    [
      { system: 'lifePath', input: { date: '2999-01-01' } },
      'input.date',
      'Эта дата ещё не наступила: проверьте год рождения.',
    ],
    [{ system: 'lifePath', input: { date: '' } }, 'input.date', 'Введите дату.'],
    [{ system: 'lifePath', input: {} }, 'input.date', 'Нужна дата рождения строкой вида 1990-05-17'],
    [
      { system: 'lifePath', input: { date, method: 'magic' } },
      'input.method',
      'Ожидается одно из: all-digits, by-parts, whole-numbers',
    ],
    [{ system: 'lifePath', input: { date, extra: 1 } }, 'input', 'Неизвестное поле «extra»'],
    [{ system: 'tarot', input: {} }, 'system', 'Такой системы нет'],
    [
      { system: 'psychomatrix', input: { date, school: '2000+' } },
      'input.school',
      'Школа «2000+» считает только рождённых с 2000 года: выберите классическую.',
    ],
    [{ system: 'kua', input: { year: 2999 } }, 'input.year', 'Этот год ещё не наступил: проверьте год рождения.'],
    [{ system: 'kua', input: {} }, 'input.year', 'Укажите год или дату рождения.'],
    [month(31), 'input.birthDay', 'В феврале нет 31-го числа.'],
    [month(99), 'input.birthDay', 'Дни от 1 до 31'],
    [
      { system: 'personalCycles', input: { birthDay: 1, birthMonth: 2, year: 2025, month: 2, day: 29 } },
      'input.day',
      'В феврале 2025 года нет 29-го числа.',
    ],
    [named(''), 'input.name', 'Введите имя: хотя бы одно слово буквами.'],
    [named('Я'), 'input.name', 'Имя из одной буквы не считается: напишите его полностью.'],
    [named('Анна2'), 'input.name', 'В имени есть цифра «2»: оставьте только буквы.'],
    [named('я'.repeat(500)), 'input.name', 'Имя не должно быть длиннее 200 знаков, а здесь 500: сократите его.'],
    [
      named('Анна Smith'),
      'input.name',
      'В имени смешаны русские и латинские буквы: напишите его целиком по-русски или целиком латиницей.',
    ],
    [
      { system: 'objectNumber', input: { text: '000', kind: 'flat' } },
      'input.text',
      'В номере одни нули: числа у него нет.',
    ],
    [
      { system: 'suitableDates', input: { date, from: '2026-01-01', to: '2028-01-01' } },
      'input.to',
      'Промежуток не больше 366 дней.',
    ],
    [
      { system: 'suitableDates', input: { date, from: '2026-01-02', to: '2026-01-01' } },
      'input.to',
      'Конец промежутка раньше начала.',
    ],
    [{ system: 'family', input: { dates: [date] } }, 'input.dates', 'Нужны хотя бы двое'],
  ])('%j', async (body, path, message) => {
    const { status, problem } = await ask(body);
    expect(status).toBe(400);
    expect(problem).toMatchObject({ code: 'VALIDATION', detail: message, errors: [{ path, message }] });
  });

  test('every bad field is named at once', async () => {
    const { problem } = await ask({
      system: 'compatibility',
      input: { dates: ['1990-02-31', '3000-01-01'], names: ['', 'Анна'] },
    });
    expect(problem.errors?.map((fault) => fault.path)).toEqual(['input.dates.0', 'input.dates.1', 'input.names.0']);
  });

  test.each([null, [], 'text', 5, {}, { system: 5 }, { system: 'board' }, { system: 'board', input: [] }])(
    '%j is no 5xx',
    async (body) => {
      expect((await ask(body)).status).toBe(400);
    },
  );
});
