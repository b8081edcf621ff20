import { expect, it } from 'vitest';
import { spokenLength } from './spoken-length.ts';

it.each([
  ['Юпитер остановился.', 2],
  ['26 марта в 11:16 по Москве', 8],
  ['Сложим цифры даты: 2 + 2 + 7 = 11', 10],
  ['Угол 90° между ними', 5],
  ['13 апреля 2027 года', 7],
  ['с 1901 по 2100 год', 9],
  ['59 раз 21-го и 20 раз 19-го', 9],
  ['100 % и 300', 4],
])('%s: %i words aloud', (text, words) => expect(spokenLength(text)).toBe(words));
