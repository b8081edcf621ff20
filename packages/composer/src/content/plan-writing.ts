import { weekdayOf } from '@nebosvod/engine/time/date-arithmetic';
import { counted } from '@nebosvod/terms/plural';
import type { CallKind } from './call.table.ts';
import type { Chance } from './chance.ts';
import { framesOf, slidesOf } from './frames.ts';
import type { Idea } from './idea.ts';
import { NETWORK_FORMATS, type PlannedFormat } from './network-format.table.ts';
import type { Network, NetworkHours, PlannedItem, PlanOrder } from './plan-order.ts';
import { hookOf, type Manner, postOf } from './post.ts';
import { reelsOf } from './reels.ts';

const HOURS = ['09:00', '19:00', '12:30'] as const;
const FORMATS: readonly PlannedFormat[] = ['post', 'story', 'carousel', 'post', 'reels', 'story'];

/** What an item will be of. */
export interface Subject {
  readonly idea: Idea;
  readonly purpose: PlannedItem['purpose'];
  readonly formats?: readonly PlannedFormat[];
  /** What the last phrase is after, where it is not what the plan is. */
  readonly after?: CallKind;
}

const AFTER: readonly (readonly [RegExp, CallKind])[] = [
  [/запис|консульт|клиент|заяв|продаж/iu, 'ask'],
  [/охват|сохран|подпис|пересыл/iu, 'save'],
];

/** What the last phrase is after by the purpose; of what is useful, the plan says. */
const AFTER_PURPOSE: Readonly<Partial<Record<PlannedItem['purpose'], CallKind>>> = {
  sale: 'sell',
  personal: 'talk',
  trust: 'save',
};

/** The same values from a place on, round to the one before it. */
const turned = <T>(values: readonly T[], from: number): readonly T[] => {
  const first = values.length === 0 ? 0 : from % values.length;
  return [...values.slice(first), ...values.slice(0, first)];
};

/** Writes the items of one plan: formats and networks in turn, first phrases kept apart. */
export class Writing {
  readonly #order: PlanOrder;
  readonly #manner: Manner;
  #count = 0;

  constructor(order: PlanOrder, chance: Chance) {
    this.#order = order;
    const after = AFTER.find(([words]) => words.test(order.goals))?.[1] ?? 'talk';
    this.#manner = { voice: order.voice, chance, after, used: new Set(), calls: new Map() };
  }

  item(
    { idea, purpose, formats, after = AFTER_PURPOSE[purpose] }: Subject,
    date: string,
    place: number,
  ): PlannedItem | null {
    const manner = { ...this.#manner, after: after ?? this.#manner.after };
    // A fact is a sentence or two: half a minute of speech would be padding.
    const suited = formats ?? (idea.source === undefined ? FORMATS : FORMATS.filter((format) => format !== 'reels'));
    const { network, format } = this.#placeFor(date, suited);
    const written = bodyOf(idea, format, manner);
    if (!written) return null;
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

  /**
   * The network that has the weekday for its own, else the next in turn that is published in on it, of those that take one of the formats;
   * and the next of these formats in turn. Where no network is on that day, any; one of clips alone is given a text as words under a clip.
   */
  #placeFor(date: string, formats: readonly PlannedFormat[]): { network: Network; format: PlannedFormat } {
    const turn = turned(this.#order.networks, this.#count);
    const daysOf = (network: Network) => this.#scheduleOf(network)?.days ?? [];
    const isItsDay = (network: Network) => daysOf(network).includes(weekdayOf(date));
    const isOn = (network: Network) => daysOf(network).length === 0 || isItsDay(network);
    const takes = (network: Network) => formats.some((format) => NETWORK_FORMATS[network].includes(format));
    const network =
      turn.find((one) => isItsDay(one) && takes(one)) ??
      turn.find((one) => isOn(one) && takes(one)) ??
      turn.find(takes) ??
      turn.find(isOn) ??
      turn[0] ??
      'vk';
    const format = turned(FORMATS, this.#count).find(
      (one) => formats.includes(one) && NETWORK_FORMATS[network].includes(one),
    );
    return { network, format: format ?? formats[0] ?? 'post' };
  }
}

/** Seconds from the start as м:сс. */
const clockOf = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The words of an item in its format, as one text. */
function bodyOf(idea: Idea, format: PlannedFormat, manner: Manner) {
  if (format === 'reels') {
    const reels = reelsOf(idea, 30, manner);
    if (!reels) return null;
    const scenes = reels.scenes.map(({ from, to, voice }) => `${clockOf(from)}–${clockOf(to)} ${voice}`);
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
