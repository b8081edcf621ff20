import type { Rule } from '@nebosvod/contracts/rule';
import { nakshatraOf } from '@nebosvod/engine/angle/nakshatra';
import type { MuhurtaHour, PersonalLayer } from '@nebosvod/engine/muhurta/finder';
import { DAY_SECONDS } from '@nebosvod/engine/time/durations';
import { isTimeZone } from '@nebosvod/engine/time/local-time';
import type { Births, KnownBirth } from '../birth/births.ts';
import { type Closing, closesByDays, type HourSearch, type Hours, hoursOf } from '../hour/hours.ts';
import { type Decision, decided } from './decision.ts';

/** Rules of an hour chosen for an undertaking. */
export type MuhurtaRule = Extract<Rule, { kind: 'muhurta-hour' | 'muhurta-refused' }>;

export function isOfMuhurta(rule: Rule): rule is MuhurtaRule {
  return rule.kind === 'muhurta-hour' || rule.kind === 'muhurta-refused';
}

/** The star and the sign of the Moon of birth that hours are counted from; of an uncertain time only what holds all of it. */
export function personalLayer({ samples }: KnownBirth): PersonalLayer {
  const moons = samples.map(({ longitudes, signs }) => ({
    star: nakshatraOf(longitudes.moon).nakshatra,
    sign: signs.moon,
  }));
  const [first] = moons;
  return {
    ...(first && moons.every(({ star }) => star === first.star) ? { birthNakshatra: first.star } : {}),
    ...(first && moons.every(({ sign }) => sign === first.sign) ? { birthSign: first.sign } : {}),
  };
}

/** Decides a rule of an hour by searching its day anew. */
export function decideMuhurta(rule: MuhurtaRule, known: KnownBirth, births: Births): Decision {
  if (!isTimeZone(rule.place.timeZone)) return decided(false);
  const hours = hoursOf(births.ephemeris, births.settings, rule.place);
  const search = { purpose: rule.purpose, place: rule.place, personal: personalLayer(known) };
  if (rule.kind === 'muhurta-refused') {
    const closing = hours.ofDay(rule.at, search).closings.find(({ by }) => by === rule.veto);
    return closing ? decided(true, closingValues(closing, rule.at, hours)) : decided(false);
  }
  const hour = hours.at(rule.at, rule.time, search);
  if (!hour) return decided(false);
  if (rule.reason === undefined) return decided(true, hourValues(hour, hours, search));
  const reason = hour.reasons.find(({ id }) => id === rule.reason);
  if (!reason) return decided(false);
  const { points, value } = reason;
  return decided(true, { points, ...(value === null ? {} : { value }) });
}

/** The date of a day that is closed from sunrise to sunrise; of what closes hours also when it begins and ends by the place's clock. */
function closingValues({ by, start, end }: Closing, date: string, { days }: Hours) {
  if (closesByDays(by)) return { date };
  return {
    date,
    from: days.dateOf(start),
    start: days.timeOf(start),
    until: days.dateOf(end),
    end: days.timeOf(end),
  };
}

function hourValues(hour: MuhurtaHour, hours: Hours, search: HourSearch) {
  const { days } = hours;
  const { by, next } = hours.endOf(hour, search);
  return {
    date: days.dateOf(hour.start),
    start: days.timeOf(hour.start + MINUTE),
    end: days.timeOf(hour.end),
    score: hour.score,
    sign: hour.lagna,
    endsBy: by,
    ...(next ? { next: next.score } : {}),
  };
}

/** A start is told by the next whole minute, an end by the one that has begun: an hour is never told longer than it is. */
const MINUTE = 59 / DAY_SECONDS;
