import type { Box } from './plane.ts';
import { textWidth } from './text-width.ts';

/** Signs set beside the letters of a body; vargottama is drawn as a line under them. */
export type Mark = 'retrograde' | 'stationary' | 'exalted' | 'debilitated' | 'combust' | 'vargottama';

/** What stands in a house: a graha, the lagna, an arudha, a transit. `id` is the caller's own. */
export interface Occupant {
  readonly id: string;
  /** Two or three letters. */
  readonly label: string;
  /** For instance «14°»; left out where a chart has no degrees. */
  readonly degree?: string;
  readonly marks?: readonly Mark[];
  /** Which layer over the natal bodies it belongs to: set small and first to go when room is short. Passed through. */
  readonly layer?: string;
  /** Body whose hue and light it takes where `id` is its own, for instance of a transit. Passed through. */
  readonly subject?: string;
}

/** How tightly labels are set, px. Text keeps its size whatever the size of the chart. */
export interface Density {
  readonly letterSize: number;
  /** `null` = degrees are left out. */
  readonly degreeSize: number | null;
  /** `null` = marks are left out (the spoken name keeps them). */
  readonly markSize: number | null;
  /** From one row's middle to the next. */
  readonly pitch: number;
  readonly gap: number;
  /** Least distance of a label from the lines of its house. */
  readonly inset: number;
}

/** From roomy to tight; a crowded house takes the first that holds all its bodies. */
export const densities: readonly Density[] = [
  { letterSize: 16, degreeSize: 13, markSize: 12, pitch: 24, gap: 9, inset: 4 },
  { letterSize: 16, degreeSize: 13, markSize: 12, pitch: 19, gap: 7, inset: 3 },
  { letterSize: 13, degreeSize: 13, markSize: 10, pitch: 17, gap: 6, inset: 3 },
  { letterSize: 13, degreeSize: 13, markSize: 10, pitch: 14, gap: 3, inset: 1.5 },
  { letterSize: 13, degreeSize: 13, markSize: 9, pitch: 13, gap: 3, inset: 0.5 },
  { letterSize: 13, degreeSize: null, markSize: 10, pitch: 16, gap: 5, inset: 3 },
  { letterSize: 13, degreeSize: null, markSize: 10, pitch: 14, gap: 3, inset: 1.5 },
  { letterSize: 13, degreeSize: null, markSize: null, pitch: 13, gap: 3, inset: 1 },
];

/** A chart narrower than this shows letters only, and the sign number of house 1 alone. */
export const smallChart = 260;

export function densitiesFor(size: number): readonly Density[] {
  return size < smallChart ? densities.filter(({ degreeSize }) => degreeSize === null) : densities;
}

export interface TextShape {
  readonly x: number;
  /** Baseline. */
  readonly y: number;
  readonly label: string;
  readonly fontSize: number;
}

export interface MarkShape extends Box {
  readonly kind: Mark;
}

/** A drawn body: letters, marks, degree and the box they fill together. */
export interface BodyShape extends TextShape {
  readonly id: string;
  readonly layer?: string;
  readonly subject?: string;
  readonly degree: TextShape | null;
  readonly marks: readonly MarkShape[];
  /** Line under the letters of a vargottama body. */
  readonly underline: string | null;
  /** What the label covers. */
  readonly box: Box;
  /** The outline of a selected label. */
  readonly halo: Box;
}

const degreeGap = 2.5;
/** Letters of what is laid over the natal bodies, px. */
const layerLetterSize = 13;

function letterSizeOf(occupant: Occupant, density: Density): number {
  return occupant.layer === undefined ? density.letterSize : Math.min(layerLetterSize, density.letterSize);
}

function sideMarks(occupant: Occupant): readonly Mark[] {
  return (occupant.marks ?? []).filter((mark) => mark !== 'vargottama');
}

/** Width of the whole label at a density, px. */
export function labelWidth(occupant: Occupant, density: Density): number {
  const letters = textWidth(occupant.label, letterSizeOf(occupant, density));
  const marks = density.markSize === null ? 0 : sideMarks(occupant).length * (density.markSize + 1);
  const degree = occupant.degree && density.degreeSize ? degreeGap + textWidth(occupant.degree, density.degreeSize) : 0;
  return letters + marks + degree;
}

/** Height a row of labels takes, px: ascent of the capitals and the descender. */
export function labelHeight(density: Density): number {
  return density.letterSize * 0.95;
}

/** Draws a label whose left edge is at `x` and whose middle is at height `middle`. */
export function drawLabel(occupant: Occupant, density: Density, x: number, middle: number): BodyShape {
  const { degreeSize, markSize } = density;
  const letterSize = letterSizeOf(occupant, density);
  // One baseline in a row, whatever the size of the letters.
  const baseline = middle + density.letterSize * 0.36;
  const letters = textWidth(occupant.label, letterSize);
  let pen = x + letters;
  const marks: MarkShape[] = [];
  if (markSize !== null) {
    const y = baseline - letterSize * 0.36 - markSize * 0.6;
    for (const kind of sideMarks(occupant)) {
      marks.push({ kind, x: pen + 1, y, width: markSize, height: markSize });
      pen += markSize + 1;
    }
  }
  const degree =
    occupant.degree && degreeSize
      ? { x: pen + degreeGap, y: baseline, label: occupant.degree, fontSize: degreeSize }
      : null;
  const width = labelWidth(occupant, density);
  const height = labelHeight(density);
  const box = { x, y: middle - height / 2, width, height };
  const padX = Math.min(5, density.gap / 2 + 0.5);
  const padY = Math.min(5.5, (density.pitch - height) / 2 + 1.5);
  return {
    id: occupant.id,
    ...(occupant.layer === undefined ? {} : { layer: occupant.layer }),
    ...(occupant.subject === undefined ? {} : { subject: occupant.subject }),
    x,
    y: baseline,
    label: occupant.label,
    fontSize: letterSize,
    degree,
    marks,
    underline: occupant.marks?.includes('vargottama')
      ? `M${Math.round((x + 0.5) * 100) / 100} ${Math.round((baseline + 3.5) * 100) / 100}h${Math.round((letters - 1) * 100) / 100}`
      : null,
    box,
    halo: { x: x - padX, y: box.y - padY, width: width + padX * 2, height: height + padY * 2 },
  };
}
