import type { Rule } from '@nebosvod/contracts/rule';
import { countSigns, toSign } from '@nebosvod/engine/angle/sign';
import { type Graha, isClassical } from '@nebosvod/engine/bodies';
import type { Dignity } from '@nebosvod/engine/state/dignity';
import { daysBetween } from '@nebosvod/engine/time/date-arithmetic';
import type { BirthFacts } from '../birth/birth-facts.ts';
import { onDay, stretch, until } from '../language/dates.ts';
import { grahaForms } from '../language/forms.ts';
import {
  EXACT_LINES,
  HOUSE_MATTERS,
  HOUSE_NEAR,
  LORDSHIP_LINES,
  NEAR_OPENINGS,
  OWN_PERIOD_LINES,
  PERIOD_AGAIN_LINES,
  PERIOD_LINES,
  PERIOD_STRENGTH,
  RETURN_LINES,
} from '../language/near-line.table.ts';
import { STAGE_ADVICE, STAGE_LINES, type StrengthDespite } from '../language/near-stage.table.ts';
import type { Slots } from '../language/template.ts';
import { keyOf } from '../rule/rule-key.ts';
import { grahaSlots } from '../weigh/house-facts.ts';
import { type PeriodPath, periodWords } from '../weigh/period-words.ts';
import { type StrengthClass, strengthClass } from '../weigh/strength.ts';
import { levelForms } from './level.ts';
import { isPassageTold, type Later, passageDates, passageLine, passageWords } from './near-passage.ts';
import type { Piece } from './piece.ts';
import { type Exact, greatPeriods, type Passage, type PeriodSpan, type Prepared, periodRule } from './prepared.ts';
import type { Draft, Voice } from './voice.ts';

const SECTION = 'near';
const HOSTILE_SIGNS: readonly Dignity[] = ['enemy', 'great-enemy', 'debilitated'];
const POOR_SIGNS: readonly Dignity[] = ['neutral', ...HOSTILE_SIGNS];
const GOOD_SIGNS: readonly Dignity[] = ['exalted', 'moolatrikona', 'own', 'great-friend', 'friend'];
/** A part of a period shorter than this is told late, days. */
const SHORT_DAYS = 35;
/** A great period that ends sooner parts nothing: the three years are the next one's. */
const SOON_DAYS = 60;
/** Periods that are told whatever the length; three years of more than these are rare. */
const SURE_PERIODS = 5;
/** Passages that are told whatever the length where there are no periods. */
const SURE_PASSAGES = 4;

/**
 * The three years, period by period and stage by stage: what each opens, what is worth doing in it, where the sky repeats it. Each
 * stage of some months is a paragraph of its own.
 */
