import type { CivilDate } from '../civil-date.ts';
import type { ANCESTRAL_CENTRES } from '../numerology.ids.ts';
import { digitSum, digitsOf } from '../reduction.ts';
import type { ArcanumSum } from './arithmetic.ts';

/** Corner, middle and inner point of a ray, from the corner towards the centre. */
export type Ray = readonly [outer: number, middle: number, inner: number];

/** The centre that the diagonal rays F–I are counted from: E, or in one rival school the centre of their own square. */
export type AncestralCentre = (typeof ANCESTRAL_CENTRES)[number];

/** Corners, centre and rays of the octagon. All values are arcana 1–22. */
export interface MatrixPoints {
  readonly A: number;
  readonly B: number;
  readonly C: number;
  readonly D: number;
  readonly E: number;
  /** Father's line, upper left. */
  readonly F: number;
  /** Mother's line, upper right. */
  readonly G: number;
  /** Lower right. */
  readonly H: number;
  /** Lower left. */
  readonly I: number;
  readonly left: Ray;
  readonly top: Ray;
  readonly right: Ray;
  readonly bottom: Ray;
  readonly topLeft: Ray;
  readonly topRight: Ray;
  readonly bottomRight: Ray;
  readonly bottomLeft: Ray;
}

/** Points of the matrix of a date. Inner point of a ray = corner + centre, middle = corner + inner. @see [Ladini tests] */
export function matrixPoints(date: CivilDate, sum: ArcanumSum, ancestralCentre: AncestralCentre = 'E'): MatrixPoints {
  const A = sum.reduce('A', 'A: день рождения', String(date.day), date.day);
  const B = sum.reduce('B', 'B: месяц рождения', String(date.month), date.month);
  const year = digitSum(date.year);
  const C = sum.reduce('C', 'C: сумма цифр года', `${digitsOf(date.year).join(' + ')} = ${year}`, year);
  const D = sum.add('D', 'D: сумма трёх вершин', ['A', A], ['B', B], ['C', C]);
  const E = sum.add('E', 'E: центр', ['A', A], ['B', B], ['C', C], ['D', D]);
  const F = sum.add('F', 'F: линия отца, слева сверху', ['A', A], ['B', B]);
  const G = sum.add('G', 'G: линия матери, справа сверху', ['B', B], ['C', C]);
  const H = sum.add('H', 'H: справа снизу', ['C', C], ['D', D]);
  const I = sum.add('I', 'I: слева снизу', ['D', D], ['A', A]);
  const centre: readonly [string, number] = ['E', E];
  const ancestral: readonly [string, number] =
    ancestralCentre === 'E'
      ? centre
      : ['K', sum.add('K', 'K: центр родового квадрата', ['F', F], ['G', G], ['H', H], ['I', I])];
  const ray = (name: string, corner: number, from: readonly [string, number]): Ray => {
    const small = name.toLowerCase();
    const inner = sum.add(`${small}1`, `Луч ${name}: внутренняя точка`, [name, corner], from);
    return [corner, sum.add(`${small}2`, `Луч ${name}: средняя точка`, [name, corner], [`${small}1`, inner]), inner];
  };
  return {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
    I,
    left: ray('A', A, centre),
    top: ray('B', B, centre),
    right: ray('C', C, centre),
    bottom: ray('D', D, centre),
    topLeft: ray('F', F, ancestral),
    topRight: ray('G', G, ancestral),
    bottomRight: ray('H', H, ancestral),
    bottomLeft: ray('I', I, ancestral),
  };
}
