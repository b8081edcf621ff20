import { describe, expect, it } from 'vitest';
import { checkWords } from './check-words.ts';
import { claimsOf } from './claims.ts';
import { OPINION_BIAS, OPINION_WEIGHTS } from './opinion-weight.table.ts';
import { OPINION_RULES, opinionKeys, secondOpinion } from './second-opinion.ts';
import { sentencesOf } from './sentence.ts';
import { weighedRemarks } from './weighed-remarks.ts';

const of = (text: string) => sentencesOf(text)[0] ?? { from: 0, to: 0, words: [], isQuestion: false };
const likeliest = (text: string) => [...secondOpinion(of(text))].sort((a, b) => b[1] - a[1])[0]?.[0];

describe('the second opinion', () => {
  it('has a weight of each rule for all it weighs, each once', () => {
    const lines = OPINION_WEIGHTS.trim()
      .split('\n')
      .map((line) => line.split(' '));
    expect(OPINION_BIAS).toHaveLength(OPINION_RULES.length);
    expect(lines.filter(([, ...weights]) => weights.length !== OPINION_RULES.length)).toEqual([]);
    expect(new Set(lines.map(([key]) => key)).size).toBe(lines.length);
  });

  it('weighs words by their beginnings, alone, side by side and over one word; numbers are one', () => {
    expect(opinionKeys(of('Порча на 3 дня?'))).toEqual([
      ...['порч', 'на', '#', 'дня'],
      ...['^_порч', 'порч_на', 'на_#', '#_дня', 'дня_$'],
      ...['порч__#', 'на__дня'],
      '?',
    ]);
  });

  it('tells a promise, a cure, an income, a fright and an offer from one another', () => {
    expect(
      [
        'Он вернётся к вам через неделю, так бывает у каждой.',
        'Таблетки больше не нужны, боль уходит за один сеанс.',
        'Доход вырастет вдвое, деньги придут уже в этом месяце.',
        'Если не снять проклятие, вы потеряете семью.',
        'Разбор стоит три тысячи, оплата переводом.',
      ].map(likeliest),
    ).toEqual(OPINION_RULES);
  });

  it('expects nothing of words it has never met', () => {
    expect(Math.max(...secondOpinion(of('Зюзюка брямкнула фтыком.')).values())).toBeLessThan(0);
  });
});

describe('remarks weighed by it', () => {
  const levels = (text: string) =>
    weighedRemarks(sentencesOf(text)).remarks.map(({ level, rule }) => `${level} ${rule}`);

  it('stop where rules and opinion agree', () => {
    expect(levels('Гарантирую, что вы выйдете замуж.')).toEqual(['stop guarantee']);
  });

  it('doubt what the rules see alone, and leave out what they only doubt', () => {
    const alone = 'А он про первый шаг без гарантий.';
    expect(claimsOf(of(alone)).remarks.map(({ level }) => level)).toEqual(['stop']);
    expect(levels(alone)).toEqual(['check guarantee']);
    const faint = 'Число судьбы 6 часто выбирает профессии, где нужно заботиться.';
    expect(claimsOf(of(faint)).remarks.map(({ level }) => level)).toEqual(['check']);
    expect(levels(faint)).toEqual([]);
  });

  it('doubt what the opinion sees alone, unless it is asked or left open', () => {
    const said = 'Спустя месяц после обряда она уже выбирала кольца, и вы выберете';
    expect(claimsOf(of(`${said}.`)).remarks).toEqual([]);
    expect(levels(`${said}.`)).toEqual(['check guarantee']);
    expect(levels(`${said}?`)).toEqual([]);
    expect(levels(`Возможно, ${said}.`)).toEqual([]);
  });

  it('fall a level where a text warns of swindlers', () => {
    expect(levels('На вас порча.')).toEqual(['stop fear']);
    expect(levels('Так говорят мошенники. На вас порча.')).toEqual(['check fear']);
  });

  it('take two words for an offer of two meanings', () => {
    expect(checkWords('Успейте выспаться.')).toEqual([]);
    expect(checkWords('Успейте записаться.').map(({ rule }) => rule)).toEqual(['ad-mark']);
  });

  it('ask for the mark of an advertisement on what is sold in other words', () => {
    const sold = 'Карты на холсте с рамкой, четыре тысячи, отправка по всей стране, забирайте к празднику.';
    expect(checkWords(sold).map(({ rule }) => rule)).toEqual(['ad-mark']);
    expect(checkWords(`Реклама. erid: 2VtzqAbc1. ${sold}`)).toEqual([]);
  });
});
