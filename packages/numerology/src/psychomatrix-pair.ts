import type { CivilDate } from './civil-date.ts';
import { type Confirmations, marks } from './confirmation.ts';
import type { STRONGER } from './numerology.ids.ts';
import { LINE_IDS } from './numerology.ids.ts';
import {
  DIGITS,
  type Digit,
  type LineId,
  type Psychomatrix,
  type PsychomatrixSchool,
  psychomatrix,
} from './psychomatrix.ts';
import type { Step } from './trace.ts';

export type Stronger = (typeof STRONGER)[number];

export interface CellComparison {
  readonly digit: Digit;
  readonly first: number;
  readonly second: number;
  readonly stronger: Stronger;
  /** Exactly one of the two has the digit at all. */
  readonly complements: boolean;
}

export interface LineComparison {
  readonly line: LineId;
  readonly first: number;
  readonly second: number;
  readonly stronger: Stronger;
}

export interface PsychomatrixPair {
  readonly first: Psychomatrix;
  readonly second: Psychomatrix;
  readonly cells: readonly CellComparison[];
  readonly lines: readonly LineComparison[];
  readonly trace: readonly Step[];
  readonly confirmation: Confirmations;
}

function stronger(first: number, second: number): Stronger {
  return first === second ? 'equal' : first > second ? 'first' : 'second';
}

/** Two squares side by side, cell by cell and line by line. No score: the school publishes none. @see [Aleksandrov] */
export function psychomatrixPair(
  dates: readonly [CivilDate, CivilDate],
  schools: readonly [(PsychomatrixSchool | undefined)?, (PsychomatrixSchool | undefined)?] = [],
): PsychomatrixPair {
  const first = psychomatrix(dates[0], schools[0]);
  const second = psychomatrix(dates[1], schools[1]);
  const trace: Step[] = [];
  const cells = DIGITS.map((digit) => {
    const [a, b] = [first.counts[digit], second.counts[digit]];
    trace.push({ id: `cell-${digit}`, label: `Клетка ${digit}: разница`, expression: `${a} − ${b}`, value: a - b });
    return { digit, first: a, second: b, stronger: stronger(a, b), complements: (a === 0) !== (b === 0) };
  });
  const lines = LINE_IDS.map((line) => {
    const [a, b] = [first.lines[line], second.lines[line]];
    trace.push({ id: line, label: 'Линия: разница', expression: `${a} − ${b}`, value: a - b });
    return { line, first: a, second: b, stronger: stronger(a, b) };
  });
  return {
    first,
    second,
    cells,
    lines,
    trace,
    confirmation: marks({ cells: 'psychomatrixPair', lines: 'psychomatrixPair' }),
  };
}
