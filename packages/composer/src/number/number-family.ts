import { kindSections } from '@nebosvod/contracts/kind-sections.table';
import type { ReadingDocument } from '@nebosvod/contracts/reading';
import type { Rule } from '@nebosvod/contracts/rule';
import { arcanumText } from '@nebosvod/interpretations/numerology/matrix-texts';
import { pairText } from '@nebosvod/interpretations/numerology/pair-texts';
import { DIGITS } from '@nebosvod/numerology/psychomatrix';
import { toDigit } from '@nebosvod/numerology/reduction';
import { plural } from '@nebosvod/terms/plural';
import { NUMBER_WORDS } from '../kind/kind-words.table.ts';
import { listed } from '../language/forms.ts';
import { DIGIT_WORDS } from '../language/number-fact.table.ts';
import {
  FAMILY_BASIS,
  FAMILY_BOND_READ,
  FAMILY_BONDS,
  FAMILY_BONDS_AGAIN,
  FAMILY_CENTRES,
  FAMILY_COMMON_NONE,
  FAMILY_CONTRASTS,
  FAMILY_COUNTS,
  FAMILY_GIST,
  FAMILY_LINE_EQUAL,
  FAMILY_LINE_NEAR,
  FAMILY_LINES,
  FAMILY_LIVING,
  FAMILY_QUESTIONS,
  FAMILY_RELATIONS,
  FAMILY_SCHOOL_HEADS,
  FAMILY_STEPS,
} from '../language/number-family-line.table.ts';
import { arcanumForms } from '../language/number-name.table.ts';
import type { ReadingRequest } from '../reading/compose.ts';
import { assembled } from '../reading/document.ts';
import { chosenPieces, type Piece, toned } from '../reading/piece.ts';
import type { Prepared } from '../reading/prepared.ts';
import { type Draft, Voice } from '../reading/voice.ts';
import { sentencesOf } from '../weigh/unit-words.ts';
import { type Bond, bondsOf, centreOf, commonOf, digitsOf, type Member, membersOf } from './family-bonds.ts';
import { kinPieces, memberPieces } from './family-members.ts';
import { familyYearPieces } from './family-years.ts';
import { newStylePieces } from './number-frame.ts';
import { ideaPieces, isAddressed } from './number-idea.ts';
import { SCHOOLS_OF, schoolPieces } from './number-schools.ts';
import { printed } from './number-words.ts';

type Section = (typeof kindSections)['numerology-family'][number]['id'];

/** Bonds told in full: the nearest two, the farthest two, then others as long as there is room. */
const FULL_BONDS = 3;
/** Of the words of two, for each person more. */
const EACH_MORE = 0.25;
/** People whose schools are told. */
const SCHOOLED = 2;

/** Two to six people by their dates: each alone, who with whom, what all have, the household, the years. */
export function composeNumberFamily(prepared: Prepared, { detail, tone, variation }: ReadingRequest): ReadingDocument {
  const { births, decisions, asOf } = prepared;
  const voice = new Voice(births, decisions, variation);
  const members = membersOf(prepared, voice);
  if (members.length < 2) throw new Error('A family is of two births at least');
  const bonds = bondsOf(members);
  const pieces = [
    ...gistPieces(voice, members, bonds),
    ...memberPieces(members),
    ...kinPieces(members),
    ...bonds.flatMap((bond, index) => bondPieces(voice, bond, index, bonds.slice(0, index))),
    ...commonPieces(voice, members),
    ...contrastPieces(voice, members),
    ...linePieces(voice, members),
    ...familyYearPieces(voice, members, asOf),
    ...livingPieces(voice, bonds),
    ...stepPieces(voice, bonds),
    ...members.slice(0, SCHOOLED).flatMap((member, index) => memberSchools(member, asOf, index === 0)),
    ...members.flatMap((member) => newStylePieces(member.voice, member.numbers, member.who)),
    ...basisPieces(voice, bonds),
  ];
  return assembled(voice, prepared, {
    title: 'Род',
    sections: kindSections['numerology-family'],
    pieces: chosenPieces(toned(pieces, tone), roomOf(members.length, detail)),
    told: [],
    isTimeless: true,
  });
}

/** Words of a reading about so many: those of the table are of two, each person more takes a share. */
function roomOf(people: number, detail: ReadingRequest['detail']): number {
  return NUMBER_WORDS['numerology-family'][detail] * (1 + EACH_MORE * (people - 2));
}

function one(draft: Draft | null, section: Section, paragraph: string, order: number, rank: number): Piece[] {
  return draft ? [{ section, paragraph, order, rank, draft }] : [];
}

const slotsOf = ({ a, b, rule }: Bond) => ({
  a: a.who,
  b: b.who,
  n: printed(rule.first, rule, 'first'),
  m: printed(rule.second, rule, 'second'),
});

