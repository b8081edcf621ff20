import { type CivilDate, exactAge } from '../civil-date.ts';
import { type Confirmations, marks } from '../confirmation.ts';
import { itemAt } from '../item-at.ts';
import type { ArcanumSchool } from '../reduction.ts';
import type { Step } from '../trace.ts';
import { ageRing, type RingStart, ringIndex } from './age-ring.ts';
import { ArcanumSum } from './arithmetic.ts';
import { type MatrixHealth, matrixHealth } from './health.ts';
import {
  type MatrixLines,
  type MatrixPurposes,
  type MatrixTriads,
  matrixLines,
  matrixPurposes,
  matrixTriads,
} from './lines.ts';
import { type AncestralCentre, type MatrixPoints, matrixPoints } from './points.ts';

export interface MatrixOptions {
  readonly school?: ArcanumSchool | undefined;
  readonly ringStart?: RingStart | undefined;
  readonly ancestralCentre?: AncestralCentre | undefined;
  /** Date whose year energy is read off the ring. */
  readonly at?: CivilDate | undefined;
}

/** Arcanum of the age on a date. */
export interface YearEnergy {
  /** Years with a fraction. */
  readonly age: number;
  readonly index: number;
  readonly arcanum: number;
}

export interface DestinyMatrix extends MatrixPoints, MatrixLines, MatrixPurposes, MatrixHealth {
  readonly school: ArcanumSchool;
  readonly ringStart: RingStart;
  readonly ancestralCentre: AncestralCentre;
  readonly triads: MatrixTriads;
  readonly ring: readonly number[];
  /** Null when no date was asked for or it is before the birth. */
  readonly yearEnergy: YearEnergy | null;
  readonly reason: 'NO_DATE' | 'BEFORE_BIRTH' | null;
  readonly trace: readonly Step[];
  readonly confirmation: Confirmations;
}

/** Arcanum of the ring on a date; null before the birth. */
function yearEnergy(birth: CivilDate, at: CivilDate, ring: readonly number[]): YearEnergy | null {
  const age = exactAge(birth, at);
  if (age === null) return null;
  const index = ringIndex(age);
  return { age, index, arcanum: itemAt(ring, index, 'point of the ring') };
}

/**
 * Matrix of destiny: points, rays, karmic tail, money and relationship keys, purposes, health table, age ring, triads.
 * Every value is an arcanum 1–22 (8 Justice, 11 Strength). Schools: see {@link ArcanumSchool}, {@link RingStart}.
 * @see [Ladini tests]
 */
export function destinyMatrix(date: CivilDate, options: MatrixOptions = {}): DestinyMatrix {
  const { school = 'digit-sum', ringStart = 'A', ancestralCentre = 'E', at } = options;
  const sum = new ArcanumSum(school);
  const points = matrixPoints(date, sum, ancestralCentre);
  const lines = matrixLines(points, sum);
  const purposes = matrixPurposes(points, sum);
  const health = matrixHealth(points, sum);
  const ring = ageRing(points, ringStart, sum);
  const energy = at === undefined ? null : yearEnergy(date, at, ring);
  return {
    school,
    ringStart,
    ancestralCentre,
    ...points,
    ...lines,
    ...purposes,
    ...health,
    triads: matrixTriads(points, lines),
    ring,
    yearEnergy: energy,
    reason: energy !== null ? null : at === undefined ? 'NO_DATE' : 'BEFORE_BIRTH',
    trace: sum.steps,
    confirmation: matrixMarks(school, ringStart, ancestralCentre),
  };
}

function matrixMarks(school: ArcanumSchool, ringStart: RingStart, centre: AncestralCentre): Confirmations {
  const digitSum = school === 'digit-sum';
  const points = digitSum ? 'matrixPoints' : 'matrixSubtract';
  return marks({
    points,
    keys: points,
    purposes: points,
    triads: centre === 'own' ? 'matrixOwnCentre' : points,
    phys: digitSum ? 'matrixHealthPhysical' : 'matrixSubtract',
    energy: 'matrixHealthOther',
    emotion: 'matrixHealthOther',
    ring: ringStart === 'A' ? 'matrixRingA' : 'matrixRingC',
  });
}
