import { arcanumInForce, frameInForce } from '../base/in-force.ts';
import { ARCANUM_TEXTS } from './arcana.table.ts';
import type { ArcanumText, MatrixPositionText, MatrixRowText } from './arcanum-text.ts';
import { MATRIX_POSITION_TEXTS, type MatrixPosition } from './matrix-position.table.ts';
import { MATRIX_HEALTH_TEXTS, MATRIX_PROGRAMME_TEXTS } from './matrix-row.table.ts';
import { PAIR_POSITION_TEXTS, type PairPosition } from './pair-position.table.ts';

/** The text of an arcanum, 1 = Маг … 22 = Шут (8 Справедливость, 11 Сила); null for a number that is no arcanum. @see [Ladini] [Papus] */
export function arcanumText(arcanum: number): ArcanumText | null {
  const text = ARCANUM_TEXTS[arcanum - 1];
  return text ? arcanumInForce(`arcanum-${arcanum}`, text) : null;
}

/** What a point of one person's matrix speaks about. @see [Ladini] */
export function matrixPositionText(position: MatrixPosition): MatrixPositionText {
  return frameInForce(`matrix-position-${position}`, MATRIX_POSITION_TEXTS[position]);
}

/** What a point of a couple's matrix speaks about. @see [Ladini] */
export function pairPositionText(position: PairPosition): MatrixPositionText {
  return frameInForce(`pair-position-${position}`, PAIR_POSITION_TEXTS[position]);
}

/** What a programme of three arcana is read for. @see [Ladini] */
export function matrixProgrammeText(programme: keyof typeof MATRIX_PROGRAMME_TEXTS): MatrixRowText {
  return frameInForce(`matrix-programme-${programme}`, MATRIX_PROGRAMME_TEXTS[programme]);
}

/** What a row of the health table is read for, 0 = crown … 6 = root; null for another row. A theme of care, never a diagnosis. @see [Ladini] */
export function matrixHealthText(row: number): MatrixRowText | null {
  const text = MATRIX_HEALTH_TEXTS[row];
  return text ? frameInForce(`matrix-health-${row}`, text) : null;
}
