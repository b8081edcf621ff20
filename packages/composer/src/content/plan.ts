import type { ContentPlanItem } from '@nebosvod/contracts/content-plans';
import type { SkyReason } from '@nebosvod/contracts/sky-rule';
import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import { addDays, datesBetween, weekdayOf } from '@nebosvod/engine/time/date-arithmetic';
import { CONTENT_FACTS } from '@nebosvod/interpretations/facts/content-facts.table';
import { factsInForce } from '@nebosvod/interpretations/facts/facts-in-force';
import { counted } from '@nebosvod/terms/plural';
import { factIdea } from './almanac-ideas.ts';
import type { CallKind } from './call.table.ts';
import { Chance } from './chance.ts';
import { framesOf, slidesOf } from './frames.ts';
import type { Idea } from './idea.ts';
import { ideaOf } from './idea-of.ts';
import { type Launch, launchIdeas } from './launch-ideas.ts';
import type { ContentPlace, Occasion } from './occasion.ts';
import { occasionsBetween } from './occasions.ts';
import { sentencesIn, wordsIn } from './phrase.ts';
import { Room } from './plan-room.ts';
import { hookOf, type Manner, postOf } from './post.ts';
import { reelsOf } from './reels.ts';
import { type ContentVoice, SHORT } from './voice.ts';

type Network = ContentPlanItem['network'];

/** Days and hours of a network; an empty list leaves them to the plan. */
export interface NetworkHours {
  readonly network: Network;
  /** 0 = Sunday. */
  readonly days: readonly number[];
  /** «19:00», by the clock of the place. */
  readonly hours: readonly string[];
}

export interface PlanOrder {
  readonly from: string;
  /** 1 … 4. */
  readonly weeks: number;
  /** Posts a week, 1 … 14. */
  readonly perWeek: number;
  readonly networks: readonly Network[];
  /** When the person publishes in a network. */
  readonly schedule?: readonly NetworkHours[];
  readonly niche: string;
  readonly goals: string;
  readonly launches: readonly Launch[];
  /** Some of the items say that there is something to buy. */
  readonly sells?: boolean;
  readonly place: ContentPlace;
  readonly voice: ContentVoice;
  readonly seed: number;
}

export type PlannedFormat = 'post' | 'carousel' | 'story' | 'reels';

/** An item of a plan, written. */
export interface PlannedItem {
  readonly date: string;
  readonly time: string;
  readonly network: Network;
  readonly format: PlannedFormat;
  readonly purpose: 'useful' | 'personal' | 'trust' | 'sale';
  readonly rubric: string;
  readonly topic: string;
  readonly hook: string;
  readonly text: string;
  readonly callToAction: string;
  readonly hashtags: readonly string[];
  readonly visualBrief: string;
  readonly skyReason: string;
  readonly sky: SkyReason | null;
}

