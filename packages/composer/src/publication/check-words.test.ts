import { describe, expect, it } from 'vitest';
import { checkWords } from './check-words.ts';

const rulesOf = (text: string) => [...new Set(checkWords(text).map(({ rule }) => rule))];

describe('words of a publication', () => {
  it('sell in the sentence that offers, not in the question before it', () => {
    const text = 'Спрашивают, беру ли я на расклад. Да, беру: три вопроса за 1500 рублей, оплата переводом.';
    const sold = checkWords(text).filter(({ rule }) => rule === 'ad-mark');
    expect(sold.map(({ from, to }) => text.slice(from, to))).toEqual([expect.stringContaining('за 1500 рублей')]);
    expect(rulesOf('Записывайтесь на личную коуч-сессию, в апреле свободны четыре окна.')).toContain('ad-mark');
  });

  it('call to the network of one letter, which is no house, axis, century or mister', () => {
    expect(rulesOf('Фотки ищите в запрещёнограме.')).toEqual(['network']);
    const called = [
      'Теперь пишу их в X, добавляйтесь туда.',
      'Мой X: утренние заметки.',
      'Продолжение в иксе, заходите.',
    ];
    expect(called.map(rulesOf)).toEqual(called.map(() => ['network']));
    const clean = [
      'Мистер X оказался Козерогом.',
      'Сатурн в X доме любит лестницы.',
      'Луна в X, Солнце в IV: смотрите сами.',
      'В X веке звездочёты жили при дворе.',
      'Поколение X читает гороскопы в журналах.',
      'По оси X откладываем дни.',
      'В икс раз больше терпения.',
    ];
    expect(clean.flatMap(rulesOf)).toEqual([]);
  });

  it('that promise by what never befell, or away for ever, are a guarantee', () => {
    const promised = [
      'Ни одна пара, поженившаяся в мою дату, не развелась.',
      'У кого висит эта кукла, ссор больше не будет никогда.',
      'Пока она в машине, ни одна авария вас не коснётся.',
      'С узелком он сдаст всё на пятёрки, хоть бы и не учил.',
    ];
    expect(promised.filter((text) => !rulesOf(text).includes('guarantee'))).toEqual([]);
    const clean = [
      'Ни один транзит не заменит прогулки.',
      'Практики подождут, они никуда не денутся.',
      'Пусть и у вас найдётся час для прогулки.',
      'Обещание «верну мужа за три дня» пусть вас насторожит.',
      'Нумерология не говорит, сколько вы заработаете.',
      'Внутрь полынь без врача не пейте.',
      'Гарантий в отношениях нет ни у кого.',
      'Он увидел в Медведице тележку из супермаркета, смотрите сами.',
      'Если вам звонят и говорят, что на вас порча, кладите трубку.',
    ];
    expect(clean.filter((text) => rulesOf(text).length > 0)).toEqual([]);
  });

  it('that advise an asset, promise by «обязательно» and tell of a cure of another are at fault', () => {
    const rules = (text: string) => checkWords(text).map(({ rule }) => rule);
    expect(rules('У кого Луна в Тельце, советую к лету взять облигации застройщиков.')).toContain('money');
    expect(rules('Подадите анкету во вторник, и вас обязательно возьмут.')).toContain('guarantee');
    expect(rules('Выкатала яйцом соседке мигрень, приступов больше нет.')).toContain('health');
  });

  it('that warn, deny, send to a doctor or tell of a plant are left alone', () => {
    const clean = [
      'Про порчу и венец безбрачия вы от меня не услышите.',
      'При астме и эпилепсии дышим только с разрешения вашего врача.',
      'Черенок режем над второй почкой и ставим в воду.',
      'Мы договорились иначе: она сама решит, что теряет.',
      'К вечеру станет легче, хотя обещать не возьмусь.',
      'Деньги никому не заворачивайте в платок.',
      'Если вам не по себе, вы вправе уйти, ничего за это не будет.',
    ];
    expect(clean.filter((text) => checkWords(text).length > 0)).toEqual([]);
  });
});