function gistPieces(voice: Voice, members: readonly Member[], [near, far]: readonly Bond[]): Piece[] {
  if (!near) return [];
  const [common, ...others] = commonOf(members);
  const drafts = [
    voice.say(FAMILY_GIST.count, { count: FAMILY_COUNTS[members.length] ?? '' }, [near.rule]),
    voice.say(FAMILY_GIST[members.length === 2 ? 'two' : near.relation === 'enemy' ? 'far' : 'near'], slotsOf(near), [
      near.rule,
    ]),
    voice.say(FAMILY_RELATIONS[near.relation], {}, [near.rule]),
    far && near.relation !== 'enemy' && (far.relation === 'enemy' || far.relation === 'mixed')
      ? voice.say(FAMILY_GIST.far, slotsOf(far), [far.rule])
      : null,
    // A single one is told in its own section.
    common && others.length > 0 ? voice.say(common.ways, {}, [common.rule]) : null,
    voice.say(FAMILY_GIST.measure, {}, [near.rule, ...(far ? [far.rule] : [])]),
  ];
  return drafts.flatMap((draft, order) => one(draft, 'gist', 'gist', order, 0));
}

/** Two of them: their souls, what such numbers are together, the centre of the common matrix. */
function bondPieces(voice: Voice, bond: Bond, index: number, before: readonly Bond[]): Piece[] {
  const { rule, relation } = bond;
  const { arcanum, rule: centre, n } = centreOf(bond);
  const rank = index < FULL_BONDS ? 0 : 3 + index;
  const paragraph = `${bond.a.role}-${bond.b.role}`;
  const isAgain = before.some((other) => hasSameNumbers(other, bond));
  const isCentreTold = before.some((other) => centreOf(other).arcanum === arcanum);
  const text = pairText(rule.first, rule.second);
  const essence = arcanumText(arcanum);
  const facts = isAgain ? FAMILY_BONDS_AGAIN : FAMILY_BONDS;
  const isAtOdds = relation === 'enemy' && !isAgain && text !== null;
  const later = (order: number, at: number, draft: () => Draft | null): Piece => {
    return { section: 'bonds', paragraph, order, rank: at, draft };
  };
  return [
    later(0, rank, () => voice.say(facts, slotsOf(bond), [rule])),
    ...(isAgain ? [] : [later(1, rank, () => voice.say(FAMILY_RELATIONS[relation], {}, [rule]))]),
    ...(isCentreTold
      ? []
      : ideaPieces(
          voice,
          {
            rule: centre,
            lead: essence?.essence ?? '',
            body: essence?.minus ?? '',
            fact: () => voice.say(FAMILY_CENTRES, { n, arcanum: arcanumForms(arcanum) }, [centre]),
          },
          { section: 'bonds', paragraph, order: 50, rank, restRank: 16 + index, step: 9 },
        )),
    ...(isAtOdds ? [later(2, rank, () => voice.say(FAMILY_BOND_READ, {}, [rule]))] : []),
    ...(isAgain ? [] : [later(3, rank, () => voice.say(text?.short ?? '', {}, [rule]))]),
    ...sentencesOf(text?.full ?? '')
      .filter((sentence) => !isAddressed(sentence))
      .map((sentence, at) => later(4 + at, 5 + index + 7 * at, () => voice.say(sentence, {}, [rule]))),
  ];
}

const hasSameNumbers = (one: Bond, other: Bond): boolean =>
  [one.rule.first, one.rule.second].sort().join() === [other.rule.first, other.rule.second].sort().join();

function commonPieces(voice: Voice, members: readonly Member[]): Piece[] {
  const found = commonOf(members);
  if (found.length === 0) {
    const rules = members.map(({ role, numbers: { square } }): Rule => {
      return { kind: 'square-cell', of: role, digit: 1, count: square.counts[1] };
    });
    return one(voice.say(FAMILY_COMMON_NONE, {}, rules), 'common', 'common', 0, 0);
  }
  // The first of several stands in the gist.
  return found
    .slice(found.length > 1 ? 1 : 0)
    .flatMap(({ rule, ways }, index) =>
      one(voice.say(ways, {}, [rule]), 'common', 'common', index, index < 2 ? 0 : 50 + index),
    );
}

/** Digits of a square from which it is crowded with one. */
const CROWDED = 3;

/** Digits of which one has many and another none, the most crowded first. */
function contrastPieces(voice: Voice, members: readonly Member[]): Piece[] {
  const found = DIGITS.flatMap((digit) => {
    const counted = members
      .map((member) => ({ ...member, count: member.numbers.square.counts[digit] }))
      .sort((x, y) => y.count - x.count);
    const [most, least] = [counted[0], counted[counted.length - 1]];
    return most && least && most.count >= CROWDED && least.count === 0 ? [{ digit, most, least }] : [];
  }).sort((x, y) => y.most.count - x.most.count);
  return found.flatMap(({ digit, most, least }, index) => {
    const ruleOf = ({ role, count }: typeof most): Rule => ({ kind: 'square-cell', of: role, digit, count });
    const [many, none] = [ruleOf(most), ruleOf(least)];
    const [word = '', few = '', plenty = ''] = DIGIT_WORDS[digit - 1] ?? [];
    const n = [...printed(most.count, many, 'count'), ` ${plural(most.count, word, few, plenty)}`];
    const draft = voice.say(FAMILY_CONTRASTS[digit - 1] ?? '', { a: most.who, b: least.who, n }, [many, none]);
    return one(draft, 'common', 'common', 40 + index, index < 2 ? 0 : 20 + index);
  });
}

