import type { Rule } from '@nebosvod/contracts/rule';
import { countSigns, toSign } from '@nebosvod/engine/angle/sign';
import type { Graha } from '@nebosvod/engine/bodies';
import type { Period } from '@nebosvod/engine/dasha/period';
import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import { once } from '@nebosvod/engine/once';
import type { Settings } from '@nebosvod/engine/settings';
import { addYears, utcMidnight } from '@nebosvod/engine/time/date-arithmetic';
import { FIRST_JULIAN_DAY, julianDayFromUnixMs, LAST_JULIAN_DAY } from '@nebosvod/engine/time/julian-day';
import { AREAS } from '@nebosvod/interpretations/area.ids';
import type { BirthFacts } from '../birth/birth-facts.ts';
import { Births, type KnownBirth } from '../birth/births.ts';
import type { ResolvedBirth } from '../birth/resolved-birth.ts';
import type { SignStay } from '../birth/transits.ts';
import type { Decision } from '../rule/decision.ts';
import { holds } from '../rule/holds.ts';
import { keyOf } from '../rule/rule-key.ts';
import { spokenOf } from '../rule/spoken-of.ts';
import { type Balance, balanceOf } from '../weigh/balance.ts';
import { ownTestimonies } from '../weigh/collect-strength.ts';
import { unitTestimonies } from '../weigh/collect-units.ts';

/** A vimshottari period with the lords above it, main first. Dates are local, both of them days on which it turns. */
export interface PeriodSpan {
  readonly path: readonly Graha[];
  readonly from: string;
  readonly until: string;
  /** A date well inside, within the three years: rules name the period by it. */
  readonly middle: string;
}

/** A stay of a slow body with its local dates. */
export interface Passage {
  readonly graha: Graha;
  readonly sign: number;
  readonly from: string | null;
  readonly until: string | null;
  readonly middle: string;
}

/** A day on which a slow body stands upon a graha of birth. */
export interface Exact {
  readonly graha: Graha;
  readonly natal: Graha;
  readonly date: string;
}

/** Everything a reading is composed of: the births with their charts, and the three years after the day of reading; what takes time is found once, when first asked for. */
export interface Prepared {
  readonly births: Births;
  readonly client: KnownBirth;
  readonly facts: BirthFacts;
  readonly asOf: string;
  /** The last day of the three years. */
  readonly horizon: string;
  /** Periods of levels 1 … 3 that touch the three years, in order; none for an unknown time. */
  readonly periods: readonly PeriodSpan[];
  /** The great period of the day of reading where it ends within the fortnight, and so is none of these. */
  readonly ending: PeriodSpan | null;
  readonly passages: readonly Passage[];
  readonly exacts: readonly Exact[];
  /** Minutes by which the time may be off and leave the lagna in its sign, the greatest of those tried; null of a doubtful time. */
  readonly sturdyMinutes: number | null;
  /** Both sides of every area, weighed. */
  readonly balances: readonly Balance[];
  /** Rules already decided. */
  readonly decisions: Map<string, Decision>;
  /** The same of the other birth of a pair. */
  readonly second: Prepared | null;
}

const SLOW: readonly Graha[] = ['jupiter', 'saturn', 'rahu'];
const TOUCHED: readonly Graha[] = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'];
const YEARS = 3;
const FORTNIGHT = 14;

/**
 * Computes what a reading needs. Weighing and the periods and passages of three years, which take time, wait until a kind asks for
 * them: one of numbers or a Western one never does.
 * @param asOf the day of reading, a local date; its three years must lie within the ephemeris to have transits
 */
export function prepare(
  ephemeris: Ephemeris,
  births: readonly ResolvedBirth[],
  settings: Settings,
  asOf: string,
): Prepared {
  const known = new Births(ephemeris, births, settings);
  const decisions = new Map<string, Decision>();
  const client = known.get('client');
  if (!client) throw new Error('A reading is of a client');
  const second = known.get('second');
  return preparedOf(known, client, asOf, decisions, second && preparedOf(known, second, asOf, decisions, null));
}

/** The same births read on another day: of a year to come all that is dated begins with it. */
export function preparedOn({ births, client, decisions, second }: Prepared, asOf: string): Prepared {
  return preparedOf(births, client, asOf, decisions, second);
}

function preparedOf(
  known: Births,
  client: KnownBirth,
  asOf: string,
  decisions: Map<string, Decision>,
  second: Prepared | null,
): Prepared {
  const { facts } = client;
  const horizon = addYears(asOf, YEARS);
  const decide = (rule: Rule): Decision => {
    const own = spokenOf(rule, client.birth.role);
    const decision = holds(own, known);
    decisions.set(keyOf(own), decision);
    return decision;
  };
  const isSure = facts.lagna !== null && client.samples.length === 1;
  const ahead = once(() => threeYears(known, client, asOf, horizon, decide));
  const sturdyMinutes = once(() => (isSure ? greatestShift(decide) : null));
  const balances = once(() => balancesOf(known, client, ahead().periods));
  return {
    births: known,
    client,
    facts,
    asOf,
    horizon,
    get periods() {
      return ahead().periods;
    },
    get ending() {
      return ahead().ending;
    },
    get passages() {
      return ahead().passages;
    },
    get exacts() {
      return ahead().exacts;
    },
    get sturdyMinutes() {
      return sturdyMinutes();
    },
    get balances() {
      return balances();
    },
    decisions,
    second,
  };
}

