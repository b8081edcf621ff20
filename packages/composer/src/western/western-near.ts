import type { ClassicalGraha } from '@nebosvod/engine/bodies';
import { CLASSICAL_GRAHAS } from '@nebosvod/engine/bodies.ids';
import { WESTERN_FAMILIES } from '@nebosvod/interpretations/western/families';
import type { WesternFacts } from '../birth/western-facts.ts';
import { stretch } from '../language/dates.ts';
import { atHouse, houseForms, signCountForms } from '../language/forms.ts';
import type { Forms } from '../language/template.ts';
import { WESTERN_HOUSE_MATTERS } from '../language/western-house-matters.table.ts';
import {
  NO_MORE_WESTERN_TIME,
  NO_WESTERN_TIME,
  PROFECTION_LINES,
  PROFECTION_LORDS,
  PROFECTION_YEARS,
} from '../language/western-time-line.table.ts';
import type { Piece } from '../reading/piece.ts';
import type { Draft, Voice } from '../reading/voice.ts';
import { keyOf } from '../rule/rule-key.ts';
import type { Line } from '../weigh/testimony.ts';
import { unitIndex } from '../weigh/unit-index.ts';
import { unitTelling } from '../weigh/unit-telling.ts';
import { WESTERN_SETTINGS } from './western-area.ts';
import { planetCase } from './western-names.ts';
import { type HouseStay, type LongStay, MOVERS, type WesternTime } from './western-time.ts';
import { longStayFact, throughLine, transitLine } from './western-when.ts';

const SECTION = 'near';

const unitOf = unitIndex(WESTERN_FAMILIES);

/** Ranks of a stay that is told first here, of what it is like, of the stays of the outer planets. */
const FIRST_STAY = 10;
const STAY_WORDS = 24;
const LONG_STAY = 26;

/** The three years, birthday to birthday: whose year it is, what goes through the houses, which aspects come exact. */
export function westernNear(voice: Voice, facts: WesternFacts, time: WesternTime): Piece[] {
  const pieces: Piece[] = [];
  const add = (paragraph: string, rank: number, draft: Piece['draft'] | null) => {
    if (draft) pieces.push({ section: SECTION, paragraph, order: pieces.length, rank, draft });
  };
  const say = ({ ways, slots, rules }: Line) => voice.say(ways, slots, rules);
  const spans = time.years.flatMap((rule) => {
    const { from, until } = voice.valuesOf(rule) ?? {};
    return typeof from === 'string' && typeof until === 'string' ? [{ rule, from, until }] : [];
  });
  spans.forEach(({ rule, from, until }, index) => {
    const paragraph = `year-${index + 1}`;
    const isLate = index === 3;
    add(paragraph, isLate ? 20 : 0, yearLine(voice, facts, rule));
    add(paragraph, 12 + 3 * index, () => lordLine(voice, facts, rule));
    const within = (date: string) => date <= until && (date >= from || index === 0);
    const stays = time.stays
      .filter(({ middle }) => within(middle))
      .map((stay) => ({
        at: beginsOn(voice, stay),
        rank: voice.isKnown(stay.rule) ? 90 : stay.isAgain ? 48 : FIRST_STAY,
        draft: () => throughLine(voice, stay),
        stay,
      }));
    const hits = time.series
      .filter(({ dates }) => within(dates[0] ?? ''))
      .map((series) => ({
        at: series.dates[0] ?? '',
        rank: series.rules.some((one) => voice.isKnown(one)) ? 90 : rankOf(series),
        draft: () => transitLine(voice, series),
        stay: null,
      }));
    // A year is read by its days: a stay by its first, an aspect by the first that is exact.
    for (const { rank, draft, stay } of [...stays, ...hits].sort((a, b) => a.at.localeCompare(b.at))) {
      add(paragraph, rank, draft);
      // What the stay is like follows it only where it is told here for the first time.
      if (stay && rank === FIRST_STAY)
        stayTelling(stay)?.forEach((line, at) => {
          add(paragraph, STAY_WORDS + 12 * at, () => (voice.isKnown(stay.rule) ? say(line) : null));
        });
    }
  });
  const place = ({ rule: { planet, at } }: LongStay) => `${MOVERS.indexOf(planet)} ${at}`;
  // Told in their order, left out by how little of the years they take.
  for (const stay of [...time.longStays].sort((one, other) => place(one).localeCompare(place(other)))) {
    const index = time.longStays.indexOf(stay);
    const fact = longStayFact(voice, stay);
    const [lead, ...rest] = stayTelling(stay) ?? [];
    if (!fact || !lead) continue;
    for (const line of [fact, lead]) add('slow', LONG_STAY + 6 * index, () => say(line));
    rest.forEach((line, at) => {
      add('slow', LONG_STAY + 30 + 6 * index + 12 * at, () => say(line));
    });
  }
  if (spans.length === 0) {
    const fresh = time.series.filter(({ rules }) => !rules.some((one) => voice.isKnown(one)));
    for (const [index, series] of fresh.entries())
      add('transits', index < 4 ? 0 : 12 + index, transitLine(voice, series));
  }
  const none = time.series.length > 0 ? NO_MORE_WESTERN_TIME : NO_WESTERN_TIME;
  if (pieces.length === 0) add('none', 0, voice.say(none, {}, [WESTERN_SETTINGS]));
  return pieces;
}

