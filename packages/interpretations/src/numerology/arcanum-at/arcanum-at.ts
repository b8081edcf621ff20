import type { Unit } from '../../unit.ts';
import type { ArcanumPoint } from '../../unit-factor.ts';
import { type ToldText, told } from '../../veda/told.ts';

/** Builds a unit of an arcanum, 1–22, at a point of the matrix. Current practice: no old book reads arcana by points. */
export const arcanumAt =
  (point: ArcanumPoint) =>
  (arcanum: number, text: ToldText): Unit =>
    told(`arcanum-${arcanum}-at-${point}`, { kind: 'matrix-point', point, arcanum }, text, [
      { key: 'modern', role: 'modern', note: 'школа «Матрица судьбы»' },
    ]);
