import { kindSections } from '@nebosvod/contracts/kind-sections.table';
import type { ReadingDocument } from '@nebosvod/contracts/reading';
import type { Rule } from '@nebosvod/contracts/rule';
import { arcanumText } from '@nebosvod/interpretations/numerology/matrix-texts';
import { pairText } from '@nebosvod/interpretations/numerology/pair-texts';
import { numberRelation } from '@nebosvod/numerology/friendship';
import { destinyMatrixPair } from '@nebosvod/numerology/matrix/matrix-pair';
import { LINE_IDS } from '@nebosvod/numerology/numerology.ids';
import { toDigit } from '@nebosvod/numerology/reduction';
import type { NumberFacts } from '../birth/number-facts.ts';
import { NUMBER_WORDS } from '../kind/kind-words.table.ts';
import { NUMBER_NAMES, YEAR_ORDINALS } from '../language/number-fact.table.ts';
import { arcanumForms, POINT_NAMES } from '../language/number-name.table.ts';
import {
  PAIR_GIST,
  PAIR_LINES,
  PAIR_NUMBER_BASIS,
  PAIR_NUMBER_FACTS,
  PAIR_NUMBER_QUESTIONS,
  PAIR_NUMBER_RUBS,
  PAIR_NUMBER_STEPS,
  PAIR_PEOPLE,
  PAIR_POINT_FACTS,
  PAIR_SCHOOL_HEADS,
  PAIR_SHADOWS,
  PAIR_YEAR_TASKS,
  PAIR_YEARS,
  PAIR_YEARS_MEET,
} from '../language/number-pair-line.table.ts';
import type { Slots } from '../language/template.ts';
import type { ReadingRequest } from '../reading/compose.ts';
import { assembled } from '../reading/document.ts';
import { chosenPieces, type Piece, toned } from '../reading/piece.ts';
import type { Prepared } from '../reading/prepared.ts';
import { Voice } from '../reading/voice.ts';
import { pointOf } from '../rule/number-values.ts';
import { sentencesOf } from '../weigh/unit-words.ts';
import { newStylePieces, numberBasis } from './number-frame.ts';
import { SCHOOLS_OF, schoolPieces } from './number-schools.ts';
import { wordedUnit } from './number-wording.ts';
import { printed } from './number-words.ts';
import { yearsAhead } from './number-years.ts';
import { eachPieces } from './pair-each.ts';

type Section = (typeof kindSections)['numerology-pair'][number]['id'];

const SETTINGS: Rule = { kind: 'settings' };
const ROLES = ['client', 'second'] as const;
/** Lines whose counts differ by no more are alike. */
const ALIKE = 1;

/** Two people by their numbers: each alone, what draws, what rubs, daily life, when, how to live with it. */
export function composeNumberPair(prepared: Prepared, { detail, tone, variation }: ReadingRequest): ReadingDocument {
  const voice = new Voice(prepared.births, prepared.decisions, variation);
  const other = prepared.second;
  if (!other) throw new Error('A pair is of two births');
  const both = [prepared.client.numbers, other.client.numbers] as const;
  const gist = gistPieces(voice, both);
  const each = eachPieces(voice, prepared, both);
  const numbers = numberPieces(voice, both);
  const pieces = [
    ...gist,
    ...each,
    ...numbers.filter(({ section }) => section !== 'living'),
    ...pointPieces(voice, both),
    ...linePieces(voice, both),
    ...yearPieces(voice, both, prepared.asOf),
    // What to do comes before what to ask.
    ...numbers.filter(({ section }) => section === 'living'),
    ...stepPieces(voice),
    ...ROLES.flatMap((role) => schoolsOf(voice.about(role), role, prepared.asOf)),
    ...ROLES.flatMap((role, index) => newStylePieces(voice.about(role), both[index] ?? both[0], PAIR_PEOPLE[role])),
    ...numberBasis(voice, ['matrix', 'square', 'cycles']),
    ...one(voice.say(PAIR_NUMBER_BASIS, {}, [SETTINGS]), 'basis', 'basis', 30, 0),
  ];
  return assembled(voice, prepared, {
    title: 'Совместимость по числам',
    sections: kindSections['numerology-pair'],
    pieces: chosenPieces(toned(pieces, tone), NUMBER_WORDS['numerology-pair'][detail]),
    told: [],
    isTimeless: true,
  });
}

