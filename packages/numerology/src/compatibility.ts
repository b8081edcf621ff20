import type { CivilDate } from './civil-date.ts';
import { type Confirmations, marks } from './confirmation.ts';
import { FRIENDSHIP, type FriendshipTable } from './friendship.table.ts';
import { type NumberRelation, numberRelation } from './friendship.ts';
import { lifePath } from './life-path.ts';
import type { MatrixOptions } from './matrix/destiny-matrix.ts';
import { type DestinyMatrixPair, destinyMatrixPair } from './matrix/matrix-pair.ts';
import type { NameNumbers } from './name/name-number.ts';
import { type PsychomatrixPair, psychomatrixPair } from './psychomatrix-pair.ts';
import { toDigit } from './reduction.ts';
import type { Step } from './trace.ts';
import { vedicNumbers } from './vedic/vedic-numbers.ts';

/** Two numbers, each with the way it regards the other (as digits 1–9). */
export interface NumberPair {
  readonly first: number;
  readonly second: number;
  readonly firstToSecond: NumberRelation;
  readonly secondToFirst: NumberRelation;
}

export interface Compatibility {
  readonly psychomatrix: PsychomatrixPair;
  readonly lifePath: NumberPair;
  readonly soul: NumberPair;
  readonly destiny: NumberPair;
  readonly destinyMatrix: DestinyMatrixPair;
  /** Null without two names. */
  readonly name: NumberPair | null;
  readonly trace: readonly Step[];
  readonly confirmation: Confirmations;
}

export interface CompatibilityOptions {
  readonly names?: readonly [NameNumbers, NameNumbers] | undefined;
  readonly matrix?: MatrixOptions | undefined;
  readonly friendship?: FriendshipTable | undefined;
}

/** Two numbers with their mutual attitude; masters are compared as their digit. */
export function numberPair(first: number, second: number, table: FriendshipTable = FRIENDSHIP): NumberPair {
  const [a, b] = [toDigit(first), toDigit(second)];
  return { first, second, firstToSecond: numberRelation(a, b, table), secondToFirst: numberRelation(b, a, table) };
}

/** Two people system by system. No overall score: no school publishes one. */
export function compatibility(
  dates: readonly [CivilDate, CivilDate],
  options: CompatibilityOptions = {},
): Compatibility {
  const { names, matrix, friendship } = options;
  const paths = [lifePath(dates[0]), lifePath(dates[1])] as const;
  const vedic = [vedicNumbers(dates[0]), vedicNumbers(dates[1])] as const;
  const squares = psychomatrixPair(dates);
  const pair = destinyMatrixPair(dates, matrix);
  const trace: Step[] = [];
  const both = (id: string, label: string, a: number, b: number) => {
    trace.push({ id: `${id}-1`, label: `${label}: первый человек`, expression: `${a} → ${toDigit(a)}`, value: a });
    trace.push({ id: `${id}-2`, label: `${label}: второй человек`, expression: `${b} → ${toDigit(b)}`, value: b });
    return numberPair(a, b, friendship);
  };
  return {
    psychomatrix: squares,
    lifePath: both('lifePath', 'Число жизненного пути', paths[0].lifePath, paths[1].lifePath),
    soul: both('soul', 'Число души', vedic[0].soul, vedic[1].soul),
    destiny: both('destiny', 'Число судьбы', vedic[0].destiny, vedic[1].destiny),
    destinyMatrix: pair,
    name: names === undefined ? null : both('name', 'Число имени', names[0].expression, names[1].expression),
    trace,
    confirmation: marks({ psychomatrix: 'psychomatrixPair', relations: 'friendship', destinyMatrix: 'matrixPair' }),
  };
}
