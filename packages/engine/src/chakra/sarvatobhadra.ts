import { GRAHAS } from '../bodies.ids.ts';
import type { Graha } from '../bodies.ts';
import type { TithiGroup } from '../panchanga/limb.ts';
import type { ByGraha } from '../state/placement.ts';
import { CONSONANTS, OUTER_STARS, SIGNS, TITHI_GROUPS, VOWELS } from './sarvatobhadra.table.ts';
import { star28Of } from './star28.ts';

/** What one of the 81 cells holds. Rows and columns 0 … 8 from the north-east corner, drawn at the top left, east on top. */
export type Cell = { readonly row: number; readonly column: number } & (
  | { readonly kind: 'star'; readonly star: number; readonly grahas: readonly Graha[] }
  | { readonly kind: 'sign'; readonly sign: number }
  | { readonly kind: 'vowel' | 'consonant'; readonly letter: string }
  | { readonly kind: 'tithis'; readonly group: TithiGroup; readonly varas: readonly number[] }
);

/** A line of influence from a graha's star over the cells it pierces, the far end included. */
export interface Vedha {
  readonly graha: Graha;
  readonly star: number;
  /** Facing the centre from the star. */
  readonly direction: 'front' | 'left' | 'right';
  readonly cells: readonly { readonly row: number; readonly column: number }[];
}

export interface Sarvatobhadra {
  readonly cells: readonly Cell[];
  readonly vedhas: readonly Vedha[];
}

const SIZE = 9;
/** Steps along the four sides, clockwise from the top left corner. */
const STEPS = [
  { row: 0, column: 1 },
  { row: 1, column: 0 },
  { row: 0, column: -1 },
  { row: -1, column: 0 },
] as const;

/** The sarvatobhadra chakra with the grahas in their stars of the twenty-eight and the vedha of each. */
export function sarvatobhadra(longitudes: ByGraha<number>): Sarvatobhadra {
  const stars = new Map(GRAHAS.map((graha) => [graha, star28Of(longitudes[graha])]));
  const grahasOf = (star: number) => GRAHAS.filter((graha) => stars.get(graha) === star);
  const cells: Cell[] = [];
  for (let ring = 0; ring < 4; ring++) {
    STEPS.forEach((step, side) => {
      const corner = cornerOf(ring, side);
      cells.push({ ...corner, kind: 'vowel', letter: VOWELS[ring][side] });
      const length = SIZE - 2 * ring - 2;
      for (let index = 0; index < length; index++) {
        const place = { row: corner.row + step.row * (index + 1), column: corner.column + step.column * (index + 1) };
        cells.push({ ...place, ...contentOf(ring, side, index, grahasOf) });
      }
    });
  }
  cells.push({ row: 4, column: 4, kind: 'tithis', ...TITHI_GROUPS[4] });
  return { cells, vedhas: GRAHAS.flatMap((graha) => vedhasOf(graha, stars.get(graha) ?? 1)) };
}

type Content =
  | { kind: 'star'; star: number; grahas: readonly Graha[] }
  | { kind: 'consonant'; letter: string }
  | { kind: 'sign'; sign: number }
  | { kind: 'tithis'; group: TithiGroup; varas: readonly number[] };

function contentOf(ring: number, side: number, index: number, grahasOf: (star: number) => readonly Graha[]): Content {
  switch (ring) {
    case 0: {
      const star = OUTER_STARS[side][index];
      return { kind: 'star', star, grahas: grahasOf(star) };
    }
    case 1:
      return { kind: 'consonant', letter: CONSONANTS[side][index] };
    case 2:
      return { kind: 'sign', sign: SIGNS[side][index] };
    default:
      return { kind: 'tithis', ...TITHI_GROUPS[side] };
  }
}

function cornerOf(ring: number, side: number): { row: number; column: number } {
  const far = SIZE - 1 - ring;
  return [
    { row: ring, column: ring },
    { row: ring, column: far },
    { row: far, column: far },
    { row: far, column: ring },
  ][side];
}

function vedhasOf(graha: Graha, star: number): Vedha[] {
  const side = OUTER_STARS.findIndex((stars) => stars.includes(star));
  const index = OUTER_STARS[side].indexOf(star);
  const step = STEPS[side];
  const corner = cornerOf(0, side);
  const start = { row: corner.row + step.row * (index + 1), column: corner.column + step.column * (index + 1) };
  // The side runs clockwise, so the inward direction is the step turned right; facing it, the step itself leads left.
  const inward = { row: step.column, column: -step.row };
  const ray = (turn: number) => {
    const direction = { row: inward.row + step.row * turn, column: inward.column + step.column * turn };
    const found: { row: number; column: number }[] = [];
    for (let n = 1; n < SIZE; n++) {
      const cell = { row: start.row + direction.row * n, column: start.column + direction.column * n };
      if (cell.row < 0 || cell.row >= SIZE || cell.column < 0 || cell.column >= SIZE) break;
      found.push(cell);
    }
    return found;
  };
  return [
    { graha, star, direction: 'front', cells: ray(0) },
    { graha, star, direction: 'left', cells: ray(1) },
    { graha, star, direction: 'right', cells: ray(-1) },
  ];
}
