import type { AspectId } from '../aspect.table.ts';
import type { MAJOR_ASPECTS } from '../western.ids.ts';
import type { WesternPointId } from '../western-body.ts';

/** A point carried on that is exactly in aspect to a natal one. */
export interface DirectedContact {
  /** Age in tropical years. */
  readonly years: number;
  /** The point that is carried. */
  readonly promissor: WesternPointId;
  readonly aspect: AspectId;
  /** The natal point that it comes to. */
  readonly significator: WesternPointId;
}

/** Years of life that directions are told for. */
export const DIRECTED_YEARS = 90;

/** A major aspect to either side, degrees from the significator. */
export const SIDES: readonly { readonly aspect: (typeof MAJOR_ASPECTS)[number]; readonly angle: number }[] = [
  { aspect: 'conjunction', angle: 0 },
  { aspect: 'sextile', angle: 60 },
  { aspect: 'square', angle: 90 },
  { aspect: 'trine', angle: 120 },
  { aspect: 'opposition', angle: 180 },
  { aspect: 'trine', angle: 240 },
  { aspect: 'square', angle: 270 },
  { aspect: 'sextile', angle: 300 },
];
