import type { CivilDate } from '../civil-date.ts';
import { type Confirmations, marks } from '../confirmation.ts';
import { itemAt } from '../item-at.ts';
import type { Step } from '../trace.ts';
import { ArcanumSum } from './arithmetic.ts';
import { type DestinyMatrix, destinyMatrix, type MatrixOptions } from './destiny-matrix.ts';
import { healthTable } from './health.ts';
import { type MatrixPurposes, matrixLines, matrixTriads } from './lines.ts';
import type { MatrixPoints, Ray } from './points.ts';

/** The couple's matrix with the two it was made of; the year energy of a couple is not defined. */
export interface DestinyMatrixPair extends Omit<DestinyMatrix, 'yearEnergy' | 'reason'> {
  readonly first: DestinyMatrix;
  readonly second: DestinyMatrix;
}

/**
 * Matrix of a couple: every point is the reduced sum of the two people's same points. The money and relationship keys are
 * counted anew from the couple's own d₁ and c₁, and so are the emotion column and the totals, so that the table adds up.
 * @see [Ladini tests]
 */
export function destinyMatrixPair(
  dates: readonly [CivilDate, CivilDate],
  options: MatrixOptions = {},
): DestinyMatrixPair {
  const first = destinyMatrix(dates[0], options);
  const second = destinyMatrix(dates[1], options);
  const sum = new ArcanumSum(first.school);
  const both = (id: string, label: string, a: number, b: number) => sum.add(id, label, ['первый', a], ['второй', b]);
  const point = (id: keyof MatrixPoints & string, a: number, b: number) => both(id, `Точка ${id} пары`, a, b);
  const ray = (name: string, corner: number, a: Ray, b: Ray): Ray => [
    corner,
    both(`${name}2`, `Точка ${name}2 пары`, a[1], b[1]),
    both(`${name}1`, `Точка ${name}1 пары`, a[2], b[2]),
  ];
  const corners = {
    A: point('A', first.A, second.A),
    B: point('B', first.B, second.B),
    C: point('C', first.C, second.C),
    D: point('D', first.D, second.D),
    E: point('E', first.E, second.E),
    F: point('F', first.F, second.F),
    G: point('G', first.G, second.G),
    H: point('H', first.H, second.H),
    I: point('I', first.I, second.I),
  };
  const points: MatrixPoints = {
    ...corners,
    left: ray('a', corners.A, first.left, second.left),
    top: ray('b', corners.B, first.top, second.top),
    right: ray('c', corners.C, first.right, second.right),
    bottom: ray('d', corners.D, first.bottom, second.bottom),
    topLeft: ray('f', corners.F, first.topLeft, second.topLeft),
    topRight: ray('g', corners.G, first.topRight, second.topRight),
    bottomRight: ray('h', corners.H, first.bottomRight, second.bottomRight),
    bottomLeft: ray('i', corners.I, first.bottomLeft, second.bottomLeft),
  };
  const lines = matrixLines(points, sum);
  const purpose = (id: keyof MatrixPurposes, label: string) => both(id, label, first[id], second[id]);
  const purposes: MatrixPurposes = {
    sky: purpose('sky', 'Небо пары'),
    earth: purpose('earth', 'Земля пары'),
    personal: purpose('personal', 'Личное предназначение пары'),
    male: purpose('male', 'Мужская линия пары'),
    female: purpose('female', 'Женская линия пары'),
    social: purpose('social', 'Социальное предназначение пары'),
    general: purpose('general', 'Общее предназначение пары'),
    planetary: purpose('planetary', 'Планетарное предназначение пары'),
  };
  const column = (id: string, a: readonly number[], b: readonly number[]) =>
    a.map((value, i) => both(`${id}-${i + 1}`, 'Карта здоровья пары', value, itemAt(b, i, 'row of the second')));
  const health = healthTable(
    column('phys', first.phys, second.phys),
    column('energy', first.energy, second.energy),
    sum,
  );
  const ring = first.ring.map((value, i) =>
    both(`ring-${i}`, 'Возрастной круг пары', value, itemAt(second.ring, i, 'point of the ring')),
  );
  const trace: readonly Step[] = sum.steps;
  return {
    school: first.school,
    ringStart: first.ringStart,
    ancestralCentre: first.ancestralCentre,
    ...points,
    ...lines,
    ...purposes,
    ...health,
    triads: matrixTriads(points, lines),
    ring,
    first,
    second,
    trace,
    confirmation: pairMarks(first.school === 'digit-sum'),
  };
}

function pairMarks(confirmed: boolean): Confirmations {
  const points = confirmed ? 'matrixPair' : 'matrixSubtract';
  return marks({
    points,
    keys: points,
    purposes: points,
    triads: points,
    phys: 'matrixPairRest',
    energy: 'matrixPairRest',
    emotion: 'matrixPairRest',
    ring: 'matrixPairRest',
  });
}
