import { kindSections } from '@nebosvod/contracts/kind-sections.table';
import type { ReadingDocument } from '@nebosvod/contracts/reading';
import type { Rule } from '@nebosvod/contracts/rule';
import type { Unit } from '@nebosvod/interpretations/unit';
import type { ChildPart } from '@nebosvod/interpretations/unit-factor';
import { DIGITS } from '@nebosvod/numerology/psychomatrix';
import { toDigit } from '@nebosvod/numerology/reduction';
import type { NumberFacts } from '../birth/number-facts.ts';
import { NUMBER_WORDS } from '../kind/kind-words.table.ts';
import {
  type Band,
  CHILD_FRIENDS_WILL,
  CHILD_LEARNING_INTEREST,
  CHILD_TEMPER_ENERGY,
} from '../language/number-child-blend.table.ts';
import { CHILD_BASIS, CHILD_FACTS, CHILD_GIST, CHILD_LEAVE } from '../language/number-child-line.table.ts';
import { arcanumForms } from '../language/number-name.table.ts';
import type { ReadingRequest } from '../reading/compose.ts';
import { assembled } from '../reading/document.ts';
import { chosenPieces, type Piece, toned } from '../reading/piece.ts';
import type { Prepared } from '../reading/prepared.ts';
import { type Draft, Voice } from '../reading/voice.ts';
import { pointOf } from '../rule/number-values.ts';
import type { Line } from '../weigh/testimony.ts';
import { sentencesOf } from '../weigh/unit-words.ts';
import { masterOf } from './master-number.ts';
import { numberUnit } from './number-found.ts';
import { SCHOOLS_OF, schoolPieces } from './number-schools.ts';
import { factLine, printed } from './number-words.ts';

type Section = (typeof kindSections)['numerology-child'][number]['id'];

const SETTINGS: Rule = { kind: 'settings' };

/** Cells that stand out most are told; the rest of an even square says little. */
const TOLD_CELLS = { short: 5, middle: 7, long: 9 } as const;

/** Counts of a digit from here on are told alike. */
const MOST_COUNT = 4;

/** Where a cell of the square has its say: what it is about decides. */
const CELL_SECTIONS: readonly Section[] = [
  'friends',
  'care',
  'learning',
  'care',
  'learning',
  'care',
  'leave',
  'friends',
  'learning',
];

/** A number of the child with its words and the fact they rest on. */
interface Told {
  readonly part: ChildPart;
  readonly section: Section;
  readonly number: number;
  readonly rule: Rule;
  readonly unit: Unit;
  readonly fact: Line;
}

/** A child by its date, told to the parent: temper, learning, care, friends, what to leave alone; nothing of health or fate. */
export function composeNumberChild(prepared: Prepared, { detail, tone, variation }: ReadingRequest): ReadingDocument {
  const voice = new Voice(prepared.births, prepared.decisions, variation);
  const facts = prepared.client.numbers;
  const numbers = numbersOf(facts);
  const pieces = [
    ...gistPieces(voice, numbers),
    ...numbers.flatMap((told) => numberPieces(voice, told)),
    ...numbers.flatMap((told) => blendPieces(voice, facts, told)),
    ...cellPieces(voice, facts, TOLD_CELLS[detail]),
    ...leavePieces(voice, numbers),
    ...stepPieces(voice, numbers),
    ...schoolPieces(
      voice,
      [...SCHOOLS_OF.matrix.slice(1, 2), ...SCHOOLS_OF.square, ...SCHOOLS_OF.date.slice(1)],
      prepared.asOf,
    ),
    ...basisPieces(voice, numbers),
  ];
  return assembled(voice, prepared, {
    title: 'Ребёнок',
    sections: kindSections['numerology-child'],
    pieces: chosenPieces(toned(pieces, tone), NUMBER_WORDS['numerology-child'][detail]),
    told: [],
    isTimeless: true,
  });
}

function one(draft: Draft | null, section: Section, paragraph: string, order: number, rank: number): Piece[] {
  return draft ? [{ section, paragraph, order, rank, draft }] : [];
}

