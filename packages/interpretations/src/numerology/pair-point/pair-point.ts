import type { Unit } from '../../unit.ts';
import type { UnitFactor } from '../../unit-factor.ts';
import { type ToldText, told } from '../../veda/told.ts';

type Point = Extract<UnitFactor, { kind: 'pair-point' }>['point'];

/** Builds a unit of an arcanum, 1–22, at a point of the matrix of two. Current practice: no old book reads arcana by points. */
export const pairPoint =
  (point: Point) =>
  (arcanum: number, text: ToldText): Unit =>
    told(`pair-${point}-${arcanum}`, { kind: 'pair-point', point, arcanum }, text, [
      { key: 'modern', role: 'modern', note: 'школа «Матрица судьбы»' },
    ]);
