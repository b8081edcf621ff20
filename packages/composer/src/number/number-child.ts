import { kindSections } from '@nebosvod/contracts/kind-sections.table';
import type { ReadingDocument } from '@nebosvod/contracts/reading';
import type { Rule } from '@nebosvod/contracts/rule';
import { partsOf } from '@nebosvod/engine/time/date-arithmetic';
import type { ChildPart } from '@nebosvod/interpretations/unit-factor';
import { completedYears } from '@nebosvod/numerology/civil-date';
import { DIGITS } from '@nebosvod/numerology/psychomatrix';
import type { NumberFacts } from '../birth/number-facts.ts';
import { NUMBER_WORDS } from '../kind/kind-words.table.ts';
import { CHILD_BASIS, CHILD_GIST, CHILD_LEAVE } from '../language/number-child-line.table.ts';
import { arcanumForms } from '../language/number-name.table.ts';
import type { ReadingRequest } from '../reading/compose.ts';
import { assembled } from '../reading/document.ts';
import { chosenPieces, type Piece, toned } from '../reading/piece.ts';
import type { Prepared } from '../reading/prepared.ts';
import { Voice } from '../reading/voice.ts';
import { sentencesOf } from '../weigh/unit-words.ts';
import { blendPieces, meetingPieces } from './child-blends.ts';
import { inYear, numbersOf, one, type Section, type Told, turnOf } from './child-told.ts';
import { newStylePieces } from './number-frame.ts';
import { SCHOOLS_OF, schoolPieces } from './number-schools.ts';
import { wordedUnit } from './number-wording.ts';
import { factLine, printed } from './number-words.ts';
import { thoughtsFrom } from './thoughts.ts';

const SETTINGS: Rule = { kind: 'settings' };

/** Cells that stand out most are told; the rest of an even square says little. */
const TOLD_CELLS = { short: 4, middle: 5, long: 7 } as const;

/** Years of age at which children go to school. */
const SCHOOL_AGE = 6;

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