/** What a stay in a house is like: what leads, then what develops it; null of one without a unit. */
function stayTelling({ rule, factor }: HouseStay | LongStay): readonly Line[] | null {
  const unit = unitOf(factor);
  const telling = unit && unitTelling(unit, null, [rule]);
  return telling ? [...telling.leads, ...telling.rest] : null;
}

/** The first day of a stay, the day it is told by where that is not known. */
function beginsOn(voice: Voice, { rule, middle }: WesternTime['stays'][number]): string {
  const { from } = voice.valuesOf(rule) ?? {};
  return typeof from === 'string' ? from : middle;
}

/** How soon a transit is told: the slow ones first, aspects of ease of Jupiter last. */
function rankOf({ planet, aspect }: WesternTime['series'][number]): number {
  if (planet !== 'jupiter') return aspect === 'sextile' ? 40 : 16;
  return aspect === 'conjunction' || aspect === 'opposition' ? 38 : 58;
}

/** The lord of a year as its rule tells it; null of a rule that does not hold. */
function lordOf(voice: Voice, rule: WesternTime['years'][number]): ClassicalGraha | null {
  const { lord } = voice.valuesOf(rule) ?? {};
  return CLASSICAL_GRAHAS.find((one) => one === lord) ?? null;
}

function yearLine(voice: Voice, facts: WesternFacts, rule: WesternTime['years'][number]): Draft | null {
  const slots = yearSlots(voice, facts, rule);
  const what = voice.choose(PROFECTION_YEARS[rule.house - 1] ?? [], keyOf(rule), {});
  return slots && what !== null && facts.isTimeKnown ? voice.say(PROFECTION_LINES, { ...slots, what }, [rule]) : null;
}

/** When a year of profection runs, by which house, under which lord. */
export function yearSlots(voice: Voice, facts: WesternFacts, rule: WesternTime['years'][number]) {
  const values = voice.valuesOf(rule);
  const when = values && stretch(values, rule);
  const lord = lordOf(voice, rule);
  return when && lord ? { when, house: yearForms(facts, rule), lord: planetCase(lord) } : null;
}

/** The house of a year; the sign by which years are counted, where the lord of that does not rule the house. */
export const yearForms = (facts: WesternFacts, { house }: WesternTime['years'][number]): Forms =>
  facts.rulerOf(house) === facts.profectedLord(house) ? houseForms(house) : signCountForms(house);

function lordLine(voice: Voice, facts: WesternFacts, rule: WesternTime['years'][number]): Draft | null {
  const lord = lordOf(voice, rule);
  const house = lord && facts.houseOf(lord);
  if (lord === null || house === null) return null;
  const matters = voice.choose(WESTERN_HOUSE_MATTERS[house - 1] ?? [], keyOf(rule), {});
  if (matters === null) return null;
  const slots = { lord: planetCase(lord), at: atHouse(house), matters };
  return voice.say(PROFECTION_LORDS, slots, [rule, { kind: 'western-house', planet: lord, house }]);
}