type Both = readonly [NumberFacts, NumberFacts];

function one(
  draft: ReturnType<Voice['say']>,
  section: Section,
  paragraph: string,
  order: number,
  rank: number,
): Piece[] {
  return draft ? [{ section, paragraph, order, rank, draft }] : [];
}

function pairPoint(both: Both, point: 'E' | 'love' | 'money') {
  const arcanum = pointOf(destinyMatrixPair([both[0].date, both[1].date]), point);
  const rule: Rule = { kind: 'pair-point', point, arcanum };
  const { nominative, at } = POINT_NAMES[point];
  const slots: Slots = {
    point: `${nominative.charAt(0).toLowerCase()}${nominative.slice(1)}`,
    at,
    n: printed(arcanum, rule, 'arcanum'),
    a: arcanumForms(arcanum),
  };
  return { arcanum, rule, slots };
}

function pairNumber(both: Both, part: 'life-path' | 'soul' | 'destiny') {
  const of = ({ path, vedic }: NumberFacts) => toDigit(part === 'life-path' ? path.lifePath : vedic[part]);
  const [first, second] = [of(both[0]), of(both[1])];
  const rule: Rule = { kind: 'pair-number', part, first, second };
  const relations = [numberRelation(first, second), numberRelation(second, first)];
  const relation = relations.includes('enemy')
    ? 'enemy'
    : relations.includes('same')
      ? 'same'
      : relations.every((found) => found === 'friend')
        ? 'friend'
        : 'mixed';
  return {
    first,
    second,
    rule,
    relation,
    slots: { n: printed(first, rule, 'first'), m: printed(second, rule, 'second') },
  } as const;
}

function gistPieces(voice: Voice, both: Both): Piece[] {
  const [centre, love, soul] = [pairPoint(both, 'E'), pairPoint(both, 'love'), pairNumber(both, 'soul')];
  const essence = (arcanum: number) => arcanumText(arcanum)?.essence ?? '';
  const drafts = [
    voice.say(PAIR_GIST.centre, centre.slots, [centre.rule]),
    voice.say(essence(centre.arcanum), {}, [centre.rule]),
    voice.say(PAIR_GIST[soul.relation], soul.slots, [soul.rule]),
    voice.say(PAIR_GIST.love, love.slots, [love.rule]),
    voice.say(essence(love.arcanum), {}, [love.rule]),
    voice.say(PAIR_GIST.measure, {}, [SETTINGS]),
  ];
  return drafts.flatMap((draft, order) => one(draft, 'gist', 'gist', order, 0));
}

/**
 * Numbers of the two by the texts of pairs: those that agree draw, those that argue rub. Destiny comes down to the digits of the life path,
 * so it has nothing to add.
 */
function numberPieces(voice: Voice, both: Both): Piece[] {
  return (['soul', 'life-path'] as const).flatMap((part, index) => {
    const { first, second, rule, relation, slots } = pairNumber(both, part);
    const text = pairText(first, second);
    const [nominative] = NUMBER_NAMES[part];
    const fact = voice.say(PAIR_NUMBER_FACTS, { ...slots, name: nominative }, [rule]);
    if (!text || !fact) return [];
    const rubs = relation === 'enemy' || (relation === 'mixed' && index > 0) ? PAIR_NUMBER_RUBS[relation] : null;
    const section = rubs ? 'rubs' : 'draws';
    const rank = index === 0 ? 0 : 3 + index;
    return [
      ...one(fact, section, part, 0, rank),
      ...(rubs ? one(voice.say(rubs, {}, [rule]), section, part, 1, rank) : []),
      ...one(voice.say(text.short, {}, [rule]), section, part, 2, rank),
      ...sentencesOf(text.full).flatMap((sentence, at) =>
        one(voice.say(sentence, {}, [rule]), section, part, 3 + at, index === 0 && at < 2 ? 0 : 5 + 3 * index + 2 * at),
      ),
      ...one(voice.say(text.question, {}, [rule]), 'living', part, 9, 8 + index),
    ];
  });
}

/**
 * Points of the common matrix by their own texts: the idea and what develops it draw, or are of daily life; the step is how to live with
 * it. The shadow of the arcanum rubs, its advice comes when there is room; of money they say nothing.
 */
