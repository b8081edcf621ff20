import { expect, it } from 'vitest';
import { findQuestions, grouped, type Question } from './faq-search.ts';

const entry = (id: string, group: string, question: string, answer: string): Question => ({
  id,
  group,
  question,
  answer,
});
const all = [
  entry('sign', 'Карта', 'Почему мой знак Солнца другой?', 'Здесь [сидерический зодиак](/home/faq#zodiac).'),
  entry('time', 'Данные', 'Что делать, если время рождения неизвестно?', 'Выберите «не знаю». Лагна не считается.'),
  entry(
    'save',
    'Начало',
    'Сколько хранится моя работа?',
    'Гость хранит **одну карту** в браузере, её видно на главной.',
  ),
  entry('map', 'Карта', 'Как сравнить две карты?', 'Откройте обе.'),
];
const ids = (query: string) => findQuestions(all, query).map(({ id }) => id);

it('finds words in titles and bodies in any of their forms', () => {
  expect(ids('рождение')).toEqual(['time']);
  expect(ids('сидерическом зодиаке')).toEqual(['sign']);
  expect(ids('лагну')).toEqual(['time']);
});
it('puts what has the words in its title first', () => {
  expect(ids('карта')).toEqual(['sign', 'map', 'save']);
});
it('wants every word, treats ё as е and does not search addresses of links', () => {
  expect(ids('знак времени')).toEqual([]);
  expect(ids('еë'.replace('ë', 'ё'))).toEqual(['save']);
  expect(ids('home')).toEqual([]);
});
it('gives everything for an empty query', () => {
  expect(ids('  ')).toHaveLength(4);
});
it('keeps the order of groups and entries', () => {
  expect(grouped(all).map(({ group, questions }) => [group, questions.length])).toEqual([
    ['Карта', 2],
    ['Данные', 1],
    ['Начало', 1],
  ]);
});
