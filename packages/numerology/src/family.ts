import { type CivilDate, isoDate } from './civil-date.ts';
import { type NumberPair, numberPair } from './compatibility.ts';
import { type Confirmations, marks } from './confirmation.ts';
import { FRIENDSHIP, type FriendshipTable } from './friendship.table.ts';
import { lifePath } from './life-path.ts';
import { destinyMatrix, type MatrixOptions } from './matrix/destiny-matrix.ts';
import { destinyMatrixPair } from './matrix/matrix-pair.ts';
import { LINE_IDS } from './numerology.ids.ts';
import { DIGITS, type DigitCounts, type LineId, psychomatrix } from './psychomatrix.ts';
import type { Step } from './trace.ts';
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
  const members = dates.map((date, i): FamilyMember => {
    const square = psychomatrix(date);
    const path = lifePath(date);
    const numbers = vedicNumbers(date);
    const points = destinyMatrix(date, matrix);
    const head = path.trace[path.trace.length - 2];
    trace.push({ ...head, id: `member-${i + 1}`, label: `Участник ${i + 1}: жизненный путь` });
    return {
      date: isoDate(date),
      counts: square.counts,
      lines: square.lines,
      lifePath: path.lifePath,
      soul: numbers.soul,
      destiny: numbers.destiny,
      matrix: [points.A, points.B, points.C, points.D, points.E],
    };
  });
  const pairs: FamilyPair[] = [];
  for (let first = 0; first < dates.length; first++) {
    for (let second = first + 1; second < dates.length; second++) {
      const [a, b] = [members[first], members[second]];
      const both = destinyMatrixPair([dates[first], dates[second]], matrix);
      const centre = both.trace.find((step) => step.id === 'E');
      if (centre !== undefined) {
        trace.push({
          ...centre,
          id: `pair-${first + 1}-${second + 1}`,
          label: `Центр матрицы пары ${first + 1} и ${second + 1}`,
        });
      }
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