function numbersOf({ matrix, vedic, pinnacles }: NumberFacts): Told[] {
  const point = (part: Exclude<ChildPart, 'friends' | 'learning'>, section: Section, at: 'A' | 'B' | 'E' | 'a2') => {
    const arcanum = pointOf(matrix, at);
    const rule: Rule = { kind: 'matrix-point', point: at, arcanum };
    return { part, section, number: arcanum, rule, fact: factLine(rule) };
  };
  const counted = (part: 'friends' | 'learning', section: Section, rule: Extract<Rule, { number: number }>) => {
    const { number } = rule;
    const fact = { ways: CHILD_FACTS[part], slots: { n: printed(number, rule, 'number') }, rules: [rule] };
    return { part, section, number, rule, fact };
  };
  const [destiny, first] = [masterOf(vedic.destiny), masterOf(pinnacles.periods[0]?.pinnacle ?? 0)];
  const all = [
    point('temper', 'temper', 'A'),
    first && counted('learning', 'learning', { kind: 'pinnacle', index: 1, number: first }),
    point('gift', 'learning', 'B'),
    point('comfort', 'care', 'E'),
    destiny && counted('friends', 'friends', { kind: 'date-number', part: 'destiny', number: destiny }),
    point('growth', 'leave', 'a2'),
  ];
  return all.flatMap((found) => {
    const unit = found && numberUnit({ kind: 'child-number', part: found.part, number: found.number });
    return unit && found.fact ? [{ ...found, fact: found.fact, unit }] : [];
  });
}

function gistPieces(voice: Voice, numbers: readonly Told[]): Piece[] {
  const drafts = numbers.flatMap(({ part, rule, unit }) => {
    if (part === 'comfort' || part === 'friends' || part === 'growth') return [];
    const arcanum = rule.kind === 'matrix-point' ? rule.arcanum : null;
    const number = 'number' in rule ? rule.number : null;
    const slots =
      arcanum === null
        ? { n: printed(number ?? 0, rule, 'number') }
        : { n: printed(arcanum, rule, 'arcanum'), a: arcanumForms(arcanum) };
    return [
      voice.say(CHILD_GIST[part], slots, [rule]),
      part === 'temper' && voice.say(unit.words?.lead ?? '', {}, [rule]),
    ];
  });
  const all = [...drafts, voice.say(CHILD_GIST.measure, {}, rulesOf(numbers))];
  return all.flatMap((draft, order) => (draft ? one(draft, 'gist', 'gist', order, 0) : []));
}

/** What is said to everybody is said in ways that all the numbers choose. */
const rulesOf = (numbers: readonly Told[]): Rule[] => [SETTINGS, ...numbers.map(({ rule }) => rule)];

/** The fact, its idea, and what develops it. */
function numberPieces(voice: Voice, { part, section, rule, unit: { words }, fact }: Told): Piece[] {
  if (!words) return [];
  return [
    ...one(voice.say(fact.ways, fact.slots, fact.rules), section, part, 0, 0),
    ...one(voice.say(words.lead, {}, [rule]), section, part, 1, 0),
    ...sentencesOf(words.body).flatMap((text, at) =>
      one(voice.say(text, {}, [rule]), section, part, 2 + at, restRank(part, at)),
    ),
  ];
}

/**
 * How many sentences of a number come before anything else. Day, month and sum of a date are its only numbers that do not go with each
 * other: what follows from the sum again (friends, growth) is told shortest, so that children alike in one are not told all alike.
 */
const TOLD_FIRST: Readonly<Record<ChildPart, number>> = {
  temper: 2,
  gift: 2,
  comfort: 2,
  learning: 2,
  friends: 1,
  growth: 1,
};

const restRank = (part: ChildPart, at: number): number => (at < TOLD_FIRST[part] ? 0 : 40 + at);

/** What follows from the sum of the date as comfort does. */
const OF_SUM: readonly ChildPart[] = ['friends', 'growth'];

/** A cell of the square that changes how a number shows, and from which counts it is even and many. */
interface Blend {
  readonly digit: (typeof DIGITS)[number];
  readonly even: number;
  readonly many: number;
  readonly ways: readonly Readonly<Record<Band, string>>[];
}

