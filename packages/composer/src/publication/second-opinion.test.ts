import { describe, expect, it } from 'vitest';
import { checkWords } from './check-words.ts';
import { claimsOf } from './claims.ts';
import { OPINION_BIAS, OPINION_WEIGHTS } from './opinion-weight.table.ts';
import { type ReadSentence, readText } from './read-sentence.ts';
import { letterKeys, meaningKeys, OPINION_RULES, roundKeys, secondOpinions } from './second-opinion.ts';
import { weighedRemarks } from './weighed-remarks.ts';

const of = (text: string): ReadSentence => {
  const [sentence] = readText(text);
  if (!sentence) throw new Error(`no sentence: ${text}`);
  return sentence;
};
const opinionOn = (text: string) => [...(secondOpinions(readText(text))[0] ?? [])];
const likeliest = (text: string) => opinionOn(text).sort((a, b) => b[1] - a[1])[0]?.[0];

describe('the second opinion', () => {
  it('has a weight of each rule for all it weighs, each once', () => {
    const lines = OPINION_WEIGHTS.trim()
      .split('\n')
      .map((line) => line.split(' '));
    expect(OPINION_BIAS).toHaveLength(OPINION_RULES.length);
    expect(lines.filter(([, ...weights]) => weights.length !== OPINION_RULES.length)).toEqual([]);
    expect(new Set(lines.map(([key]) => key)).size).toBe(lines.length);
  });

  it('weighs what is said by beginnings of words, what is denied, quoted and meant, and by the sentences beside it; numbers are one', () => {
    const [before, said, after] = readText('Вечер. Не бойтесь «порчи» на 3 дня? Пишите.');
    if (!said) throw new Error('no sentence');
    const keys = meaningKeys(said, before, after);
    const expected = [
      ...['не', 'бойте', 'порч', 'на', '#', 'дня'],
      ...['^_не', 'не_бойте', 'бойте_порч', 'порч_на', 'на_#', '#_дня', 'дня_$', 'не__порч', 'бойте__на'],
      ...['!бойте', '!порч', '!на', '«порч', '«some', '?', '<вече', '>пишит', ':curse'],
    ];
    expect(expected.filter((key) => !keys.includes(key))).toEqual([]);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('weighs letters by beginnings of several lengths and by endings', () => {
    expect(letterKeys(of('Предсказание исполнится'))).toEqual([
      ...['предс', 'испол', '^_предс', 'предс_испол', 'испол_$'],
      ...['3пре', '4пред', '7предска', '-ие', '-ние', '3исп', '4испо', '7исполни', '-ся', '-тся'],
    ]);
  });

  it('weighs the text round a sentence apart from it', () => {
    expect(roundKeys(of('Порча на'))).toEqual(['~порч', '~на', '~^_порч', '~порч_на', '~на_$']);
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
    expect(Math.max(...opinionOn('Зюзюка брямкнула фтыком.').map(([, odds]) => odds))).toBeLessThan(0);
  });
});

describe('remarks weighed by it', () => {
  const levels = (text: string) => weighedRemarks(readText(text)).remarks.map(({ level, rule }) => `${level} ${rule}`);

  it('stop where rules and opinion agree', () => {
    expect(levels('Гарантирую, что вы выйдете замуж.')).toEqual(['stop guarantee']);
  });

  it('doubt what the opinion half believes the rules, and leave out what it does not', () => {
    const half = 'На вас порча.';
    expect(claimsOf(of(half)).map(({ level }) => level)).toEqual(['stop']);
    expect(levels(half)).toEqual(['check fear']);
    const alone = 'А он про первый шаг без гарантий.';
    expect(claimsOf(of(alone)).map(({ level }) => level)).toEqual(['stop']);
    expect(levels(alone)).toEqual([]);
    const faint = 'Число судьбы 6 часто выбирает профессии, где нужно заботиться.';
    expect(claimsOf(of(faint)).map(({ level }) => level)).toEqual(['check']);
    expect(levels(faint)).toEqual([]);
  });

  it('doubt what the opinion sees alone, unless it is asked or left open', () => {
    const said = 'Спустя месяц после обряда она уже выбирала кольца, и вы выберете';
    expect(claimsOf(of(`${said}.`))).toEqual([]);
    expect(levels(`${said}.`)).toEqual(['check guarantee']);
    expect(levels(`${said}?`)).toEqual([]);
    expect(levels(`Возможно, ${said}.`)).toEqual([]);
  });

  it('stop what its own words settle, half believed, and doubt it where the opinion sees nothing', () => {
    const settled = 'Гарантированно выйдете на новый уровень.';
    expect(claimsOf(of(settled)).map(({ isPlain }) => isPlain)).toEqual([true]);
    expect(levels(settled)).toEqual(['stop guarantee']);
    const unseen = 'Карты говорят правду в ста случаях из ста.';
    expect(Math.max(...opinionOn(unseen).map(([, odds]) => odds))).toBeLessThan(-0.5);
    expect(levels(unseen)).toEqual(['check guarantee']);
    expect(levels('«Вы точно выйдете замуж» – такую фразу вы от меня не услышите.')).toEqual([]);
  });

  it('fall a level where a text warns of swindlers', () => {
    expect(levels('Если не снять порчу, вы потеряете семью.')).toEqual(['stop fear']);
    expect(levels('Так говорят мошенники. Если не снять порчу, вы потеряете семью.')).toEqual(['check fear']);
  });

  it('take two words for an offer of two meanings', () => {
    expect(checkWords('Успейте выспаться.')).toEqual([]);
    expect(checkWords('Успейте записаться на разбор.').map(({ rule }) => rule)).toEqual(['ad-mark']);
  });

  it('ask for the mark of an advertisement on what is sold in other words', () => {
    const sold = 'Карты на холсте с рамкой, четыре тысячи, отправка по всей стране.';
    expect(checkWords(sold).map(({ rule }) => rule)).toEqual(['ad-mark']);
    expect(checkWords(`Реклама. erid: 2VtzqAbc1. ${sold}`)).toEqual([]);
  });
});
