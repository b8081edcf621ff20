import type { Rule } from '@nebosvod/contracts/rule';
import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import { DAY_SECONDS } from '@nebosvod/engine/time/durations';
import type { KnownBirth } from '../birth/births.ts';
import { LocalDays } from '../birth/local-day.ts';
import { dayOf, pointsOf } from '../hour/western-days.ts';
import { type Decision, decided } from './decision.ts';

/** Rules of a day chosen by the Western sky. */
type WesternDayRule = Extract<Rule, { kind: 'western-day' | 'western-day-refused' }>;

/** A start is told by the next whole minute, an end by the one that has begun: a window is never told longer than it is. */
const MINUTE = 59 / DAY_SECONDS;
/** Points to a score of a hundred. */
const SCORE = { middle: 50, step: 5 } as const;

/** Decides a rule of a chosen day by judging the day anew. */
export function decideWesternDay(rule: WesternDayRule, known: KnownBirth, ephemeris: Ephemeris): Decision {
  const day = dayOf(ephemeris, known, rule, rule.at);
  if (!day) return decided(false);
  if (rule.kind === 'western-day-refused') return decided(day.vetoes.includes(rule.veto), { date: rule.at });
  const { window, reasons, moonSign } = day;
  if (!window) return decided(false);
  if (rule.reason === undefined) {
    const days = new LocalDays(rule.place.timeZone);
    const score = Math.min(100, Math.max(0, SCORE.middle + SCORE.step * pointsOf(day)));
    return decided(true, {
      date: rule.at,
      start: days.timeOf(window.start + MINUTE),
      end: days.timeOf(window.end),
      score,
      sign: moonSign,
    });
  }
  const found = reasons.find(({ id, planet }) => id === rule.reason && (planet ?? undefined) === rule.planet);
  return found ? decided(true, { points: found.points }) : decided(false);
}
