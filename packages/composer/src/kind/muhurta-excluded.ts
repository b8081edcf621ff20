import type { Rule } from '@nebosvod/contracts/rule';
import { PURPOSES } from '@nebosvod/engine/muhurta/purpose.table';
import { addDays } from '@nebosvod/engine/time/date-arithmetic';
import type { BestHours, HourChoice } from '../hour/best-hours.ts';
import { BY_DAYS, type ClosedBy, type Closing, closesByDays } from '../hour/hours.ts';
import { dayOf } from '../language/dates.ts';
import { MUHURTA_EXCLUDED, VETO_LINES } from '../language/muhurta-line.table.ts';
import { PURPOSE_WORDS } from '../language/muhurta-purpose.table.ts';
import type { Mark } from '../language/template.ts';
import type { Piece } from '../reading/piece.ts';
import type { Voice } from '../reading/voice.ts';

/** What closes by how much of a day it takes: what closes it whole is named before what closes a half or an hour. */
const BY_REACH: readonly (readonly ClosedBy[])[] = [
  [...BY_DAYS, 'panchaka'],
  ['rikta', 'amavasya', 'bhadra', 'bad-nitya-yoga'],
  ['rahu-kala', 'varjyam'],
];
/** Runs of days and stretches of hours that are named of one veto. */
const MOST_RUNS = 5;
const MOST_STRETCHES = 3;

/** A day without an hour and one thing that closed it. */
interface Closed {
  readonly date: string;
  readonly closing: Closing;
}

/** The days that fell out, by what closes them, the most frequent first, and why it does. */
export function excludedPieces(voice: Voice, choice: HourChoice, { best, refused }: BestHours): Piece[] {
  const pieces: Piece[] = [];
  const add = (paragraph: string, rank: number, draft: Piece['draft'] | null) => {
    if (draft) pieces.push({ section: 'excluded', paragraph, order: pieces.length, rank, draft });
  };
  const { of } = PURPOSE_WORDS[choice.purpose];
  if (refused.length === 0) add('none', 0, voice.say(MUHURTA_EXCLUDED.none, {}, [{ kind: 'settings' }]));
  const byVeto = new Map<ClosedBy, Closed[]>();
  for (const { date, closings } of refused) {
    const told = BY_REACH.map((reach) => closings.filter(({ by }) => reach.includes(by))).find(
      ({ length }) => length > 0,
    );
    for (const closing of told ?? []) byVeto.set(closing.by, [...(byVeto.get(closing.by) ?? []), { date, closing }]);
  }
  const ranked = [...byVeto].sort(([, a], [, b]) => b.length - a.length);
  const [most] = ranked;
  const [first] = most?.[1] ?? [];
  if (!most || !first) return pieces;
  const ruleOf = (veto: ClosedBy, at: string): Rule => ({
    kind: 'muhurta-refused',
    purpose: choice.purpose,
    place: choice.place,
    at,
    veto,
  });
  if (best.length > 0) add('first', 0, voice.say(MUHURTA_EXCLUDED.first, { of }, [ruleOf(most[0], first.date)]));
  // Only where the night is looked at too does it matter whose day it is.
  const isByNight = PURPOSES.some(({ id, byDay }) => id === choice.purpose && !byDay);
  const wholeDays = ranked.find(([veto]) => closesByDays(veto));
  if (isByNight && wholeDays)
    add(
      'first',
      0,
      voice.say(MUHURTA_EXCLUDED.beforeDawn, {}, [ruleOf(wholeDays[0], wholeDays[1][0]?.date ?? choice.from)]),
    );
  ranked.forEach(([veto, closed], index) => {
    const isByDays = closesByDays(veto);
    const runs = isByDays ? runsOf(closed.map(({ date }) => date)) : stretchesOf(closed);
    const told = runs.slice(0, isByDays ? MOST_RUNS : MOST_STRETCHES);
    const marked = (date: string) => ruleOf(veto, date);
    const days = isByDays
      ? listedRuns(told, marked)
      : listedStretches(
          voice,
          told.map(([date]) => marked(date)),
        );
    const rules = told.flat().map(marked);
    const [which, why] = VETO_LINES[veto];
    const rank = index < 3 ? 0 : 6 + index;
    add(veto, rank, voice.say(which, { days }, rules));
    add(veto, rank, voice.say(why, {}, rules.slice(0, 1)));
    if (runs.length > told.length) add(veto, 9 + index, voice.say(MUHURTA_EXCLUDED.more, {}, rules.slice(0, 1)));
  });
  return pieces;
}

/** Stretches of one veto, each by the first day it closed: one that lies over several days is one. */
function stretchesOf(closed: readonly Closed[]): (readonly [from: string, to: string])[] {
  return closed.flatMap(({ date, closing }, index): (readonly [string, string])[] =>
    closing.start === closed[index - 1]?.closing.start ? [] : [[date, date]],
  );
}

/**
 * «время с 01:43 8 декабря до 03:51 9 декабря и с 10:05 до 14:20 12 декабря», every value marked: of what closes hours no day is named
 * whole.
 */
function listedStretches(voice: Voice, rules: readonly Rule[]): (string | Mark)[] {
  return rules.flatMap((rule, index) => {
    const { from, start, until, end } = voice.valuesOf(rule) ?? {};
    const clock = (key: string, value: unknown): Mark => ({ text: String(value), rule, key });
    const date = (key: string, value: unknown): Mark => ({ text: dayOf(String(value)), rule, key });
    const joint = index === 0 ? 'время с ' : index === rules.length - 1 ? ' и с ' : ', с ';
    return [
      joint,
      clock('start', start),
      ...(from === until ? [] : [' ', date('from', from)]),
      ' до ',
      clock('end', end),
      ' ',
      date('until', until),
    ];
  });
}

/** Three days and more that follow one another as one run, by its first and last; other days one by one. */
function runsOf(dates: readonly string[]): (readonly [from: string, to: string])[] {
  const runs: (readonly [string, string])[] = [];
  for (const date of dates) {
    const last = runs.at(-1);
    if (last && addDays(last[1], 1) === date) runs[runs.length - 1] = [last[0], date];
    else runs.push([date, date]);
  }
  return runs.flatMap((run): (readonly [string, string])[] => {
    const [from, to] = run;
    return addDays(from, 1) === to
      ? [
          [from, from],
          [to, to],
        ]
      : [run];
  });
}

/** «12 января, 20 января и дни с 3 по 9 февраля», every date marked. */
function listedRuns(
  runs: readonly (readonly [from: string, to: string])[],
  ruleOf: (date: string) => Rule,
): (string | Mark)[] {
  const marked = (date: string): Mark => ({ text: dayOf(date), rule: ruleOf(date), key: 'date' });
  return runs.flatMap(([from, to], index) => {
    const joint = index === 0 ? '' : index === runs.length - 1 ? ' и ' : ', ';
    if (from === to) return [joint, marked(from)];
    const since = from.endsWith('-02') ? 'дни со ' : 'дни с ';
    return [`${joint}${since}`, marked(from), ' по ', marked(to)];
  });
}
