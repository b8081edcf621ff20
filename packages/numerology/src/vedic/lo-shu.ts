import { type CivilDate, dateDigits } from '../civil-date.ts';
import { type Confirmations, marks } from '../confirmation.ts';
import { PLANE_IDS, type PLANE_STATES } from '../numerology.ids.ts';
import { countDigits, DIGITS, type Digit, type DigitCounts } from '../psychomatrix.ts';
import type { Step } from '../trace.ts';

/** Where the digits stand in the square, row by row. `vedic` is the second layout, found in one program only. */
export const LO_SHU_LAYOUTS = {
  loShu: [4, 9, 2, 3, 5, 7, 8, 1, 6],
  vedic: [3, 1, 9, 6, 7, 5, 2, 8, 4],
} as const satisfies Record<string, readonly Digit[]>;

export type PlaneId = (typeof PLANE_IDS)[number];

/** Rows, columns and diagonals of the square 4 9 2 / 3 5 7 / 8 1 6. @see [definitions 6] */
const PLANES: Readonly<Record<PlaneId, { readonly label: string; readonly digits: readonly [Digit, Digit, Digit] }>> = {
  mind: { label: 'Плоскость ума', digits: [4, 9, 2] },
  soul: { label: 'Плоскость души', digits: [3, 5, 7] },
  practical: { label: 'Плоскость дела', digits: [8, 1, 6] },
  thought: { label: 'Плоскость мысли', digits: [4, 3, 8] },
  will: { label: 'Плоскость воли', digits: [9, 5, 1] },
  action: { label: 'Плоскость действия', digits: [2, 7, 6] },
  gold: { label: 'Золотая линия', digits: [4, 5, 6] },
  silver: { label: 'Серебряная линия', digits: [2, 5, 8] },
};

/** `full`: all three digits are there, `empty`: none. */
export type PlaneState = (typeof PLANE_STATES)[number];

export interface Plane {
  readonly id: PlaneId;
  readonly digits: readonly number[];
  readonly present: readonly number[];
  readonly state: PlaneState;
}

export interface LoShuDigits {
  readonly counts: DigitCounts;
  readonly missing: readonly number[];
  readonly planes: readonly Plane[];
  readonly trace: readonly Step[];
  readonly confirmation: Confirmations;
}

/** Digits 1–9 that do not occur. */
export function missingDigits(counts: DigitCounts): Digit[] {
  return DIGITS.filter((digit) => counts[digit] === 0);
}

/** Which digits of each plane are present. */
export function planesOf(counts: DigitCounts): Plane[] {
  return PLANE_IDS.map((id) => {
    const { digits } = PLANES[id];
    const present = digits.filter((digit) => counts[digit] > 0);
    return { id, digits, present, state: present.length === 3 ? 'full' : present.length === 0 ? 'empty' : 'partial' };
  });
}

/** Steps that say how many of a plane's digits are present. */
export function planeSteps(planes: readonly Plane[]): Step[] {
  return planes.map((plane) => ({
    id: `plane-${plane.id}`,
    label: `${PLANES[plane.id].label} (${plane.digits.join('–')}): сколько цифр есть`,
    expression: plane.present.length === 0 ? 'нет ни одной' : plane.present.join(', '),
    value: plane.present.length,
  }));
}

/** Square of the date's own digits, zeros left out, no soul or destiny number added. @see [pages] */
export function loShuDigitsOnly(date: CivilDate): LoShuDigits {
  const digits = dateDigits(date);
  const counts = countDigits(digits);
  const planes = planesOf(counts);
  const trace: Step[] = DIGITS.map((digit) => ({
    id: `count-${digit}`,
    label: `Сколько раз встречается ${digit}`,
    expression: digits.join(''),
    value: counts[digit],
  }));
  trace.push(...planeSteps(planes));
  return {
    counts,
    missing: missingDigits(counts),
    planes,
    trace,
    confirmation: marks({ counts: 'loShuDigits', missing: 'loShuDigits', planes: 'loShuPlanes' }),
  };
}
