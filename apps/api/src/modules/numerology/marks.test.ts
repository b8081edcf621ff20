import type { NumerologyRequest } from '@nebosvod/contracts/numerology-requests';
import { markSubject, unconfirmedNotes } from '@nebosvod/terms/numerology-board';
import { describe, expect, test } from 'vitest';
import { printedNotes } from './board.presenter.ts';
import { calculate, calculateBoard } from './numerology.service.ts';

const date = '1990-05-17';
const leap = '2004-02-29';
const now = Date.UTC(2026, 10, 21);
const unnamed = markSubject('no such key');

const requests: readonly NumerologyRequest[] = [
  { system: 'board', input: { date: leap, name: 'Анна Ахматова', shortName: 'Аня' } },
  { system: 'board', input: { date, name: 'ANNA', school: 'subtract-22', ringStart: 'C', ancestralCentre: 'own' } },
  { system: 'psychomatrixPair', input: { dates: [date, leap] } },
  { system: 'destinyMatrixPair', input: { dates: [date, leap] } },
  { system: 'suitableDates', input: { date, from: '2026-12-01', to: '2026-12-02' } },
  { system: 'compatibility', input: { dates: [date, leap], names: ['Анна', 'Пётр'] } },
  { system: 'family', input: { dates: [date, leap] } },
  { system: 'objectNumber', input: { text: '+7 916 123-45-67' } },
  { system: 'objectNumber', input: { text: 'Ромашка', kind: 'business' } },
];

/** Marks found anywhere in an answer. */
function marksIn(value: unknown): Record<string, { mark: string; note: string }>[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === 'confirmation' ? [inner] : marksIn(inner)));
}

describe('marks on the screen and on paper', () => {
  test.each(requests.map((request) => [JSON.stringify(request), request] as const))(
    '%s: every mark has a Russian subject',
    (_name, request) => {
      const found = marksIn(calculate(request, now));
      expect(found.length).toBeGreaterThan(0);
      for (const confirmation of found) {
        for (const key of Object.keys(confirmation)) expect(markSubject(key), key).not.toBe(unnamed);
        const notes = unconfirmedNotes(confirmation);
        const unconfirmed = Object.values(confirmation).filter(({ mark }) => mark !== 'published');
        // A note is said once, and none is left out.
        expect(new Set(notes.map(({ note }) => note))).toEqual(new Set(unconfirmed.map(({ note }) => note)));
        expect(new Set(notes.map(({ note }) => note)).size).toBe(notes.length);
      }
    },
  );

  test('the printed board tells what is not confirmed, system by system', () => {
    const { board } = calculateBoard({ date, name: 'Анна', at: '2026-11-21' }, now);
    expect(printedNotes(board).map(({ system, subjects }) => `${system}: ${subjects}`)).toEqual([
      'Матрица судьбы: Здоровье: энергия, здоровье: эмоции',
      'Матрица судьбы: Возрастной круг',
      'Жизненный путь: Кармические долги',
      'Жизненный путь: Число рождения',
      'Вершины и испытания: Границы возраста',
      'Четыре числа даты: Все четыре числа',
      'Ведические числа: Второе расположение',
      'Ведические числа: Плоскости',
      'Ведические числа: Махадаша',
      'Куа и гуа: Гуа',
      'Антардаша: Махадаша, антардаша',
      'Антардаша: Пратьянтар',
      'Антардаша: Квадрат',
      'Имя: Число души, число личности',
      'Имя: Кармические долги',
      'Имя: Кармические уроки',
    ]);
  });
});
