import type { SkyRule } from '@nebosvod/contracts/sky-rule';
import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import { addDays } from '@nebosvod/engine/time/date-arithmetic';
import { factsInForce } from '@nebosvod/interpretations/facts/facts-in-force';
import { festivalTable } from '@nebosvod/terms/festival.table';
import { factIdea } from './almanac-ideas.ts';
import type { Idea } from './idea.ts';
import { ideaOf } from './idea-of.ts';
import type { ContentPlace, Occasion } from './occasion.ts';
import { occasionsBetween } from './occasions.ts';
import { openIdea } from './open-idea.ts';
import { sentencesIn, wordsIn } from './phrase.ts';
import { bodyStems, GOING_BACK, planetIdea, signStems, subjectIdea } from './subject-ideas.ts';
import { hasAll, stemsOf, subjectOf } from './topic-words.ts';
import { dayWords } from './when.ts';

/** How far ahead an occasion is looked for, days; what is awaited for months, farther. */
const AHEAD = 45;
const FAR = 400;
/** What is worth a look so far: other topics are spared the year of the sky. */
const AWAITED = stemsOf(
  `ретроградный ретро ретроградность попятный затмение полнолуние новолуние экадаши санкранти переход транзит ${Object.values(
    festivalTable,
  )
    .map(({ sa }) => sa)
    .join(' ')}`,
);
/** A topic of more words is a fact retold: one word of so many may be missing, for it may be cut off in the middle. */
const RETOLD = 8;
/** A fact is on what it begins with: one of its first words is of the topic. */
const BEGINNING = 5;

/** Words of a planet that stops and turns. */
const TURNING = 'останавливается остановка стояние разворачивается разворот поворачивает поворот';

/**
 * Other words for what an occasion is, and what a topic of two words and more must have for it: «Луна в Раке» is no full Moon, «возвращение
 * Сатурна» no station.
 */
const ALSO: readonly (readonly [events: RegExp, words: string, needed?: ReadonlySet<string>])[] = [
  [/-station-retrograde$/u, `${GOING_BACK} ${TURNING}`, stemsOf(`${GOING_BACK} ${TURNING} назад`)],
  // Until it turns, it goes back.
  [/-station-direct$/u, `${GOING_BACK} ${TURNING} директный`, stemsOf(`${GOING_BACK} ${TURNING} прямой директный`)],
  [/^(?:sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto)-ingress$/u, 'вход переход транзит'],
  [/-(?:conjunction|opposition|square|trine|sextile)-/u, 'аспект'],
  [/^moon-new$/u, 'луна новая фаза', stemsOf('новолуние новая фаза')],
  [/^moon-full$/u, 'луна полная фаза', stemsOf('полнолуние полная фаза')],
  [/^moon-(?:first|last)-quarter$/u, 'луна фаза', stemsOf('четверть фаза')],
  [/eclipse$/u, 'затмение коридор', stemsOf('затмение')],
  [/^ekadashi$/u, 'экадаши пост'],
  [/^number-of-day$/u, 'число дня'],
  [/^festival-/u, 'праздник'],
  [/^sankranti$/u, 'сидерический', stemsOf('санкранти раши сидерический')],
];

/** Words of the field: they name no subject. */
const FIELD = stemsOf('астрология астрологии');

interface Asked {
  readonly topic: string;
  /** From this civil date on. */
  readonly from: string;
  readonly place: ContentPlace;
}

/**
 * What there is to say on a topic somebody typed. Whatever is chosen has every word that makes the subject: a notion of the base, else an
 * occasion ahead, else a planet, else a fact; where there is none, an outline of the topic itself with blanks and no claim of ours.
 */
export function topicIdea(ephemeris: Ephemeris, { topic, from, place }: Asked): Idea {
  const named = [...subjectOf(topic)].filter((stem) => !FIELD.has(stem));
  const wanted = new Set(named);
  if (named.length === 0) return openIdea(topic);
  return (
    subjectIdea(wanted) ??
    occasionOn(wanted, occasionsBetween(ephemeris, place, from, addDays(from, AHEAD)), place) ??
    ([...wanted].some((stem) => AWAITED.has(stem))
      ? occasionOn(wanted, occasionsBetween(ephemeris, place, from, addDays(from, FAR)).filter(isAwaited), place)
      : null) ??
    planetIdea(wanted) ??
    factOn(wanted) ??
    openIdea(topic)
  );
}

/** Not of every few days. */
const isAwaited = ({ rule, event }: Occasion): boolean =>
  rule.kind !== 'aspect' && rule.kind !== 'number' && event !== 'moon-ingress';

/** The most awaited occasion that has every word, of those as awaited the nearest. */
function occasionOn(wanted: ReadonlySet<string>, occasions: readonly Occasion[], place: ContentPlace): Idea | null {
  const best = occasions.reduce<{ readonly idea: Idea; readonly weight: number } | null>((top, occasion) => {
    if (top && top.weight >= occasion.weight) return top;
    const idea = ideaOf(occasion, place);
    return idea && hasAll(wordsOf(idea, occasion, wanted), wanted) ? { idea, weight: occasion.weight } : top;
  }, null);
  return best?.idea ?? null;
}

/** Words that an occasion has. Those of its day only where the topic names its month: a 7 of another topic is no seventh. */
function wordsOf({ topic }: Idea, { event, rule, date }: Occasion, wanted: ReadonlySet<string>): ReadonlySet<string> {
  const also = ALSO.find(([events]) => events.test(event));
  if (wanted.size > 1 && also?.[2] && ![...also[2]].some((stem) => wanted.has(stem))) return new Set();
  const day = dayWords(date);
  const isDated = [...stemsOf(day.replace(/\d+/u, ''))].some((stem) => wanted.has(stem));
  return new Set([
    ...stemsOf(`${topic} ${also?.[1] ?? ''} ${date.slice(0, 4)} ${isDated ? day : ''}`),
    ...placeStems(rule),
  ]);
}

/** Every form of the bodies and the sign of a rule. */
function placeStems(rule: SkyRule): readonly string[] {
  switch (rule.kind) {
    case 'station':
    case 'ingress':
      return [...bodyStems(rule.body), ...signStems(rule.sign)];
    case 'aspect':
      return [...bodyStems(rule.a), ...bodyStems(rule.b)];
    case 'lunation':
    case 'eclipse':
      return [...signStems(rule.sign)];
    default:
      return [];
  }
}

/** A fact on the words of a topic: all in its first sentence, one at its very beginning, the nearer the better; or a topic that retells it. */
function factOn(wanted: ReadonlySet<string>): Idea | null {
  const isRetold = wanted.size > RETOLD;
  const found = factsInForce().flatMap((fact) => {
    if (isRetold) {
      const has = stemsOf(fact.text);
      const missing = [...wanted].filter((stem) => !has.has(stem)).length;
      return missing <= wanted.size / RETOLD ? [{ fact, at: missing }] : [];
    }
    const [first = fact.text] = sentencesIn(fact.text);
    if (!hasAll(stemsOf(first), wanted)) return [];
    const at = wordsIn(first).findIndex((word) => [...stemsOf(word)].some((stem) => wanted.has(stem)));
    return at < BEGINNING ? [{ fact, at }] : [];
  });
  const nearest = found.reduce<(typeof found)[number] | null>(
    (top, one) => (top && top.at <= one.at ? top : one),
    null,
  );
  return nearest && factIdea(nearest.fact);
}
