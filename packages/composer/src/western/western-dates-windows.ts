import type { Rule } from '@nebosvod/contracts/rule';
import type { ElectionReason, ElectionVeto } from '@nebosvod/engine/western/election/election';
import { ELECTION_VETOES } from '@nebosvod/engine/western/election/election.ids';
import { inSign } from '@nebosvod/terms/sign';
import type { HourChoice } from '../hour/best-hours.ts';
import type { BestDays, DatedDay } from '../hour/western-days.ts';
import { dayOf, onDay } from '../language/dates.ts';
import { PURPOSE_WORDS } from '../language/muhurta-purpose.table.ts';
import type { Mark, Slots } from '../language/template.ts';
import {
  DATES_EXCLUDED,
  DATES_EXCLUDED_MORE,
  DATES_NOT_EXCLUDED,
  DAY_CLEAR,
  DAY_ENDS,
  DAY_OPENINGS,
  DAY_REASON_LINES,
} from '../language/western-dates-line.table.ts';
import type { Piece } from '../reading/piece.ts';
import type { Draft, Voice } from '../reading/voice.ts';
import { WESTERN_SETTINGS } from './western-area.ts';
import { ASPECT_PHRASES, planetCase, planetForms } from './western-names.ts';

type DayRule = Extract<Rule, { kind: 'western-day' }>;

/** The rule of a chosen day. */
export const dayRule = ({ purpose, place }: HourChoice, { date }: DatedDay): DayRule => ({
  kind: 'western-day',
  purpose,
  place,
  at: date,
});

/** The date, the clock and the score of a day, marked. */
export function daySlots(voice: Voice, rule: DayRule, { moonSign }: DatedDay): Slots | null {
  const values = voice.valuesOf(rule);
  if (!values) return null;
  const mark = (key: string) => [{ text: String(values[key]), rule, key }];
  return {
    of: PURPOSE_WORDS[rule.purpose].of,
    when: onDay(rule.at, rule, 'date'),
    start: mark('start'),
    end: mark('end'),
    score: mark('score'),
    in: inSign(moonSign),
  };
}

/** One day: when, what speaks for it, what against, how long its window stays. */
export function dayPieces(voice: Voice, choice: HourChoice, day: DatedDay, index: number): Piece[] {
  const rule = dayRule(choice, day);
  const slots = daySlots(voice, rule, day);
  if (!slots) return [];
  const pieces: Piece[] = [];
  const add = (rank: number, draft: Draft | null, aside?: Piece['aside']) => {
    if (draft)
      pieces.push({
        section: 'windows',
        paragraph: `${index + 1}`,
        order: pieces.length,
        rank,
        draft,
        ...(aside && { aside }),
      });
  };
  add(0, voice.say(DAY_OPENINGS[index === 0 ? 'first' : 'next'], slots, [rule]));
  const bySize = [...day.reasons].sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  const [helps, hinders] = [bySize.filter(({ points }) => points > 0), bySize.filter(({ points }) => points < 0)];
  for (const [at, reason] of helps.entries()) add(at < 3 ? 0 : 4 + 2 * at + index, reasonLine(voice, rule, reason));
  for (const [at, reason] of hinders.entries())
    add(at < 2 ? 0 : 4 + 2 * at + index, reasonLine(voice, rule, reason), at > 0 ? 'counter' : undefined);
  if (hinders.length === 0) add(0, voice.say(DAY_CLEAR, {}, [rule]));
  add(index < 3 ? 0 : 2, voice.say(DAY_ENDS[day.window?.endsByVoid ? 'void' : 'evening'], slots, [rule]));
  return pieces;
}

function reasonLine(voice: Voice, rule: DayRule, { id, planet, aspect }: ElectionReason): Draft | null {
  const [phrase, takes] = aspect ? ASPECT_PHRASES[aspect] : ['', 'dative' as const];
  const slots: Slots = {
    ...(planet ? { who: planetForms(planet) } : {}),
    ...(planet && aspect ? { aspect: `${phrase} ${planetCase(planet, takes)}` } : {}),
  };
  return voice.say(DAY_REASON_LINES[id], slots, [{ ...rule, reason: id, ...(planet ? { planet } : {}) }]);
}

/** Days named of one veto. */
const MOST_NAMED = 5;

/** The days that fell out, by what forbids them, and why it does. */
export function refusedPieces(voice: Voice, { purpose, place }: HourChoice, { refused }: BestDays): Piece[] {
  const pieces: Piece[] = [];
  const add = (paragraph: string, rank: number, draft: Draft | null) => {
    if (draft) pieces.push({ section: 'excluded', paragraph, order: pieces.length, rank, draft });
  };
  const ruleOf = (veto: ElectionVeto, at: string): Rule => ({ kind: 'western-day-refused', purpose, place, at, veto });
  for (const veto of ELECTION_VETOES) {
    const dates = refused.filter(({ vetoes }) => vetoes.includes(veto)).map(({ date }) => date);
    if (dates.length === 0) continue;
    const named = dates.slice(0, MOST_NAMED);
    const rules = named.map((date) => ruleOf(veto, date));
    const days = named.flatMap((date, index): (string | Mark)[] => [
      ...(index === 0 ? [] : [index === named.length - 1 ? ' и ' : ', ']),
      { text: dayOf(date), rule: ruleOf(veto, date), key: 'date' },
    ]);
    const [which, why] = DATES_EXCLUDED[veto];
    add(veto, 0, voice.say(which, { days }, rules));
    add(veto, 0, voice.say(why, {}, rules.slice(0, 1)));
    if (dates.length > named.length) add(veto, 12, voice.say(DATES_EXCLUDED_MORE, {}, rules.slice(0, 1)));
  }
  if (pieces.length === 0) add('none', 0, voice.say(DATES_NOT_EXCLUDED, {}, [WESTERN_SETTINGS]));
  return pieces;
}
