import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { FACTS } from '@nebosvod/interpretations/facts/facts.table';
import { blanksIn } from '@nebosvod/terms/blanks';
import { beforeAll, describe, expect, it } from 'vitest';
import { factIdea } from './almanac-ideas.ts';
import { ideaOf } from './idea-of.ts';
import { occasionsBetween } from './occasions.ts';
import { publicationOf } from './publication.ts';
import { topicIdea } from './topic.ts';
import { TONE_VOICES } from './voice.ts';

const place = { latitude: 55.7558, longitude: 37.6173, timeZone: 'Europe/Moscow' };
let sky: Awaited<ReturnType<typeof loadEphemeris>>;
beforeAll(async () => {
  sky = await loadEphemeris();
});

const ideaOn = (topic: string) => topicIdea(sky, { topic, from: '2026-12-01', place });

/** What experts type, and what the answer is about. */
const MET: Readonly<Record<string, string>> = {
  'Число 7 в нумерологии': 'Число 7 в нумерологии',
  'Число души 3': 'Число 3 в нумерологии',
  'Рождённые 25 числа': 'Число 7 в нумерологии',
  'Число дня': 'Число дня: 5',
  'Мастер-число 11': 'Мастер-числа 11, 22 и 33',
  'Число судьбы': 'Число судьбы, или жизненного пути',
  'Личный год 2027': 'Личный год 2027: как его считают',
  'Матрица судьбы': 'Что такое матрица судьбы',
  '17 аркан в матрице судьбы': 'Аркан 17, Звезда, в матрице судьбы',
  'Квадрат Пифагора': 'Что такое квадрат Пифагора',
  'Нумерология имени': 'Нумерология имени',
  'Совместимость по дате рождения': 'Совместимость по дате рождения',
  'Совместимость знаков зодиака': 'Совместимость по гороскопу',
  'Ретроградный Меркурий': 'Меркурий поворачивает назад в Рыбах',
  'Юпитер ретроградный': 'Юпитер поворачивает назад во Льве',
  'Ретроградная Венера': 'Ретроградная Венера',
  'Что такое накшатра': 'Что такое накшатра',
  'Накшатра Рохини': 'Накшатра Рохини',
  'Раху и Кету': 'Лунные узлы: Раху и Кету',
  'Саде-сати': 'Что такое саде-сати',
  'Что такое лагна': 'Что такое асцендент',
  'Дома гороскопа': 'Двенадцать домов карты',
  '7 дом в натальной карте': '7-й дом карты',
  'Седьмой дом': '7-й дом карты',
  'Джйотиш и западная астрология: в чём разница': 'Два зодиака: тропический и сидерический',
  'Полнолуние в декабре': 'Полнолуние в Раке',
  'Новолуние в Козероге': 'Новолуние в Козероге',
  'Солнечное затмение 2027': 'Солнечное затмение в Водолее',
  'Венера в Скорпионе': 'Венера входит в знак Скорпиона',
  'Сатурн в Овне': 'Сатурн в Овне',
  'Луна в Раке': 'Луна входит в знак Рака',
  'Венера в натальной карте': 'Венера в карте',
  Козероги: 'Знак зодиака: Козерог',
  'Маха-Шиваратри': 'Маха-Шиваратри',
};

/** What nothing of the base is about: a shared word is not the subject. */
const OPEN = [
  'Чёрная Луна Лилит',
  'Карма рода',
  'Гороскоп на декабрь',
  'Лунный календарь на декабрь',
  'Как выбрать дату свадьбы',
  'Денежный код',
  'Парад планет',
  'Энергия года 2027',
  'Выбор профессии по натальной карте',
  'Луна в 4 доме',
  'Совместимость Овна и Льва',
  'Что носят осенью',
  'Астрология',
  'Деньги',
];

describe('a topic that was typed', () => {
  it('is answered on the subject that its words make', () => {
    expect(Object.fromEntries(Object.keys(MET).map((topic) => [topic, ideaOn(topic).topic]))).toEqual(MET);
  });

  it('that the base knows nothing of is an outline of that very topic, with blanks for its writer and no fact', () => {
    for (const topic of OPEN) {
      const idea = ideaOn(topic);
      expect(idea).toMatchObject({ topic, isOutline: true, reason: '' });
      for (const part of [...idea.fact, ...idea.sight, ...idea.reading]) expect(blanksIn(part)).toHaveLength(1);
    }
  });

  it('that is an item of ours finds what it was an item of', () => {
    const occasions = occasionsBetween(sky, place, '2026-12-01', '2027-01-15').flatMap(
      (one) => ideaOf(one, place) ?? [],
    );
    // Each search walks the sky of weeks: a sample of both is held.
    for (const { topic } of occasions.filter((_, at) => at % 4 === 0)) expect(ideaOn(topic).topic).toBe(topic);
    for (const fact of FACTS.filter((_, at) => at % 20 === 0))
      expect(ideaOn(factIdea(fact).topic).source, fact.text).toBe(factIdea(fact).source);
  });

  it('that one fact tells of is that fact, the one that begins with it first', () => {
    expect(ideaOn('Что такое титхи').topic).toMatch(/^Титхи измеряют/u);
    expect(ideaOn('Раху-кала').topic).toMatch(/^Раху-кала занимает/u);
  });
});

it('a carousel calls something fact only where the sky is told of', () => {
  const titles = (topic: string) => {
    const document = publicationOf(sky, {
      ...({ kind: 'carousel', topic, occasion: null, asOf: '2026-12-01', place, voice: TONE_VOICES.calm } as const),
      ...({ after: 'talk', frames: 5, seconds: 30, seed: 1 } as const),
    });
    return document.kind === 'carousel' ? document.slides.map(({ title }) => title) : [];
  };
  expect(titles('Юпитер ретроградный')[1]).toBe('Что на самом деле');
  expect(titles('Что такое накшатра')[1]).toBe('Как это устроено');
  expect(titles('Карма рода')[1]).toBe('С чего начать');
});