export function nearPieces(voice: Voice, prepared: Prepared): Piece[] {
  const pieces: Piece[] = [];
  const add = (paragraph: string, rank: number, draft: Draft | Later | null) => {
    if (draft) pieces.push({ section: SECTION, paragraph, order: pieces.length, rank, draft });
  };
  openings(voice, prepared).forEach((draft, index) => {
    add('opening', index === 0 ? 0 : 20 + 6 * index, draft);
  });
  const subs = prepared.periods.filter(({ path }) => path.length === 2);
  const told = new Set<Passage | Exact>();
  subs.forEach((sub, index) => {
    const paragraph = `period-${index + 1}`;
    add(paragraph, index < SURE_PERIODS ? 0 : 7, periodLine(voice, prepared, sub));
    const words = antardashaWords(voice, prepared, sub);
    words.forEach((draft, at) => {
      add(paragraph, at === 0 ? 9 : 24 + 8 * at, draft);
    });
    add(paragraph, 30, () => strengthLine(voice, prepared, sub));
    prepared.periods
      .filter((one) => isWithin(one, sub))
      .forEach((part, at) => {
        const stage = `${paragraph}-${at + 1}`;
        // Some weeks are a stage where there is much room, and are passed over where there is little.
        const later = isShort(part) ? 36 : 0;
        add(stage, 8 + later, () => periodLine(voice, prepared, part));
        add(stage, 19 + later, () => stageLine(voice, prepared, part));
        add(stage, 46, () => lordshipLine(voice, prepared, part));
        for (const passage of prepared.passages) {
          if (told.has(passage) || passage.middle < part.from || passage.middle >= part.until) continue;
          told.add(passage);
          // What an area was told of already is told again only where there is much room.
          const isTold = isPassageTold(voice, prepared, passage);
          // Some weeks may go untold, and there would be nothing to repeat.
          const isRepeat = !isShort(part) && isRepeated(prepared, passage, part);
          add(stage, isRepeat ? 16 : isTold ? 34 : 24, () =>
            passageLine(voice, prepared, passage, isRepeat ? part : null),
          );
          passageWords(voice, prepared, passage).forEach((one, index) => {
            add(stage, 36 + 8 * index, one);
          });
        }
        for (const exact of prepared.exacts) {
          if (told.has(exact) || exact.date < part.from || exact.date >= part.until) continue;
          told.add(exact);
          add(stage, voice.isKnown(exactRule(exact)) ? 54 : 22, () => exactLine(voice, exact));
        }
      });
  });
  if (subs.length === 0) {
    prepared.passages.forEach((passage, index) => {
      const paragraph = `sky-${passage.graha}`;
      const rank = index < SURE_PASSAGES ? 0 : 10;
      add(paragraph, rank, () => passageDates(voice, prepared, passage));
      passageWords(voice, prepared, passage).forEach((one, at) => {
        add(paragraph, at === 0 ? rank : 10 + 8 * at, one);
      });
    });
  }
  return pieces;
}

const isWithin = (one: PeriodSpan, sub: PeriodSpan) =>
  one.path.length === 3 && sub.path.every((lord, level) => one.path[level] === lord);

/** Great periods: whether the three years turn, and what their units say. */
function openings(voice: Voice, prepared: Prepared): (Draft | Later | null)[] {
  const [maha, next] = greatPeriods(prepared);
  if (!maha) return [];
  const rules = [periodRule(maha), ...(next ? [periodRule(next)] : [])];
  const slots: Slots = {
    maha: grahaForms(maha.path[0]),
    ...(next && { next: grahaForms(next.path[0]), date: onDay(maha.until, periodRule(maha), 'until') }),
  };
  const isSoon = daysBetween(prepared.asOf, maha.until) < SOON_DAYS;
  const ways = next ? NEAR_OPENINGS[isSoon ? 'soon' : 'turn'] : NEAR_OPENINGS.oneMaha;
  const spans = [next ?? maha, ...(next && !isSoon ? [maha] : [])];
  return [voice.say(ways, slots, rules), ...spans.flatMap((span) => mahadashaWords(voice, prepared, span))];
}

function mahadashaWords(voice: Voice, { facts }: Prepared, span: PeriodSpan): Later[] {
  return periodSentences(voice, facts, [span.path[0]], span);
}

function antardashaWords(voice: Voice, { facts }: Prepared, span: PeriodSpan): Later[] {
  const [maha, sub] = span.path;
  return periodSentences(voice, facts, [maha, sub], span);
}

function periodSentences(voice: Voice, facts: BirthFacts, path: PeriodPath, span: PeriodSpan): Later[] {
  return periodWords(facts, path).flatMap(({ words }) =>
    [...words.leads, ...words.rest].map((text) => () => voice.say(text, {}, [periodRule(span)])),
  );
}

function periodLine(voice: Voice, { facts, asOf }: Prepared, span: PeriodSpan): Draft | null {
  const rule = periodRule(span);
  const values = voice.valuesOf(rule);
  const graha = span.path[span.path.length - 1];
  const house = facts.houseOf(graha);
  if (!values || house === null) return null;
  const when = span.from < asOf ? until(values, rule) : stretch(values, rule);
  const slots = { ...grahaSlots(facts, graha), level: levelForms(span.path.length), ...(when && { when }) };
  const rules: Rule[] = [rule, { kind: 'graha-in-house', graha, house }];
  const isOwn = span.path.length === 3 && span.path[2] === span.path[1];
  if (isOwn) return voice.say(OWN_PERIOD_LINES, slots, rules);
  const allMatters = HOUSE_MATTERS[house - 1];
  if (span.path.length === 3 && voice.isSpent(allMatters)) return voice.say(PERIOD_AGAIN_LINES, slots, rules);
  const matters = voice.choose(allMatters, keyOf(rule), {}) ?? '';
  // A sub-period says what it is; its parts follow from it.
  const ways = span.path.length === 2 ? PERIOD_LINES.filter((way) => /[lL]evel/.test(way)) : PERIOD_LINES;
  return voice.say(ways, { ...slots, matters }, rules);
}