/** Periods, passages and exact contacts of the three years. */
function threeYears(
  known: Births,
  client: KnownBirth,
  asOf: string,
  horizon: string,
  decide: (rule: Rule) => Decision,
): Pick<Prepared, 'periods' | 'ending' | 'passages' | 'exacts'> {
  const { facts } = client;
  // Days of UTC: the sky of three years is searched once for all births read on a day.
  const [from, until] = [asOf, horizon].map((day) => julianDayFromUnixMs(utcMidnight(day)));
  const isInside = from > FIRST_JULIAN_DAY + 1 && until < LAST_JULIAN_DAY - 1;
  const passages = isInside ? SLOW.flatMap((graha) => known.transits.staysBetween(graha, from + FORTNIGHT, until)) : [];
  // What ends within a fortnight is no longer worth a word.
  const span = { from: from + FORTNIGHT, until };
  const periods = facts.lagna === null ? [] : periodsOf(facts, client, span);
  const ending = facts.lagna === null ? null : endingOf(facts, client, { from: from + 1, until: from + FORTNIGHT });
  const told = passages.map((stay) => passageOf(stay, client, span));
  const exacts = isInside ? exactsOf(known, client, span) : [];
  // What is dated is searched for in the sky: it is decided here, so that composing only chooses words.
  for (const one of ending ? [ending, ...periods] : periods) decide(periodRule(one));
  for (const { graha, natal, date } of exacts) decide({ kind: 'transit-conjunction', graha, natal, at: date });
  if (facts.lagna !== null) {
    for (const { graha, sign, middle } of told) {
      decide({ kind: 'transit-in-house', graha, house: countSigns(facts.lagna, toSign(sign)), at: middle });
    }
  }
  return { periods, ending, passages: told, exacts };
}

/** Of an uncertain time only what holds all of it is weighed. */
function balancesOf(
  births: Births,
  { facts, samples, birth: { role } }: KnownBirth,
  periods: readonly PeriodSpan[],
): Balance[] {
  const found = [...unitTestimonies(facts), ...ownTestimonies(facts)];
  const all =
    samples.length === 1
      ? found
      : found.filter(({ rules }) => rules.every((rule) => holds(spokenOf(rule, role), births).holds === true));
  const lords = periods.filter(({ path }) => path.length === 1).map(({ path }) => path[0]);
  return AREAS.map((area) => {
    const own = all.filter((one) => one.area === area);
    return balanceOf(area, own, facts, lords);
  });
}

/** Shifts of the time of birth that are tried, minutes. */
const SHIFTS: readonly number[] = [1, 2, 4, 6, 10, 15, 30, 60];

/** What a greater shift leaves, a lesser one does too: halved until the greatest that holds is found; null where none does. */
function greatestShift(decide: (rule: Rule) => Decision): number | null {
  let [known, open] = [0, SHIFTS.length];
  while (known < open) {
    const middle = Math.floor((known + open) / 2);
    if (decide({ kind: 'time-sensitivity', minutes: SHIFTS[middle] }).holds === true) known = middle + 1;
    else open = middle;
  }
  return known === 0 ? null : SHIFTS[known - 1];
}

/** The great periods of the three years, that of the day of reading among them however soon it ends. */
export function greatPeriods({ periods, ending }: Prepared): readonly PeriodSpan[] {
  const great = periods.filter(({ path }) => path.length === 1);
  return ending && great.length > 0 ? [ending, ...great] : great;
}

/** The rule by which a period is told. */
export function periodRule({ path, middle }: Pick<PeriodSpan, 'path' | 'middle'>): Rule {
  return { kind: 'dasha', system: 'vimshottari', path: [...path], at: middle };
}

interface Span {
  readonly from: number;
  readonly until: number;
}

/** A period with its lords, as far as it lies within the span. */
function spanOf(
  period: Period<Graha>,
  path: readonly Graha[],
  { days }: KnownBirth,
  { from, until }: Span,
): PeriodSpan {
  const inside = (Math.max(period.start, from) + Math.min(period.end, until)) / 2;
  return {
    path,
    from: days.dateOf(period.start),
    until: days.dateOf(period.end),
    middle: days.dateOf(inside),
  };
}

function endingOf({ dasha }: BirthFacts, client: KnownBirth, span: Span): PeriodSpan | null {
  const last = dasha.periods.find(({ end }) => end > span.from && end <= span.until);
  return last ? spanOf(last, [last.ruler], client, span) : null;
}

function periodsOf({ dasha }: BirthFacts, client: KnownBirth, { from, until }: Span): PeriodSpan[] {
  const found: PeriodSpan[] = [];
  const walk = (periods: readonly Period<Graha>[], above: readonly Graha[]): void => {
    for (const period of periods) {
      if (period.end <= from || period.start >= until) continue;
      const path = [...above, period.ruler];
      found.push(spanOf(period, path, client, { from, until }));
      if (path.length < 3) walk(dasha.divide(period), path);
    }
  };
  walk(dasha.periods, []);
  // A period so short that noon of its middle day lies outside it is told by none of its dates.
  return found;
}

function passageOf({ graha, sign, from, until }: SignStay, { days }: KnownBirth, span: Span): Passage {
  const inside = (Math.max(from ?? span.from, span.from) + Math.min(until ?? span.until, span.until)) / 2;
  return {
    graha,
    sign,
    from: from === null ? null : days.dateOf(from),
    until: until === null ? null : days.dateOf(until),
    middle: days.dateOf(inside),
  };
}

function exactsOf(births: Births, { facts, days }: KnownBirth, { from, until }: Span): Exact[] {
  return SLOW.flatMap((graha) =>
    TOUCHED.flatMap((natal) =>
      births.transits
        .passages(graha, facts.longitudes[natal], from, until)
        .map((at): Exact => ({ graha, natal, date: days.dateOf(at) })),
    ),
  ).sort((a, b) => a.date.localeCompare(b.date) || a.natal.localeCompare(b.natal));
}
