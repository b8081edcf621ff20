import type { Rule } from '@nebosvod/contracts/rule';
import { countSigns } from '@nebosvod/engine/angle/sign';
import { periodAtPath, runningAt } from '@nebosvod/engine/dasha/period';
import { FIRST_JULIAN_DAY, LAST_JULIAN_DAY } from '@nebosvod/engine/time/julian-day';
import type { BirthFacts } from '../birth/birth-facts.ts';
import type { LocalDays } from '../birth/local-day.ts';
import type { SignStay, Transits } from '../birth/transits.ts';
import { type Decision, decided, UNKNOWN_TIME } from './decision.ts';

/** Kinds that a date decides with the chart. */
export type TimeRule = Extract<
  Rule,
  { kind: 'dasha' | 'transit-in-house' | 'transit-from-moon' | 'transit-conjunction' | 'sade-sati' }
>;

/** What a date is read against. */
export interface MovingSky {
  readonly transits: Transits;
  readonly days: LocalDays;
}

/** Decides a rule about a time of life: periods and transits, at noon of the date it names. */
export function decideTime(rule: TimeRule, facts: BirthFacts, { transits, days }: MovingSky): Decision {
  if (rule.kind === 'dasha') return decideDasha(rule, facts, days);
  const noon = days.instantOf(rule.at, 12);
  if (noon < FIRST_JULIAN_DAY + 1 || noon > LAST_JULIAN_DAY - 1) return decided(false);
  switch (rule.kind) {
    case 'transit-in-house': {
      if (facts.lagna === null) return UNKNOWN_TIME;
      const stay = transits.stayAt(rule.graha, noon);
      const house = countSigns(facts.lagna, stay.sign);
      return decided(house === rule.house, { ...datesOf(stay, days), ...bindusOf(facts, stay) });
    }
    case 'transit-from-moon': {
      const stay = transits.stayAt(rule.graha, noon);
      return decided(countSigns(facts.signs.moon, stay.sign) === rule.house, datesOf(stay, days));
    }
    case 'transit-conjunction': {
      const start = days.instantOf(rule.at, 0);
      const found = transits.passages(rule.graha, facts.longitudes[rule.natal], start, start + 1);
      return decided(
        found.some((at) => days.dateOf(at) === rule.at),
        { date: rule.at },
      );
    }
    case 'sade-sati': {
      const stay = transits.stayAt('saturn', noon);
      const house = countSigns(facts.signs.moon, stay.sign);
      return decided(house === rule.houseFromMoon && PARTS[house] === rule.part, datesOf(stay, days));
    }
  }
}

/** Parts of Saturn's way by its house from the Moon. [PD 26] */
const PARTS: Readonly<Partial<Record<number, string>>> = {
  12: 'rising',
  1: 'peak',
  2: 'setting',
  4: 'dhaiya',
  8: 'dhaiya',
};

function decideDasha(rule: Extract<Rule, { kind: 'dasha' }>, facts: BirthFacts, days: LocalDays): Decision {
  const { dasha } = facts;
  if (rule.at === undefined) {
    const period = periodAtPath(dasha, rule.path);
    if (!period || period.end <= facts.chart.julianDay) return decided(false);
    return decided(true, { from: days.dateOf(period.start), until: days.dateOf(period.end) });
  }
  const chain = runningAt(dasha, days.instantOf(rule.at, 12), rule.path.length);
  const last = chain[chain.length - 1];
  if (!last || chain.length < rule.path.length) return decided(false);
  const holds = chain.every(({ ruler }, level) => ruler === rule.path[level]);
  return decided(holds, { from: days.dateOf(last.start), until: days.dateOf(last.end) });
}

function datesOf({ from, until }: SignStay, days: LocalDays) {
  return {
    ...(from === null ? {} : { from: days.dateOf(from) }),
    ...(until === null ? {} : { until: days.dateOf(until) }),
  };
}

/** Bindus of the sign in the own table of the transiting graha; the nodes have none. */
function bindusOf(facts: BirthFacts, { graha, sign }: SignStay) {
  const { ashtakavarga } = facts;
  if (!ashtakavarga || graha === 'rahu' || graha === 'ketu') return {};
  return { bindus: ashtakavarga.bav[graha][sign - 1] };
}