function strengthLine(voice: Voice, { facts }: Prepared, span: PeriodSpan): Draft | null {
  const graha = span.path[span.path.length - 1];
  const rules: Rule[] = [periodRule(span), { kind: 'dignity', graha, dignity: facts.dignity(graha) }];
  return voice.say(PERIOD_STRENGTH[strengthSaid(facts, graha)], grahaSlots(facts, graha), rules);
}

function lordshipLine(voice: Voice, { facts }: Prepared, span: PeriodSpan): Draft | null {
  const graha = span.path[span.path.length - 1];
  const owned = facts.housesOwned(graha).find((house) => house !== facts.houseOf(graha));
  if (owned === undefined || !isClassical(graha)) return null;
  const rules: Rule[] = [periodRule(span), { kind: 'lord-is', lord: owned, graha }];
  return voice.say(LORDSHIP_LINES, { ...grahaSlots(facts, graha), near: HOUSE_NEAR[owned - 1] }, rules);
}

/** The strength of a graha as it is told beside its sign: the sum of strength may be against the sign. */
function strengthSaid(facts: BirthFacts, graha: Graha): StrengthClass | StrengthDespite {
  const strength = strengthClass(facts, graha);
  const dignity = facts.dignity(graha);
  if (strength === 'strong' && POOR_SIGNS.includes(dignity)) return 'strongDespite';
  return strength === 'weak' && GOOD_SIGNS.includes(dignity) ? 'weakDespite' : strength;
}

/** What is worth doing in a stage, by the house where its lord stands and how well it carries it. */
function stageLine(voice: Voice, { facts }: Prepared, span: PeriodSpan): Draft | null {
  const graha = span.path[span.path.length - 1];
  const house = facts.houseOf(graha);
  if (house === null) return null;
  const rules: Rule[] = [periodRule(span), { kind: 'dignity', graha, dignity: facts.dignity(graha) }];
  const strength = strengthClass(facts, graha);
  const isCareful = strength === 'weak' || (strength === 'middle' && HOSTILE_SIGNS.includes(facts.dignity(graha)));
  const advices = STAGE_ADVICE[house - 1][isCareful ? 'careful' : 'open'];
  const advice = voice.choose(advices, keyOf(periodRule(span)), {});
  return advice === null
    ? null
    : voice.say(STAGE_LINES[strengthSaid(facts, graha)], { ...grahaSlots(facts, graha), advice }, rules);
}

const isShort = ({ from, until: end }: PeriodSpan): boolean => daysBetween(from, end) < SHORT_DAYS;

/** Whether a slow body goes through the house that the lord of a stage opens. */
function isRepeated({ facts }: Prepared, { sign }: Passage, { path }: PeriodSpan): boolean {
  if (facts.lagna === null) return false;
  return facts.houseOf(path[path.length - 1]) === countSigns(facts.lagna, toSign(sign));
}

function exactRule({ graha, natal, date }: Exact): Rule {
  return { kind: 'transit-conjunction', graha, natal, at: date };
}

function exactLine(voice: Voice, exact: Exact): Draft | null {
  const { graha, natal, date } = exact;
  if (graha !== 'jupiter' && graha !== 'saturn' && graha !== 'rahu') return null;
  const rule = exactRule(exact);
  const ways = graha === natal && graha !== 'rahu' ? RETURN_LINES[graha] : EXACT_LINES[graha];
  return voice.say(ways, { g: grahaForms(natal), day: onDay(date, rule, 'date') }, [rule]);
}
