import { type CivilDate, isoDate } from './civil-date.ts';
import { type NumberPair, numberPair } from './compatibility.ts';
import { type Confirmations, marks } from './confirmation.ts';
import { FRIENDSHIP, type FriendshipTable } from './friendship.table.ts';
import { lifePath } from './life-path.ts';
import { destinyMatrix, type MatrixOptions } from './matrix/destiny-matrix.ts';
import { destinyMatrixPair } from './matrix/matrix-pair.ts';
import { LINE_IDS } from './numerology.ids.ts';
import { DIGITS, type DigitCounts, type LineId, psychomatrix } from './psychomatrix.ts';
import { type Step, stepOf } from './trace.ts';
import { vedicNumbers } from './vedic/vedic-numbers.ts';

export interface FamilyMember {
  readonly date: string;
  readonly counts: DigitCounts;
  readonly lines: Readonly<Record<LineId, number>>;
  readonly lifePath: number;
  readonly soul: number;
  readonly destiny: number;
  /** A, B, C, D, E of the matrix. */
  readonly matrix: readonly number[];
}

export interface FamilyPair {
  /** Positions in the list of members, from 0. */
  readonly first: number;
  readonly second: number;
  readonly soul: NumberPair;
  readonly lifePath: NumberPair;
  /** Lines of the two squares with the same number of digits. */
  readonly equalLines: readonly LineId[];
  readonly matrixCentre: number;
  readonly love: number;
  readonly money: number;
}

export interface Family {
  readonly members: readonly FamilyMember[];
  readonly pairs: readonly FamilyPair[];
  /** Digits 1–9 that every member has, and that no member has. */
  readonly shared: readonly number[];
  readonly absent: readonly number[];
  readonly trace: readonly Step[];
  readonly confirmation: Confirmations;
}

/** Two to six people side by side and pair by pair; no scores. */
export function family(
  dates: readonly CivilDate[],
  matrix: MatrixOptions = {},
  friendship: FriendshipTable = FRIENDSHIP,
): Family {
  const trace: Step[] = [];
  const people = dates.map((date, i) => {
    const square = psychomatrix(date);
    const path = lifePath(date);
    const numbers = vedicNumbers(date);
    const points = destinyMatrix(date, matrix);
    trace.push({
      ...stepOf(path.trace, 'lifePath'),
      id: `member-${i + 1}`,
      label: `Участник ${i + 1}: жизненный путь`,
    });
    const member: FamilyMember = {
      date: isoDate(date),
      counts: square.counts,
      lines: square.lines,
      lifePath: path.lifePath,
      soul: numbers.soul,
      destiny: numbers.destiny,
      matrix: [points.A, points.B, points.C, points.D, points.E],
    };
    return { date, member };
  });
  const members = people.map(({ member }) => member);
  const pairs: FamilyPair[] = [];
  for (const [first, { date: firstDate, member: a }] of people.entries()) {
    for (const [second, { date: secondDate, member: b }] of people.entries()) {
      if (second <= first) continue;
      const both = destinyMatrixPair([firstDate, secondDate], matrix);
      trace.push({
        ...stepOf(both.trace, 'E'),
        id: `pair-${first + 1}-${second + 1}`,
        label: `Центр матрицы пары ${first + 1} и ${second + 1}`,
      });
      pairs.push({
        first,
        second,
        soul: numberPair(a.soul, b.soul, friendship),
        lifePath: numberPair(a.lifePath, b.lifePath, friendship),
        equalLines: LINE_IDS.filter((line) => a.lines[line] === b.lines[line]),
        matrixCentre: both.E,
        love: both.love,
        money: both.money,
      });
    }
  }
  return {
    members,
    pairs,
    shared: DIGITS.filter((digit) => members.every((member) => member.counts[digit] > 0)),
    absent: DIGITS.filter((digit) => members.every((member) => member.counts[digit] === 0)),
    trace,
    confirmation: marks({ members: 'psychomatrixPair', relations: 'friendship', matrixCentre: 'matrixPair' }),
  };
}
