import { describe, expect, it } from 'vitest';
import { bannedIn, foreignTermsIn, repeatsIn, slipsIn, wordsOf } from '../prose/prose-checks.ts';
import { FACT, RUN } from '../prose/prose-limits.table.ts';
import { barelyYo, crookedType, isOfStem, unknownWords } from '../prose/spelling-checks.ts';
import { FACTS } from './facts.table.ts';

const PRODUCTS = [1, 2, 3, 14, 15, 16, 17];

/** Names of people, places and books, as stems; only with a capital. */
const NAMES =
  'Птолеме Фридхельм Хиллебранд Ромака Нильсен Сигэтака Курит Ветти Валент Ия Йорн Баргер Мерхольц Лахири Кришнамурти Светони Нерон Куа Ло Фирмик Матерн Лоллиан Лилли Дион Касси Колсон Помпе Луиш Гонсалвеш Брахмагупт Папус Таро Жераром Анкоссом Аполлони Тианск Юй Манматх Айер Бху Алма-Ата Алма-Аты'
    .toLowerCase()
    .split(' ');
/** Words of one fact each, told in it: a day of Mars, people of Bohemia. */
const RARE = ['сол', 'богемцев'];
const isName = (word: string) => /^[А-ЯЁ]/.test(word) && isOfStem(word.toLowerCase(), NAMES);
const isLetter = (word: string) => word.length === 1;

const all = FACTS.map(({ id, text }) => ({ at: id, text }));
const words = [...new Set(all.flatMap(({ text }) => wordsOf(text)))];
const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe('facts', () => {
  it('are many, and ten at least for each product', () => {
    expect(FACTS.length).toBeGreaterThanOrEqual(300);
    for (const product of PRODUCTS)
      expect(FACTS.filter(({ products }) => products?.includes(product)).length).toBeGreaterThanOrEqual(10);
    expect(FACTS.flatMap(({ products = [] }) => products).filter((id) => !PRODUCTS.includes(id))).toEqual([]);
    expect(FACTS.filter(({ products }) => !products).length).toBeGreaterThanOrEqual(60);
  });

  it('have ids of their own in kebab-case', () => {
    expect(FACTS.filter(({ id }) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))).toEqual([]);
    expect(repeated(FACTS.map(({ id }) => id))).toEqual([]);
  });

  it('are of a length to be read at a glance', () => {
    const [least, most] = FACT;
    expect(
      all
        .filter(({ text }) => text.length < least || text.length > most)
        .map(({ at, text }) => `${at}: ${text.length}`),
    ).toEqual([]);
  });

  it('begin each in its own way', () => {
    expect(repeated(all.map(({ text }) => text.toLowerCase().split(' ').slice(0, 3).join(' ')))).toEqual([]);
  });

  it('say where each is from', () => {
    expect(FACTS.filter(({ source }) => source.title.length < 5 || source.where.length < 5)).toEqual([]);
  });

  it('are set in Russian type and frighten, promise and advise nothing', () => {
    expect(all.filter(({ text }) => crookedType(text)).map(({ at }) => at)).toEqual([]);
    expect(all.flatMap(bannedIn)).toEqual([]);
    expect(all.flatMap(slipsIn)).toEqual([]);
    expect(all.flatMap(foreignTermsIn)).toEqual([]);
    expect(repeatsIn(all, RUN)).toEqual([]);
  });

  it('are spelt rightly, with the letter ё', () => {
    expect(unknownWords(words).filter((word) => !isName(word) && !isLetter(word) && !RARE.includes(word))).toEqual([]);
    expect(barelyYo(words)).toEqual([]);
  });
});