const BLENDS: Readonly<Partial<Record<ChildPart, Blend>>> = {
  temper: { digit: 2, even: 2, many: 3, ways: CHILD_TEMPER_ENERGY },
  learning: { digit: 3, even: 1, many: 3, ways: CHILD_LEARNING_INTEREST },
  friends: { digit: 1, even: 3, many: 4, ways: CHILD_FRIENDS_WILL },
};

/** A number beside a cell of the square: two children alike in one of them are seldom alike in both. */
function blendPieces(voice: Voice, { square }: NumberFacts, { part, section, number, rule }: Told): Piece[] {
  const blend = BLENDS[part];
  if (!blend) return [];
  const { digit, even, many, ways } = blend;
  const count = square.counts[digit];
  const band: Band = count >= many ? 'many' : count >= even ? 'even' : 'few';
  const way = ways[(part === 'temper' ? number : toDigit(number)) - 1]?.[band];
  return way === undefined
    ? []
    : one(voice.say(way, {}, [rule, { kind: 'square-cell', digit, count }]), section, part, 90, 0);
}

/** Cells of the square by what they are about: empty and crowded ones before even ones. */
function cellPieces(voice: Voice, { square, date }: NumberFacts, most: number): Piece[] {
  // How far a count is from the one or two that say little.
  const far = (digit: (typeof DIGITS)[number]) => Math.abs(square.counts[digit] - 1.5);
  // Of those as far the day of birth begins, or the first digits would be told to all.
  const turn = (digit: number) => (digit + date.day) % DIGITS.length;
  const told = [...DIGITS].sort((a, b) => far(b) - far(a) || turn(a) - turn(b)).slice(0, most);
  return told.flatMap((digit, index): Piece[] => {
    const count = square.counts[digit];
    const rule: Rule = { kind: 'square-cell', digit, count };
    const words = numberUnit({ kind: 'child-cell', digit, count: Math.min(count, MOST_COUNT) })?.words;
    const fact = factLine(rule);
    const section = CELL_SECTIONS[digit - 1] ?? 'care';
    if (!words || !fact) return [];
    const rank = 10 + 3 * index;
    const paragraph = `cell-${digit}`;
    return [
      // The idea first: a fact left without it at the end of the room would say nothing.
      ...one(voice.say(words.lead, {}, [rule]), section, paragraph, 1, rank),
      ...one(voice.say(fact.ways, fact.slots, fact.rules), section, paragraph, 0, rank + 0.5),
      ...sentencesOf(words.body).flatMap((text, at) =>
        one(voice.say(text, {}, [rule]), section, paragraph, 2 + at, rank + 12 + 4 * at),
      ),
    ];
  });
}

/** What to leave alone: each number names one thing. */
function leavePieces(voice: Voice, numbers: readonly Told[]): Piece[] {
  const parts = numbers.flatMap(({ part, rule, unit: { words } }) =>
    part !== 'comfort' && words?.step ? [{ part, rule, step: words.step }] : [],
  );
  return [
    ...one(voice.say(CHILD_LEAVE, {}, rulesOf(numbers)), 'leave', 'leave', 0, 0),
    ...parts.flatMap(({ part, rule, step }, index) =>
      one(voice.say(step, {}, [rule]), 'leave', 'leave', 1 + index, OF_SUM.includes(part) ? 36 : 0),
    ),
  ];
}

function stepPieces(voice: Voice, numbers: readonly Told[]): Piece[] {
  return numbers.flatMap(({ part, rule, unit: { words } }, index) => [
    ...(part === 'comfort' && words?.step ? one(voice.say(words.step, {}, [rule]), 'step', 'step', 0, 0) : []),
    ...(words?.question
      ? one(voice.say(words.question, {}, [rule]), 'step', 'question', index, part === 'comfort' ? 0 : 55)
      : []),
  ]);
}

/** How it was counted, and what it does not judge. */
function basisPieces(voice: Voice, numbers: readonly Told[]): Piece[] {
  return [CHILD_BASIS.how, CHILD_BASIS.time, CHILD_BASIS.measure].flatMap((ways, order) =>
    one(voice.say(ways, {}, rulesOf(numbers)), 'basis', 'basis', order, 0),
  );
}