const DAYS_A_WEEK = 7;
const HOURS = ['09:00', '19:00', '12:30'] as const;
const FORMATS: readonly PlannedFormat[] = ['post', 'story', 'carousel', 'post', 'reels', 'story'];
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
  const items: PlannedItem[] = [];
  const used = new Set<Occasion>();
  for (let week = 0; week < order.weeks; week++) {
    const start = addDays(order.from, week * DAYS_A_WEEK);
    const days = datesBetween(start, addDays(start, DAYS_A_WEEK - 1));
    items.push(...weekOf(order, days, { occasions, used, told, facts, chance, writing }));
  }
  return items.sort((a, b) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`));
}

/** What an item will be of. */
interface Subject {
  readonly idea: Idea;
  readonly purpose: PlannedItem['purpose'];
}

interface Stock {
  readonly occasions: readonly Occasion[];
  readonly used: Set<Occasion>;
  /** How many of each kind a plan has by now. */
  readonly told: Map<string, number>;
  readonly facts: ReturnType<typeof factsFor>;
  readonly chance: Chance;
  readonly writing: Writing;
}

/** The items of a week: launches on their days, the most awaited occasions before they come, a fact on a day left over. */
function weekOf(order: PlanOrder, days: readonly string[], stock: Stock): PlannedItem[] {
  const { perWeek, place, launches, niche } = order;
  const { occasions, used, told, writing } = stock;
  const room = new Room(days, Math.ceil(perWeek / days.length));
  const items: PlannedItem[] = [];
  const put = (subject: Subject, date: string) => {
    const item = writing.item(subject, date, room.take(date));
    if (item) items.push(item);
    return item !== null;
  };
  for (const { date, ...subject } of launches.flatMap(launchIdeas)) {
    if (items.length < perWeek && room.isFree(date)) put(subject, date);
  }
  const facts = perWeek - items.length >= 3 ? 1 : 0;
  while (items.length < perWeek - facts) {
    const free = occasions.filter((one) => !used.has(one) && room.dayFor(one, place) !== null);
    const best = bestOf(free, (one) => worth(one, niche, told));
    const day = best && room.dayFor(best, place);
    if (!best || day === null) break;
    used.add(best);
    const idea = ideaOf(best, place);
    const purpose = stock.chance.next() < 0.25 ? (order.sells ? 'sale' : 'personal') : 'useful';
    if (idea && put({ idea, purpose }, day)) told.set(best.rule.kind, (told.get(best.rule.kind) ?? 0) + 1);
  }
  for (const fact of stock.facts.splice(0, perWeek - items.length)) {
    const day = room.emptiest();
    if (day !== null) put({ idea: factIdea(fact), purpose: 'trust' }, day);
  }
  return items;
}

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

/** Fewer facts than this are no choice. */
const FEW = 12;

/** Facts for a voice of few words: those told in short sentences, where there are enough. Their own words are not ours to take apart. */
function shortFor({ sentenceWords }: ContentVoice, facts: ReturnType<typeof factsFor>) {
  if (sentenceWords >= SHORT) return facts;
  const short = facts.filter(({ text }) => wordsIn(text).length / sentencesIn(text).length <= sentenceWords * 1.6);
  return short.length < FEW ? facts : short;
}

const AFTER: readonly (readonly [RegExp, CallKind])[] = [
  [/запис|консульт|клиент|заяв|продаж/iu, 'ask'],
  [/охват|сохран|подпис|пересыл/iu, 'save'],
];

/** Writes the items of one plan: formats and networks in turn, first phrases kept apart. */
class Writing {
  readonly #order: PlanOrder;
  readonly #manner: Manner;
  #count = 0;

  constructor(order: PlanOrder, chance: Chance) {
    this.#order = order;
    const after = AFTER.find(([words]) => words.test(order.goals))?.[1] ?? 'talk';
    this.#manner = { voice: order.voice, chance, after, used: new Set(), calls: new Map() };
  }

  item({ idea, purpose }: Subject, date: string, place: number): PlannedItem | null {
    const after =
      purpose === 'sale' ? 'sell' : purpose === 'personal' ? 'talk' : purpose === 'trust' ? 'save' : this.#manner.after;
    const manner = { ...this.#manner, after } as const;
    const turn = FORMATS[this.#count % FORMATS.length];
    // A fact is a sentence or two: half a minute of speech would be padding.
    const format = turn === 'reels' && idea.source !== undefined ? 'post' : turn;
    const written = bodyOf(idea, format, manner);
    if (!written) return null;
    const network = this.#networkFor(date);
    const own = this.#scheduleOf(network)?.hours ?? [];
    const hours = own.length > 0 ? [...own].sort() : HOURS;
    const time = hours[place % hours.length] ?? HOURS[0];
    this.#count += 1;
    const { rubric, topic, reason, hashtags } = idea;
    return {
      date,
      time,
      network,
      format,
      purpose,
      rubric,
      topic,
      ...written,
      hashtags,
      skyReason: reason,
      sky: idea.sky ?? null,
    };
  }

  #scheduleOf(network: Network): NetworkHours | undefined {
    return this.#order.schedule?.find((one) => one.network === network);
  }

  /** The next network in turn that is published in on the weekday; where none is, the next in turn. */
  #networkFor(date: string): Network {
    const { networks } = this.#order;
    const first = this.#count % networks.length;
    const turn = [...networks.slice(first), ...networks.slice(0, first)];
    const isOn = (network: Network) => {
      const days = this.#scheduleOf(network)?.days ?? [];
      return days.length === 0 || days.includes(weekdayOf(date));
    };
    return turn.find(isOn) ?? turn[0] ?? 'vk';
  }
}

/** The words of an item in its format, as one text. */
function bodyOf(idea: Idea, format: PlannedFormat, manner: Manner) {
  if (format === 'reels') {
    const reels = reelsOf(idea, 30, manner);
    if (!reels) return null;
    const scenes = reels.scenes.map(({ from, to, voice }) => `${from}–${to} с. ${voice}`);
    return {
      hook: reels.hook,
      text: [...scenes, `Подпись: ${reels.caption}`].join('\n'),
      callToAction: reels.scenes.at(-1)?.voice ?? '',
      visualBrief: reels.scenes.map(({ shot }) => shot).join('; '),
    };
  }
  if (format === 'story') {
    const hook = hookOf(idea, manner);
    if (hook === null) return null;
    const frames = framesOf(idea, 5, manner);
    return {
      hook,
      text: frames.map(({ text }, index) => `${index + 1}. ${text}`).join('\n'),
      callToAction: frames.at(-1)?.cta ?? '',
      visualBrief: frames.map(({ visual }) => visual).join('; '),
    };
  }
  const post = postOf(idea, manner);
  if (!post) return null;
  const { hook, cta: callToAction } = post;
  if (format === 'post') return { hook, text: post.text, callToAction, visualBrief: idea.image };
  const slides = slidesOf(idea, manner, callToAction).map(
    ({ title, text }, index) => `${index + 1}. ${title}. ${text}`,
  );
  const cards = counted(slides.length, 'карточка', 'карточки', 'карточек');
  return { hook, text: slides.join('\n'), callToAction, visualBrief: `${cards}; ${idea.image}` };
}