function pointPieces(voice: Voice, both: Both): Piece[] {
  return (['E', 'love', 'money'] as const).flatMap((point, index) => {
    const { arcanum, rule, slots } = pairPoint(both, point);
    const text = arcanumText(arcanum);
    const words = wordedUnit(voice, { kind: 'pair-point', point, arcanum })?.words;
    const fact = voice.say(PAIR_POINT_FACTS, slots, [rule]);
    if (!text || !words || !fact) return [];
    const paragraph = `point-${point}`;
    const tell = (section: Section, body: string, order: number, must: number, base: number) =>
      sentencesOf(body).flatMap((sentence, at) =>
        one(voice.say(sentence, {}, [rule]), section, paragraph, order + at, at < must ? 0 : base + 2 * at),
      );
    const place: Section = point === 'money' ? 'daily' : 'draws';
    const shadow = () => [
      ...one(voice.say(PAIR_SHADOWS, slots, [rule]), 'rubs', paragraph, 8, 0),
      ...tell('rubs', text.minus, 9, 1, 9 + index),
    ];
    return [
      ...one(fact, place, paragraph, 0, 0),
      ...tell(place, `${words.lead} ${words.body}`, 1, 3, 1),
      ...(point === 'money' ? [] : shadow()),
      ...tell('living', words.step ?? '', 0, 1, 0),
      ...(point === 'money' ? [] : tell('living', text.advice, 1, 0, 12 + index)),
    ];
  });
}

/** Lines of two squares: alike they draw, apart they rub; those of the household are of daily life. */
function linePieces(voice: Voice, both: Both): Piece[] {
  return LINE_IDS.flatMap((line, index) => {
    const [first, second] = [both[0].square.lines[line], both[1].square.lines[line]];
    const rule: Rule = { kind: 'pair-line', line, first, second };
    const isNear = Math.abs(first - second) <= ALIKE;
    const slots = { n: printed(first, rule, 'first'), m: printed(second, rule, 'second') };
    const draft = voice.say(PAIR_LINES[line][isNear ? 'near' : 'apart'], slots, [rule]);
    const section: Section = line === 'finance_456' || line === 'family_258' ? 'daily' : isNear ? 'draws' : 'rubs';
    return one(draft, section, 'lines', index, index % 3 === 1 ? 0 : 4 + index);
  });
}

/** What the personal years of the two are for. */
const tasksOf = (first: number, second: number) => ({
  a: PAIR_YEAR_TASKS[first - 1] ?? '',
  b: PAIR_YEAR_TASKS[second - 1] ?? '',
});

/** Personal years of the two side by side. */
function yearPieces(voice: Voice, both: Both, asOf: string): Piece[] {
  const [first, second] = [yearsAhead(both[0].date, asOf), yearsAhead(both[1].date, asOf)];
  return first.flatMap(({ year, number, rule }, index) => {
    const other = second[index];
    const [n, m] = [YEAR_ORDINALS[number - 1], other && YEAR_ORDINALS[other.number - 1]];
    if (!other || !n || !m) return [];
    const rules: Rule[] = [rule, { ...other.rule, of: 'second' }];
    const gap = Math.min(Math.abs(number - other.number), 9 - Math.abs(number - other.number));
    const meet = gap === 0 ? PAIR_YEARS_MEET.same : gap === 1 ? PAIR_YEARS_MEET.near : PAIR_YEARS_MEET.far;
    return [
      ...one(voice.say(PAIR_YEARS, { y: printed(year, rule, 'year'), n, m }, rules), 'when', `y${year}`, 0, 0),
      ...one(voice.say(meet, tasksOf(number, other.number), rules), 'when', `y${year}`, 1, 0),
    ];
  });
}

/** Where schools part over one of the two. */
function schoolsOf(voice: Voice, role: (typeof ROLES)[number], asOf: string): Piece[] {
  const found = schoolPieces(voice, SCHOOLS_OF.matrix.slice(0, 2), asOf);
  const head = voice.say(PAIR_SCHOOL_HEADS[role], {}, [SETTINGS]);
  return [...one(head, 'schools', role, -1, 0), ...found.map((piece) => ({ ...piece, paragraph: role }))];
}

function stepPieces(voice: Voice): Piece[] {
  const rules: Rule[] = [SETTINGS];
  return [
    ...one(voice.say(PAIR_NUMBER_STEPS, {}, rules), 'step', 'step', 0, 0),
    ...one(voice.say(PAIR_NUMBER_QUESTIONS, {}, rules), 'step', 'question', 0, 0),
  ];
}
