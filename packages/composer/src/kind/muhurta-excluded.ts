import type { Rule } from '@nebosvod/contracts/rule';
import type { VetoId } from '@nebosvod/engine/muhurta/purpose.table';
import { addDays } from '@nebosvod/engine/time/date-arithmetic';
import type { BestHours, HourChoice } from '../hour/best-hours.ts';
import { dayOf } from '../language/dates.ts';
import { MUHURTA_EXCLUDED, VETO_LINES } from '../language/muhurta-line.table.ts';
import { PURPOSE_WORDS } from '../language/muhurta-purpose.table.ts';
import type { Mark } from '../language/template.ts';
import type { Piece } from '../reading/piece.ts';
import type { Voice } from '../reading/voice.ts';

/** Vetoes by how much of a day they take: what closes it whole is named before what closes a half or an hour. */
const BY_REACH: readonly (readonly VetoId[])[] = [
  ['adhika-masa', 'kharmas', 'chaturmas', 'guru-asta', 'shukra-asta', 'eclipse', 'panchaka'],
  ['rikta', 'amavasya', 'bhadra', 'bad-nitya-yoga'],
  ['rahu-kala', 'varjyam'],
];
/** Runs of days that are named of one veto. */
const MOST_RUNS = 5;

/** The days that fell out, by what forbids them, the most frequent first, and why it does. */
export function excludedPieces(voice: Voice, choice: HourChoice, { refused }: BestHours): Piece[] {
  const pieces: Piece[] = [];
  const add = (paragraph: string, rank: number, draft: Piece['draft'] | null) => {
    if (draft) pieces.push({ section: 'excluded', paragraph, order: pieces.length, rank, draft });
  };
  const { of } = PURPOSE_WORDS[choice.purpose];
  const byVeto = new Map<VetoId, string[]>();
  for (const { date, vetoes } of refused) {
    const told = BY_REACH.map((reach) => vetoes.filter((veto) => reach.includes(veto))).find(
      ({ length }) => length > 0,
    );
    for (const veto of new Set(told)) byVeto.set(veto, [...(byVeto.get(veto) ?? []), date]);
  }
  const ranked = [...byVeto].sort(([, a], [, b]) => b.length - a.length);
  const [most] = ranked;
  if (!most) {
    add('none', 0, voice.say(MUHURTA_EXCLUDED.none, {}, [{ kind: 'settings' }]));
    return pieces;
  }
  const ruleOf = (veto: VetoId, at: string): Rule => ({
    kind: 'muhurta-refused',
    purpose: choice.purpose,
    place: choice.place,
    at,
    veto,
  });
  add('first', 0, voice.say(MUHURTA_EXCLUDED.first, { of }, [ruleOf(most[0], most[1][0] ?? choice.from)]));
  ranked.forEach(([veto, dates], index) => {
    const runs = runsOf(dates);
    const told = runs.slice(0, MOST_RUNS);
    const rules = told.flat().map((date) => ruleOf(veto, date));
    const days = listedRuns(told, (date) => ruleOf(veto, date));
    const [which, why] = VETO_LINES[veto];
    const rank = index < 3 ? 0 : 6 + index;
    add(veto, rank, voice.say(which, { days }, rules));
    add(veto, rank, voice.say(why, {}, rules.slice(0, 1)));
    if (runs.length > told.length) add(veto, 9 + index, voice.say(MUHURTA_EXCLUDED.more, {}, rules.slice(0, 1)));
  });
  return pieces;
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
