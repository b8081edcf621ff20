import type { Rule } from '@nebosvod/contracts/rule';
import type { UnitFactor } from '@nebosvod/interpretations/unit-factor';
import { FAMILY_ALIKE, FAMILY_HEADS, FAMILY_KIN } from '../language/number-family-line.table.ts';
import { arcanumForms } from '../language/number-name.table.ts';
import type { Slots } from '../language/template.ts';
import type { Piece } from '../reading/piece.ts';
import type { Voice } from '../reading/voice.ts';
import type { Line } from '../weigh/testimony.ts';
import { digitsOf, type Member } from './family-bonds.ts';
import { ideaPieces, type NumberIdea } from './number-idea.ts';
import { wordedUnit } from './number-wording.ts';
import { factLine, printed } from './number-words.ts';

/** People of whom the lines of kin are told whatever the room. */
const KIN_ALWAYS = 2;
/** Digits of the line of family from which it is of a level. [modern] */
const LINE_LEVELS = [2, 4, 6] as const;

/** Each of the family: the centre and the character of the matrix, the line of family in the square. */
export function memberPieces(members: readonly Member[]): Piece[] {
  return members.flatMap((member, index) => {
    const { role, who, voice } = member;
    const before = members.slice(0, index);
    const ideas = [centreIdea(member, before), characterIdea(member, before), lineIdea(member, before)];
    const head = voice.say(FAMILY_HEADS, { who }, [
      { kind: 'matrix-point', point: 'E', arcanum: member.numbers.matrix.E },
    ]);
    return [
      ...(head ? [{ section: 'members', paragraph: role, order: 0, rank: 0, draft: head }] : []),
      ...ideas.flatMap((idea, at) =>
        ideaPieces(voice, idea, {
          section: 'members',
          paragraph: role,
          order: 100 * (at + 1),
          rank: 0,
          // The line has four levels, so that many share what is said of it: it is told last.
          restRank: (at < 2 ? 4 + 3 * at : 60) + index,
          step: 9,
          turn: turnOf(member),
        }),
      ),
    ];
  });
}

/** What the corners of the matrix say of the father's and the mother's kin of each. */
export function kinPieces(members: readonly Member[]): Piece[] {
  return members.flatMap((member, index) =>
    (['F', 'G'] as const).flatMap((point, at) =>
      ideaPieces(member.voice, kinIdea(member, members.slice(0, index), point), {
        section: 'kin',
        paragraph: member.role,
        order: 100 * at,
        rank: index < KIN_ALWAYS ? 0 : 2 + index,
        restRank: 6 + 2 * at + index,
        step: 9,
        turn: turnOf(member),
      }),
    ),
  );
}

/** Where what is said of somebody begins: people of one number are then told other sides of it. */
const turnOf = ({ numbers: { date } }: Member): number => date.day + 3 * date.month + date.year;

function wordsOf(voice: Voice, factor: UnitFactor): Pick<NumberIdea, 'lead' | 'body'> {
  const words = wordedUnit(voice, factor)?.words;
  return { lead: words?.lead ?? '', body: words?.body ?? '' };
}

/** An idea, told as the same when somebody before has it. */
function ideaOf(
  { who, voice }: Member,
  same: Member | undefined,
  rule: Rule,
  words: Pick<NumberIdea, 'lead' | 'body'>,
  { first, again, slots }: { readonly first: Line | null; readonly again: readonly string[]; readonly slots: Slots },
): NumberIdea {
  if (same) {
    const fact = () => voice.say(again, { who, b: same.who, ...slots }, [rule]);
    return { ...words, rule, fact, isAlike: true };
  }
  return { ...words, rule, fact: () => first && voice.say(first.ways, { who, ...first.slots }, first.rules) };
}

function kinIdea(member: Member, before: readonly Member[], point: 'F' | 'G'): NumberIdea {
  const arcanum = member.numbers.matrix[point];
  const rule = { kind: 'matrix-point', point, arcanum } as const;
  const slots = { n: printed(arcanum, rule, 'arcanum'), a: arcanumForms(arcanum) };
  const same = before.find((other) => other.numbers.matrix[point] === arcanum);
  const first = { ways: FAMILY_KIN[point], slots, rules: [rule] };
  return ideaOf(member, same, rule, wordsOf(member.voice, rule), { first, again: FAMILY_ALIKE[point], slots });
}

function centreIdea(member: Member, before: readonly Member[]): NumberIdea {
  const { E: arcanum } = member.numbers.matrix;
  const rule = { kind: 'matrix-point', point: 'E', arcanum } as const;
  const same = before.find((other) => other.numbers.matrix.E === arcanum);
  const slots = { n: printed(arcanum, rule, 'arcanum'), a: arcanumForms(arcanum) };
  return ideaOf(member, same, rule, wordsOf(member.voice, rule), {
    first: factLine(rule),
    again: FAMILY_ALIKE.centre,
    slots,
  });
}

function characterIdea(member: Member, before: readonly Member[]): NumberIdea {
  const { A: arcanum } = member.numbers.matrix;
  const rule = { kind: 'matrix-point', point: 'A', arcanum } as const;
  const same = before.find((other) => other.numbers.matrix.A === arcanum);
  const slots = { n: printed(arcanum, rule, 'arcanum'), a: arcanumForms(arcanum) };
  return ideaOf(member, same, rule, wordsOf(member.voice, rule), {
    first: factLine(rule),
    again: FAMILY_ALIKE.character,
    slots,
  });
}

function lineIdea(member: Member, before: readonly Member[]): NumberIdea {
  const countOf = ({ numbers }: Member) => numbers.square.lines.family_258;
  const levelOf = (one: Member) => familyLevel(countOf(one));
  const rule = { kind: 'square-line', line: 'family_258', count: countOf(member) } as const;
  const same = before.find((other) => levelOf(other) === levelOf(member));
  const slots = { n: digitsOf(rule) };
  const words = wordsOf(member.voice, { kind: 'square-line', line: 'family_258', level: levelOf(member) });
  return ideaOf(member, same, rule, words, { first: factLine(rule), again: FAMILY_ALIKE.line, slots });
}

function familyLevel(count: number): 0 | 1 | 2 | 3 {
  const [some, many, most] = LINE_LEVELS;
  return count >= most ? 3 : count >= many ? 2 : count >= some ? 1 : 0;
}
