import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import { addDays } from '@nebosvod/engine/time/date-arithmetic';
import { factsInForce } from '@nebosvod/interpretations/facts/facts-in-force';
import { factIdea } from './almanac-ideas.ts';
import type { Idea } from './idea.ts';
import { ideaOf } from './idea-of.ts';
import type { ContentPlace } from './occasion.ts';
import { occasionsBetween } from './occasions.ts';
import { wordsIn } from './phrase.ts';

/** How far ahead an occasion is looked for, days. */
const AHEAD = 45;
/** Letters of a word that tell it from others in any of its forms. */
const STEM = 5;
/** Words more that a fact shares with a topic than an occasion does, when the topic is of the fact. */
const BY_FAR = 3;
/** Words that name no subject. */
const EMPTY = new Set([
  'когда',
  'почему',
  'зачем',
  'можно',
  'нужно',
  'сейчас',
  'сегод',
  'завтр',
  'этого',
  'месяц',
  'знак',
  'знака',
]);

/** Other words for what an occasion is. */
const ALSO: readonly (readonly [RegExp, string])[] = [
  [/-station-retrograde$/u, 'ретроградный попятный вспять'],
  [/-station-direct$/u, 'прямой директный'],
  [/^(?:sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto)-ingress$/u, 'вход переход'],
  [/eclipse$/u, 'затмение коридор'],
  [/^ekadashi$/u, 'экадаши пост'],
  [/^number-of-day$/u, 'нумерология число'],
  [/^festival-/u, 'праздник'],
];

const stemsOf = (text: string): Set<string> =>
  new Set(
    wordsIn(text.toLowerCase())
      .filter((word) => word.length > 3 && !EMPTY.has(word))
      .map((word) => word.slice(0, STEM)),
  );

const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => [...a].filter((stem) => b.has(stem)).length;

interface Asked {
  readonly topic: string;
  /** From this civil date on. */
  readonly from: string;
  readonly place: ContentPlace;
}

/**
 * What there is to say on a topic somebody typed: the nearest occasion it names, else a fact of the base on it, else the topic itself
 * with questions and no claim of ours.
 */
export function topicIdea(ephemeris: Ephemeris, { topic, from, place }: Asked): Idea {
  const wanted = stemsOf(topic);
  const told = occasionsBetween(ephemeris, place, from, addDays(from, AHEAD)).flatMap((occasion) => {
    const also = ALSO.find(([event]) => event.test(occasion.event))?.[1] ?? '';
    const idea = ideaOf(occasion, place);
    return idea ? [{ idea, score: shared(wanted, stemsOf(`${idea.topic} ${also}`)) }] : [];
  });
  const best = told.reduce<(typeof told)[number] | null>(
    (top, one) => (one.score > (top?.score ?? 0) ? one : top),
    null,
  );
  // A fact taken up as a topic shares nearly all of its words; an occasion it happens to name shares one or two.
  const enough = best ? best.score + BY_FAR : Math.max(1, Math.min(2, wanted.size));
  const fact = factsInForce()
    .map((one) => ({ one, score: shared(wanted, stemsOf(one.text)) }))
    .filter(({ score }) => score >= enough)
    .sort((a, b) => b.score - a.score)[0];
  if (fact) return factIdea(fact.one);
  return best ? best.idea : openIdea(topic);
}

/** A topic that the base has no story of: how to speak of it, nothing claimed. */
function openIdea(topic: string): Idea {
  const name = topic.trim().replace(/[.!?…]+$/u, '');
  return {
    topic: name,
    rubric: 'Разговор',
    hooks: [`«${name}»{: }с чего начать разговор.`, `Три вопроса к теме «${name}».`, `«${name}» без готовых ответов.`],
    fact: [
      `Сегодняшняя тема — «${name}». О ней спрашивают часто{, и }готового ответа на всех нет.`,
      `Тема дня{: }«${name}». Попробуем подойти к ней вопросами{, а }не приговорами.`,
    ],
    sight: [
      'Карта рождения не отвечает «да» или «нет»{: }она показывает, с какой стороны смотреть.',
      'Одна и та же тема у разных людей живёт в разных домах карты{, поэтому }общий ответ здесь всегда неточен.',
    ],
    reading: [
      'Традиция советует начинать с простого{: }что известно{, }что хочется узнать{, }что от этого переменится.',
      'Практики разбирают такой вопрос по порядку{: }сперва обстоятельства{, }потом силы{, }потом время.',
    ],
    practice: [
      '[Запишите|Запиши] вопрос одной фразой и [оставьте|оставь] до завтра.',
      '[Разделите|Раздели] лист надвое: «зависит от меня» и «не зависит».',
    ],
    question: ['Что в этой теме [вы уже знаете|ты уже знаешь] точно?', 'Какой вопрос здесь главный?'],
    stamp: '',
    image: 'чистый лист и карандаш',
    isOfChart: true,
    hashtags: ['#астрология', '#вопрос'],
    poll: { text: 'Тема близка?', options: ['да', 'любопытно'] },
    reason: '',
  };
}