/** Who has the most of a line of the household, and who the least. */
function linePieces(voice: Voice, members: readonly Member[]): Piece[] {
  return (['family_258', 'finance_456', 'stability_369'] as const).flatMap((line, index) => {
    const counted = members
      .map(({ role, who, numbers }) => ({ role, who, count: numbers.square.lines[line] }))
      .sort((x, y) => y.count - x.count);
    const [most, least] = [counted[0], counted[counted.length - 1]];
    if (!most || !least) return [];
    const ruleOf = ({ role, count }: typeof most) => ({ kind: 'square-line', of: role, line, count }) as const;
    const [many, few] = [ruleOf(most), ruleOf(least)];
    if (most.count - least.count === 1) {
      const slots = { n: printed(most.count, many, 'count'), m: printed(least.count, few, 'count') };
      return one(voice.say(FAMILY_LINE_NEAR[line], slots, counted.map(ruleOf)), 'daily', 'daily', index, 0);
    }
    // Whoever stands level with the first or the last is named beside them.
    const [first, last] = [most, least].map(({ count }) => counted.filter((other) => other.count === count));
    const namesOf = (people = [most]) => listed(people.map(({ who }) => who));
    const slots = { a: namesOf(first), b: namesOf(last), n: digitsOf(many), m: digitsOf(few) };
    const draft =
      most.count === least.count
        ? voice.say(FAMILY_LINE_EQUAL[line], slots, counted.map(ruleOf))
        : voice.say(FAMILY_LINES[line], slots, [many, few]);
    return one(draft, 'daily', 'daily', index, 0);
  });
}

/** What the common matrices advise, the hardest bond first. */
function livingPieces(voice: Voice, bonds: readonly Bond[]): Piece[] {
  const told = [...bonds.slice(1, 2), ...bonds.slice(0, 1), ...bonds.slice(2)];
  return told.flatMap((bond, index) => {
    const { arcanum, rule } = centreOf(bond);
    const paragraph = `${bond.a.role}-${bond.b.role}`;
    const rank = index < 2 ? 0 : 12 + 3 * index;
    const advice = sentencesOf(arcanumText(arcanum)?.advice ?? '')
      .filter((text) => !isAddressed(text))
      .flatMap((text, at) =>
        one(voice.say(text, {}, [rule]), 'living', paragraph, 1 + at, at < 2 ? rank : rank + 6 + 4 * at),
      );
    if (advice.length === 0) return [];
    return [
      ...one(voice.say(FAMILY_LIVING, { a: bond.a.who, b: bond.b.who }, [rule]), 'living', paragraph, 0, rank),
      ...advice,
    ];
  });
}

/** The step is for the two who find it hardest, the question for all. */
function stepPieces(voice: Voice, [near, far]: readonly Bond[]): Piece[] {
  if (!near) return [];
  const { arcanum, rule } = centreOf(far ?? near);
  const question = FAMILY_QUESTIONS[toDigit(near.rule.first + near.rule.second) - 1];
  return [
    ...one(voice.say(FAMILY_STEPS[arcanum - 1] ?? '', {}, [rule]), 'step', 'step', 0, 0),
    ...one(voice.say(question ?? '', {}, [near.rule]), 'step', 'question', 0, 0),
  ];
}

/** What of the matrix a family reading tells of each. */
const FAMILY_POINTS = ['A', 'F', 'G'] as const;

/** Where schools part over one of the family; what to make of it is said once. */
function memberSchools({ role, who, numbers, voice }: Member, asOf: string, isFirst: boolean): Piece[] {
  const keys = [...SCHOOLS_OF.matrix.slice(1, 2), ...SCHOOLS_OF.cycles, ...SCHOOLS_OF.square];
  const found = schoolPieces(voice, keys, asOf, { points: FAMILY_POINTS, isClosed: isFirst });
  const rule: Rule = { kind: 'matrix-point', point: 'E', arcanum: numbers.matrix.E };
  const head = found.length > 1 ? voice.say(FAMILY_SCHOOL_HEADS, { who }, [rule]) : null;
  return [...one(head, 'schools', role, -1, 0), ...found.map((piece) => ({ ...piece, paragraph: role }))];
}

function basisPieces(voice: Voice, bonds: readonly Bond[]): Piece[] {
  const rules = bonds.slice(0, 3).map(({ rule }) => rule);
  return [FAMILY_BASIS.how, FAMILY_BASIS.friendship, FAMILY_BASIS.measure].flatMap((ways, order) =>
    one(voice.say(ways, {}, rules), 'basis', 'basis', order, 0),
  );
}
