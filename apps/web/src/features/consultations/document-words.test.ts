import { expect, it } from 'vitest';
import { chargeWords, exhaustedWords, quotaWords } from './document-words.ts';

const quota = (left: number, limit = 30) => ({
  left,
  limit,
  used: limit - left,
  reserved: 0,
  resetsAt: '2026-11-30T21:00:00.000Z',
});
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it('tells what is left with endings that agree', () => {
  expect(plain(quotaWords(quota(1)))).toBe('Осталась 1 генерация из 30 до 1 декабря');
  expect(plain(quotaWords(quota(2)))).toBe('Осталось 2 генерации из 30 до 1 декабря');
  expect(plain(quotaWords(quota(11)))).toBe('Осталось 11 генераций из 30 до 1 декабря');
  expect(plain(quotaWords(quota(21, 60)))).toBe('Осталась 21 генерация из 60 до 1 декабря');
  expect(plain(quotaWords(quota(0, 10)))).toBe('Осталось 0 генераций из 10 до 1 декабря');
});

it('tells what is charged, and what works when nothing is left', () => {
  expect(plain(chargeWords(1, quota(7)))).toBe('Спишется 1 из 7, только когда документ готов');
  expect(plain(chargeWords(4, quota(7)))).toBe('Спишутся 4 из 7, только когда документ готов');
  expect(plain(exhaustedWords(quota(0)))).toBe(
    'Генерации этого месяца закончились. Новые 30 откроются 1 декабря. Готовые документы можно открывать, править и печатать.',
  );
});