/** A child by its date, told to the parent: temper, learning, care, friends, what to leave alone; nothing of health or fate. */
export function composeNumberChild(prepared: Prepared, { detail, tone, variation }: ReadingRequest): ReadingDocument {
  const voice = new Voice(prepared.births, prepared.decisions, variation);
  const facts = prepared.client.numbers;
  const numbers = numbersOf(voice, facts, prepared.asOf);
  const pieces = [
    ...gistPieces(voice, numbers, completedYears(facts.date, partsOf(prepared.asOf)) < SCHOOL_AGE),
    ...numbers.flatMap((told) => numberPieces(voice, told, turnOf(facts))),
    ...numbers.flatMap((told) => blendPieces(voice, facts, told)),
    ...meetingPieces(voice, numbers),
    ...cellPieces(voice, facts, TOLD_CELLS[detail]),
    ...leavePieces(voice, numbers),
    ...stepPieces(voice, numbers, turnOf(facts)),
    ...schoolPieces(
      voice,
      [
        ...SCHOOLS_OF.matrix.slice(1, 2),
        ...SCHOOLS_OF.square,
        ...SCHOOLS_OF.date.slice(1),
        ...SCHOOLS_OF.cycles.map((school) => ({ ...school, at: inYear(facts, prepared.asOf) })),
      ],
      prepared.asOf,
      { points: ['A', 'C'] },
    ),
    ...newStylePieces(voice, facts),
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

function gistPieces(voice: Voice, numbers: readonly Told[], isYoung: boolean): Piece[] {
  const drafts = numbers.flatMap(({ part, rule, unit }) => {
    if (part !== 'temper' && part !== 'gift' && part !== 'learning') return [];
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
  const all = [
    ...drafts,
    isYoung && voice.say(CHILD_GIST.young, {}, rulesOf(numbers)),
    voice.say(CHILD_GIST.measure, {}, rulesOf(numbers)),
  ];
  return all.flatMap((draft, order) => (draft ? one(draft, 'gist', 'gist', order, 0) : []));
}

/** What is said to everybody is said in ways that all the numbers choose. */
const rulesOf = (numbers: readonly Told[]): Rule[] => [SETTINGS, ...numbers.map(({ rule }) => rule)];

/** The fact, its idea, and what develops it. */
function numberPieces(voice: Voice, { part, section, rule, unit: { words }, fact }: Told, turn: number): Piece[] {
  if (!words) return [];
  return [
    ...one(voice.say(fact.ways, fact.slots, fact.rules), section, part, 0, 0),
    ...one(voice.say(words.lead, {}, [rule]), section, part, 1, 0),
    ...thoughtsFrom(sentencesOf(words.body), turn).flatMap((thought) =>
      one(voice.say(thought.text, {}, [rule]), section, part, 2 + thought.at, restRank(part, thought.turn)),
    ),
  ];
}

/**
 * Day, month, year and sum of a date are its only numbers that do not go with each other: what follows from two of them again (friends
 * from the sum as comfort does, growth from the sum and the day, the year from what learning stands on) is told shortest, so that
 * children alike in one are not told all alike.
 */
const TOLD_SHORTEST: readonly ChildPart[] = ['friends', 'growth', 'year'];

/** One sentence of every number first, then a second of those that go alone; the rest as there is room. */
const restRank = (part: ChildPart, turn: number): number =>
  turn === 0 ? 0 : (turn > 1 || TOLD_SHORTEST.includes(part) ? 70 : 40) + turn;

/** Cells of the square by what they are about: empty and crowded ones before even ones. */
function cellPieces(voice: Voice, facts: NumberFacts, most: number): Piece[] {
  const { square } = facts;
  // How far a count is from the one or two that say little.
  const far = (digit: (typeof DIGITS)[number]) => Math.abs(square.counts[digit] - 1.5);
  // Of those as far the date begins, or the first digits would be told to all.
  const turn = (digit: number) => (digit + turnOf(facts)) % DIGITS.length;
  const told = [...DIGITS].sort((a, b) => far(b) - far(a) || turn(a) - turn(b)).slice(0, most);
  return told.flatMap((digit, index): Piece[] => {
    const count = square.counts[digit];
    const rule: Rule = { kind: 'square-cell', digit, count };
    const words = wordedUnit(voice, { kind: 'child-cell', digit, count: Math.min(count, MOST_COUNT) })?.words;
    const fact = factLine(rule);
    const section = CELL_SECTIONS[digit - 1] ?? 'care';
    if (!words || !fact) return [];
    const rank = 10 + 3 * index;
    const paragraph = `cell-${digit}`;
    return [
      // The idea first: a fact left without it at the end of the room would say nothing.
      ...one(voice.say(words.lead, {}, [rule]), section, paragraph, 1, rank),
      ...one(voice.say(fact.ways, fact.slots, fact.rules), section, paragraph, 0, rank + 0.5),
      ...thoughtsFrom(sentencesOf(words.body), turnOf(facts)).flatMap((thought) =>
        one(voice.say(thought.text, {}, [rule]), section, paragraph, 2 + thought.at, rank + 12 + 4 * thought.turn),
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
      one(voice.say(step, {}, [rule]), 'leave', 'leave', 1 + index, TOLD_SHORTEST.includes(part) ? 38 : 0),
    ),
  ];
}

/** The step is of comfort, the question of whichever number the date turns to. */
function stepPieces(voice: Voice, numbers: readonly Told[], turn: number): Piece[] {
  const asking = numbers.filter(({ unit }) => unit.words?.question);
  const asked = asking[turn % asking.length];
  return numbers.flatMap((told, index) => {
    const { part, rule, unit } = told;
    const { step, question } = unit.words ?? {};
    return [
      ...(part === 'comfort' && step ? one(voice.say(step, {}, [rule]), 'step', 'step', 0, 0) : []),
      ...(question ? one(voice.say(question, {}, [rule]), 'step', 'question', index, told === asked ? 0 : 75) : []),
    ];
  });
}

/** How it was counted, and what it does not judge. */
function basisPieces(voice: Voice, numbers: readonly Told[]): Piece[] {
  return [CHILD_BASIS.how, CHILD_BASIS.time, CHILD_BASIS.measure].flatMap((ways, order) =>
    one(voice.say(ways, {}, rulesOf(numbers)), 'basis', 'basis', order, 0),
  );
}
