import { AREAS } from '@nebosvod/interpretations/area.ids';
import type { KnownBirth } from '../birth/births.ts';
import { type Balance, balanceOf } from '../weigh/balance.ts';
import type { Testimony } from '../weigh/testimony.ts';
import type { MonthEvent } from './western-month-sky.ts';
import { eventRules } from './western-month-words.ts';

/** Both sides of every area by what moves in a month: a counter weighs as much as a support, for its sky is told for itself. */
export const monthBalances = (events: readonly MonthEvent[], { facts }: KnownBirth): Balance[] =>
  AREAS.map((area) =>
    balanceOf(
      area,
      events.flatMap(testimonies).filter((one) => one.area === area),
      facts,
      [],
      { quietBelow: 0, counters: 1 },
    ),
  );

/** What an event says of areas by its nature alone: an aspect at odds is not given as a month's favour, nor one at ease as its hindrance. */
function testimonies(event: MonthEvent): Testimony[] {
  const own = event.unit.claims.filter(({ polarity }) => polarity > 0 === (event.nature === 'easy'));
  return own.map((claim) => ({
    ...claim,
    kind: 'month-transit',
    graha: null,
    planet: event.planet,
    // The window names the event, the exact days follow.
    rules: [event.window, ...eventRules(event)],
    isOfWeakness: false,
    share: event.weight,
    feelsVarga: false,
    telling: null,
  }));
}
