import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import { addDays, datesBetween } from '@nebosvod/engine/time/date-arithmetic';
import { CONTENT_FACTS } from '@nebosvod/interpretations/facts/content-facts.table';
import { factsInForce } from '@nebosvod/interpretations/facts/facts-in-force';
import { PLAN_BALANCE } from '@nebosvod/terms/plan-balance.table';
import { factIdea } from './almanac-ideas.ts';
import { Chance } from './chance.ts';
import type { Idea } from './idea.ts';
import { ideaOf } from './idea-of.ts';
import { launchIdeas } from './launch-ideas.ts';
import type { PlannedFormat } from './network-format.table.ts';
import type { Occasion } from './occasion.ts';
import { occasionsBetween } from './occasions.ts';
import { personalIdea } from './personal-idea.ts';
import { sentencesIn, wordsIn } from './phrase.ts';
import { Balance } from './plan-balance.ts';
import type { PlannedItem, PlanOrder } from './plan-order.ts';
import { Room } from './plan-room.ts';
import { type Subject, Writing } from './plan-writing.ts';
import { type ContentVoice, SHORT } from './voice.ts';
import { dayWords } from './when.ts';

const DAYS_A_WEEK = 7;
/** What is told of oneself: at length, or frame by frame; blanks cannot be said aloud. */
const PERSONAL_FORMATS: readonly PlannedFormat[] = ['post', 'story'];
/** Each further item of the same kind in a plan counts for so much less. */
const TIRED = 0.72;

/**
 * A plan of one to four weeks whose reasons are what the sky does over those days: each week takes its most awaited occasions,
 * kinds in turn, a fact with its source and the launches of the person. No two items share a first phrase.
 */
export function contentPlan(ephemeris: Ephemeris, order: PlanOrder): PlannedItem[] {
  const last = addDays(order.from, order.weeks * DAYS_A_WEEK - 1);
  const chance = new Chance(order.seed);
  const occasions = occasionsBetween(ephemeris, order.place, order.from, last);
  const facts = chance.shuffled(shortFor(order.voice, factsFor(order.niche)));
  const writing = new Writing(order, chance);
  const told = new Map<string, number>();
  const balance = new Balance(order.sells ? PLAN_BALANCE.selling : PLAN_BALANCE.telling);
  const items: PlannedItem[] = [];
  const used = new Set<Occasion>();
  for (let week = 0; week < order.weeks; week++) {
    const start = addDays(order.from, week * DAYS_A_WEEK);
    const days = datesBetween(start, addDays(start, DAYS_A_WEEK - 1));
    items.push(...weekOf(order, days, { occasions, used, told, balance, facts, chance, writing }));
  }
  return items.sort((a, b) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`));
}

interface Stock {
  readonly occasions: readonly Occasion[];
  readonly used: Set<Occasion>;
  /** How many of each kind a plan has by now. */
  readonly told: Map<string, number>;
  readonly balance: Balance;
  readonly facts: ReturnType<typeof factsFor>;
  readonly chance: Chance;
  readonly writing: Writing;
}

/** The items of a week: launches on their days, the most awaited occasions before they come, a fact on a day left over. */
function weekOf(order: PlanOrder, days: readonly string[], stock: Stock): PlannedItem[] {
  const { perWeek, place, launches, niche } = order;
  const { occasions, used, told, balance, writing } = stock;
  const room = new Room(days, Math.ceil(perWeek / days.length));
  const items: PlannedItem[] = [];
  const put = (subject: Subject, date: string) => {
    const item = writing.item(subject, date, room.take(date));
    if (item) {
      items.push(item);
      balance.given(subject.purpose);
    }
    return item !== null;
  };
  for (const { date, ...subject } of launches.flatMap(launchIdeas)) {
    if (items.length < perWeek && room.isFree(date)) put({ ...subject, after: 'ask' }, date);
  }
  const due = balance.due(perWeek - items.length);
  const facts = due.filter((purpose) => purpose === 'trust').length;
  // The most awaited occasions are not all told in one way.
  const purposes = stock.chance.shuffled(due.filter((purpose) => purpose !== 'trust'));
  while (items.length < perWeek - facts) {
    const free = occasions.filter((one) => !used.has(one) && room.dayFor(one, place) !== null);
    const best = bestOf(free, (one) => worth(one, niche, told));
    const day = best && room.dayFor(best, place);
    if (!best || day === null) break;
    used.add(best);
    const idea = ideaOf(best, place);
    const purpose = purposes[0] ?? 'useful';
    if (!idea || !put(toldAs(purpose, idea, best), day)) continue;
    purposes.shift();
    told.set(best.rule.kind, (told.get(best.rule.kind) ?? 0) + 1);
  }
  for (const fact of stock.facts.splice(0, perWeek - items.length)) {
    const day = room.emptiest();
    if (day !== null) put({ idea: factIdea(fact), purpose: 'trust' }, day);
  }
  return items;
}

/** What is told of an occasion to a purpose: of oneself, or of the sky. */
const toldAs = (purpose: PlannedItem['purpose'], idea: Idea, { rule, date }: Occasion): Subject =>
  purpose === 'personal'
    ? { idea: personalIdea(idea, rule.kind, dayWords(date)), purpose, formats: PERSONAL_FORMATS }
    : { idea, purpose };

function bestOf(all: readonly Occasion[], worthOf: (one: Occasion) => number) {
  return all.reduce<Occasion | null>((best, one) => (best === null || worthOf(one) > worthOf(best) ? one : best), null);
}

const OF_NICHE: readonly (readonly [RegExp, readonly Occasion['rule']['kind'][]])[] = [
  [/вед|джйотиш|панчанг|аюрвед|йог/iu, ['ekadashi', 'festival', 'sankranti', 'lunation']],
  [/нумеролог|числ|матриц/iu, ['number']],
  [/запад|астролог|гороскоп/iu, ['aspect', 'ingress', 'station']],
];

/** How much an occasion is worth to this plan now: awaited, of its subject, not the third of its kind in a row. */
function worth({ rule, weight }: Occasion, niche: string, told: ReadonlyMap<string, number>): number {
  const isOwn = OF_NICHE.some(([words, kinds]) => words.test(niche) && kinds.includes(rule.kind));
  return weight * (isOwn ? 1.35 : 1) * TIRED ** (told.get(rule.kind) ?? 0);
}

/** Facts of the niche; those of networks and writing are for the writer, not for the readers. */
function factsFor(niche: string) {
  const common = factsInForce().filter(({ id }) => !CONTENT_FACTS.some((fact) => fact.id === id));
  const wanted = /нумеролог/iu.test(niche) ? 2 : /вед|джйотиш|панчанг/iu.test(niche) ? 14 : 1;
  const own = common.filter(({ products }) => !products || products.includes(wanted));
  return own.length > 0 ? own : common;
}

/** Fewer facts than this are no choice: a plan of fourteen a week takes as many. */
const FEW = 18;

/** Facts for a voice of few words: those told in the shortest sentences. Their own words are not ours to take apart. */
function shortFor({ sentenceWords }: ContentVoice, facts: ReturnType<typeof factsFor>) {
  if (sentenceWords >= SHORT) return facts;
  const meanOf = ({ text }: (typeof facts)[number]) => wordsIn(text).length / sentencesIn(text).length;
  const short = facts.filter((fact) => meanOf(fact) <= sentenceWords * 1.6);
  return short.length >= FEW ? short : facts.toSorted((a, b) => meanOf(a) - meanOf(b)).slice(0, FEW);
}
