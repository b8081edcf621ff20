import type { Occupant } from '@nebosvod/drawing/body-label';

/** A small mark laid over D1: an arudha, a special lagna, or a body of another moment. */
export interface LayerMark {
  readonly sign: number;
  /** Degrees, where the point has more than a sign and stands on the outer ring of the wheel. */
  readonly longitude?: number;
  readonly occupant: Occupant;
  /** Full name for the table and the ear. */
  readonly name: string;
}

/** Marks of the layer «transit», or of the points of the birth itself. */
export function marksIn(marks: readonly LayerMark[], sign: number, kind: 'point' | 'transit'): readonly LayerMark[] {
  return marks.filter((mark) => mark.sign === sign && mark.occupant.layer === kind);
}
