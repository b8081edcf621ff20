import type { Rule } from '@nebosvod/contracts/rule';
import type { MuhurtaHour, Reason } from '@nebosvod/engine/muhurta/finder';
import { dateOf, weekdayOf } from '@nebosvod/engine/time/date-arithmetic';
import { dayText } from '@nebosvod/interpretations/panchanga/day-texts';
import type { DayFactor } from '@nebosvod/interpretations/panchanga/day-unit';
import { nakshatraName } from '@nebosvod/terms/nakshatra';
import { tithiName } from '@nebosvod/terms/panchanga';
import { signName } from '@nebosvod/terms/sign';
import { taraName } from '@nebosvod/terms/tara-bala';
import { varaName } from '@nebosvod/terms/vara';
import type { HourChoice } from '../hour/best-hours.ts';
import type { HourEnd, Hours } from '../hour/hours.ts';
import { onDay } from '../language/dates.ts';
import { atSignCount } from '../language/forms.ts';
import {
  WINDOW_BEFORE_DAWN,
  WINDOW_CLEAR,
  WINDOW_ENDS,
  WINDOW_FIRST,
  WINDOW_NEXT,
  WINDOW_OPENINGS,
} from '../language/muhurta-line.table.ts';
import { PURPOSE_WORDS } from '../language/muhurta-purpose.table.ts';
import { LAGNA_GIFTS, REASON_LINES } from '../language/muhurta-reason.table.ts';
import type { Slots } from '../language/template.ts';
import type { Piece } from '../reading/piece.ts';
import type { Draft, Voice } from '../reading/voice.ts';
import { sentencesOf } from '../weigh/unit-words.ts';

/** Words that speak to one who reads on the very day. */
const OF_TODAY = /сегодня|завтра|вчера|сейчас/i;

export type HourRule = Extract<Rule, { kind: 'muhurta-hour' }>;

/** The rule of an hour: it is named by a minute in its middle. */
export function hourRule(hours: Hours, { purpose, place }: HourChoice, { start, end }: MuhurtaHour): HourRule {
  const middle = (start + end) / 2;
  return { kind: 'muhurta-hour', purpose, place, at: hours.days.dateOf(middle), time: hours.days.timeOf(middle) };
}

/** The date, the clock and the score of an hour, marked. */
export function hourSlots(voice: Voice, rule: HourRule): Slots | null {
  const values = voice.valuesOf(rule);
  if (!values) return null;
  const mark = (key: string) => [{ text: String(values[key]), rule, key }];
  return {
    of: PURPOSE_WORDS[rule.purpose].of,
    when: onDay(String(values.date), rule, 'date'),
    start: mark('start'),
    end: mark('end'),
    score: mark('score'),
    ...('next' in values ? { next: mark('next') } : {}),
  };
}

/** One window: when, what speaks for it, what against, how long it stays; then what is held of its star, lunar day and weekday. */
export function windowPieces(voice: Voice, rule: HourRule, hour: MuhurtaHour, index: number): Piece[] {
  const slots = hourSlots(voice, rule);
  const values = voice.valuesOf(rule);
  if (!slots || !values) return [];
  const paragraph = `${index + 1}`;
  const pieces: Piece[] = [];
  const add = (rank: number, draft: Draft | null, aside?: Piece['aside']) => {
    if (draft)
      pieces.push({ section: 'windows', paragraph, order: pieces.length, rank, draft, ...(aside && { aside }) });
  };
  add(0, voice.say(index === 0 ? WINDOW_FIRST : WINDOW_OPENINGS, slots, [rule]));
  const day = dateOf(hour.date);
  if (day < String(values.date)) add(0, voice.say(WINDOW_BEFORE_DAWN, { vara: varaName(weekdayOf(day)) }, [rule]));
  const reasons = [...hour.reasons].sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  const [helps, hinders] = [reasons.filter(({ points }) => points > 0), reasons.filter(({ points }) => points < 0)];
  helps.forEach((reason, at) => {
    add(at < 3 ? 0 : 2 + at, reasonLine(voice, rule, hour, reason));
  });
  hinders.forEach((reason, at) => {
    add(at < 2 ? 0 : 2 + at, reasonLine(voice, rule, hour, reason));
  });
  if (hinders.length === 0) add(0, voice.say(WINDOW_CLEAR, {}, [rule]));
  add(0, voice.say(WINDOW_ENDS[endOf(values.endsBy)], slots, [rule]));
  add(4, voice.say(WINDOW_NEXT, slots, [rule]));
  add(3, voice.say(LAGNA_GIFTS[hour.lagna - 1] ?? [], {}, [rule]));
  for (const [factor, reason] of limbsOf(hour)) {
    const unit = dayText(factor);
    if (!unit) continue;
    // What it is, and no more: what else the day is good for is not what was asked.
    const text = [unit.lead, ...sentencesOf(unit.body)].find((one) => !OF_TODAY.test(one));
    if (text !== undefined) add(16 + 3 * index, voice.say(text, {}, [{ ...rule, reason }]), 'development');
  }
  return pieces;
}

const isEnd = (value: unknown): value is HourEnd => typeof value === 'string' && Object.hasOwn(WINDOW_ENDS, value);
const endOf = (value: unknown): HourEnd => (isEnd(value) ? value : 'part');

/** What of the window has words of its own, each with the reason that names it. */
function limbsOf({ reasons, nakshatra, tithi }: MuhurtaHour): (readonly [DayFactor, Reason['id']])[] {
  const has = (...ids: readonly Reason['id'][]) => reasons.find(({ id }) => ids.includes(id));
  const [star, day, vara] = [has('nakshatra', 'badNakshatra'), has('tithi', 'badTithi'), has('vara', 'badVara')];
  return [
    ...(star ? [[{ kind: 'nakshatra', index: nakshatra }, star.id] as const] : []),
    ...(day ? [[{ kind: 'tithi', index: tithi }, day.id] as const] : []),
    ...(vara && vara.value !== null ? [[{ kind: 'vara', index: vara.value }, vara.id] as const] : []),
  ];
}

function reasonLine(voice: Voice, rule: HourRule, hour: MuhurtaHour, { id, value }: Reason): Draft | null {
  const vara = hour.reasons.find((reason) => reason.id === 'vara' || reason.id === 'badVara')?.value;
  const slots: Slots = {
    of: PURPOSE_WORDS[rule.purpose].of,
    star: nakshatraName(hour.nakshatra),
    tithi: tithiName(hour.tithi),
    lagna: signName(hour.lagna),
    ...(typeof vara === 'number' ? { vara: varaName(vara) } : {}),
    ...(id === 'goodTara' || id === 'badTara' ? { tara: taraForms(value ?? 1) } : {}),
    ...(id === 'goodChandra' || id === 'badChandra' ? { place: atSignCount(value ?? 1) } : {}),
  };
  return voice.say(REASON_LINES[id], slots, [{ ...rule, reason: id }]);
}

const taraForms = (tara: number) => ({
  nominative: `тара ${taraName(tara)}`,
  accusative: `тару ${taraName(tara)}`,
});
