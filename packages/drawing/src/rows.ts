import { type BodyShape, type Density, drawLabel, labelHeight, labelWidth, type Occupant } from './body-label.ts';
import { type Box, bandInside, type Interval, type Point } from './plane.ts';

/** A house as room for labels. */
export interface Cell {
  /** Convex polygon, px. */
  readonly outline: readonly Point[];
  /** Where labels should gather. */
  readonly anchor: Point;
  /** Rows spread around the anchor, or grow from it downwards or upwards (houses that stand on an edge of the square). */
  readonly growth: 'around' | 'down' | 'up';
  /** How many rows look best for n bodies. */
  readonly rowsFor: (count: number) => number;
  /** Boxes that labels keep clear of: the sign number. */
  readonly obstacles: readonly Box[];
}

/** Nothing is placed closer than this to an obstacle, px. */
const obstacleGap = 3;
/** Step of the search for the height of the block of rows, px. */
const searchStep = 1.5;

/** The widest free stretch of a band inside the cell, `null` when there is none. */
function freeStretch(cell: Cell, top: number, bottom: number, inset: number): Interval | null {
  const band = bandInside(cell.outline, top, bottom);
  if (!band) return null;
  let stretches: Interval[] = [{ from: band.from + inset, to: band.to - inset }];
  for (const box of cell.obstacles) {
    if (box.y + box.height + obstacleGap / 2 <= top || box.y - obstacleGap / 2 >= bottom) continue;
    stretches = stretches.flatMap((stretch) => {
      const left = { from: stretch.from, to: Math.min(stretch.to, box.x - obstacleGap) };
      const right = { from: Math.max(stretch.from, box.x + box.width + obstacleGap), to: stretch.to };
      return [left, right].filter((part) => part.to > part.from);
    });
  }
  let best: Interval | null = null;
  for (const stretch of stretches) {
    if (stretch.to <= stretch.from) continue;
    if (!best || stretch.to - stretch.from > best.to - best.from) best = stretch;
  }
  return best;
}

/**
 * Splits widths, in order, into rows no wider than their capacities, as evenly filled as possible.
 * @returns index of the first item of each row, or `null` when they do not fit.
 */
export function splitRows(widths: readonly number[], gap: number, capacities: readonly number[]): number[] | null {
  const count = widths.length;
  const rows = capacities.length;
  if (rows > count) return null;
  // Most heights that are tried have no room at all: that is seen without the search.
  const total = widths.reduce((sum, width) => sum + width, gap * (count - rows));
  const room = capacities.reduce((sum, capacity) => sum + capacity, 0);
  if (total > room + 1e-6) return null;
  const prefix = [0];
  for (const width of widths) prefix.push((prefix.at(-1) ?? 0) + width);
  const span = (from: number, to: number) => (prefix[to] ?? 0) - (prefix[from] ?? 0) + gap * (to - from - 1);

  let costs: (number | null)[] = [0, ...widths.map(() => null)];
  const choices: number[][] = [];
  for (let row = 0; row < rows; row += 1) {
    const capacity = capacities[row] ?? 0;
    const next: (number | null)[] = Array.from({ length: count + 1 }, () => null);
    const choice: number[] = Array.from({ length: count + 1 }, () => 0);
    for (let end = 1; end <= count; end += 1) {
      for (let start = end - 1; start >= 0; start -= 1) {
        const width = span(start, end);
        if (width > capacity) break;
        const before = costs[start];
        if (before === null || before === undefined) continue;
        const cost = before + (capacity - width) ** 2;
        const known = next[end];
        if (known === null || known === undefined || cost < known) {
          next[end] = cost;
          choice[end] = start;
        }
      }
    }
    costs = next;
    choices.push(choice);
  }
  const last = costs[count];
  if (last === null || last === undefined) return null;
  const starts: number[] = [];
  let end = count;
  for (let row = rows - 1; row >= 0; row -= 1) {
    end = choices[row]?.[end] ?? 0;
    starts.unshift(end);
  }
  return starts;
}

interface Placement {
  readonly starts: readonly number[];
  readonly stretches: readonly Interval[];
  readonly middles: readonly number[];
}

function firstMiddle(cell: Cell, rows: number, pitch: number): number {
  if (cell.growth === 'down') return cell.anchor.y;
  if (cell.growth === 'up') return cell.anchor.y - (rows - 1) * pitch;
  return cell.anchor.y - ((rows - 1) * pitch) / 2;
}

function placeAt(
  cell: Cell,
  widths: readonly number[],
  density: Density,
  rows: number,
  shift: number,
): Placement | null {
  const half = labelHeight(density) / 2;
  const start = firstMiddle(cell, rows, density.pitch) + shift;
  const stretches: Interval[] = [];
  const middles: number[] = [];
  for (let row = 0; row < rows; row += 1) {
    const middle = start + row * density.pitch;
    const stretch = freeStretch(cell, middle - half - density.inset, middle + half + density.inset, density.inset);
    if (!stretch) return null;
    stretches.push(stretch);
    middles.push(middle);
  }
  const starts = splitRows(
    widths,
    density.gap,
    stretches.map((stretch) => stretch.to - stretch.from),
  );
  return starts && { starts, stretches, middles };
}

function reach(cell: Cell): number {
  const ys = cell.outline.map((point) => point.y);
  return Math.max(...ys) - Math.min(...ys);
}

function bestPlacement(cell: Cell, widths: readonly number[], density: Density): Placement | null {
  const wanted = Math.min(widths.length, cell.rowsFor(widths.length));
  let best: { placement: Placement; cost: number } | null = null;
  const limit = reach(cell);
  for (let rows = 1; rows <= widths.length; rows += 1) {
    const base = Math.abs(rows - wanted) * density.pitch;
    for (let distance = 0; distance <= limit; distance += searchStep) {
      if (best && base + distance >= best.cost) break;
      const placement =
        placeAt(cell, widths, density, rows, distance) ??
        (distance > 0 ? placeAt(cell, widths, density, rows, -distance) : null);
      if (!placement) continue;
      best = { placement, cost: base + distance };
      break;
    }
  }
  return best?.placement ?? null;
}

function draw(
  cell: Cell,
  occupants: readonly Occupant[],
  widths: readonly number[],
  density: Density,
  placement: Placement,
): BodyShape[] {
  const shapes: BodyShape[] = [];
  placement.starts.forEach((start, row) => {
    const end = placement.starts[row + 1] ?? occupants.length;
    const stretch = placement.stretches[row];
    const middle = placement.middles[row];
    if (!stretch || middle === undefined) return;
    const total = widths.slice(start, end).reduce((sum, width) => sum + width, 0) + density.gap * (end - start - 1);
    let pen = Math.min(Math.max(cell.anchor.x - total / 2, stretch.from), stretch.to - total);
    occupants.slice(start, end).forEach((occupant, index) => {
      shapes.push(drawLabel(occupant, density, pen, middle));
      pen += (widths[start + index] ?? 0) + density.gap;
    });
  });
  return shapes;
}

/** Bodies of a house, and the ids that found no room (only in charts too small for 13 px letters). */
export interface FilledCell {
  readonly bodies: readonly BodyShape[];
  readonly hidden: readonly string[];
}

/** Id of the label «+2» that stands for bodies without room. */
export const overflowId = 'overflow';

/**
 * Lays the bodies of one house in centred rows that never overlap each other, the house's lines or its sign number.
 * Tries the densities from roomy to tight; when none holds all, the last label is «+n» and names are left to the spoken text.
 * Occupants of a layer come last and never push a natal body out: where «+n» itself has no room they go without a word.
 */
export function fillCell(cell: Cell, occupants: readonly Occupant[], densities: readonly Density[]): FilledCell {
  if (occupants.length === 0) return { bodies: [], hidden: [] };
  for (const density of densities) {
    const widths = occupants.map((occupant) => labelWidth(occupant, density));
    const placement = bestPlacement(cell, widths, density);
    if (placement) return { bodies: draw(cell, occupants, widths, density, placement), hidden: [] };
  }
  const tightest = densities.at(-1);
  if (!tightest) return { bodies: [], hidden: occupants.map((occupant) => occupant.id) };
  const natal = occupants.filter((occupant) => occupant.layer === undefined);
  for (let shown = occupants.length - 1; shown >= 0; shown -= 1) {
    if (shown === natal.length - 1 && natal.length < occupants.length) {
      const alone = fillCell(cell, natal, densities);
      const hidden = occupants.slice(natal.length).map((occupant) => occupant.id);
      return { bodies: alone.bodies, hidden: [...alone.hidden, ...hidden] };
    }
    const rest = occupants.slice(shown);
    const some = [...occupants.slice(0, shown), { id: overflowId, label: `+${rest.length}` }];
    const widths = some.map((occupant) => labelWidth(occupant, tightest));
    const placement = bestPlacement(cell, widths, tightest);
    if (placement) {
      return { bodies: draw(cell, some, widths, tightest, placement), hidden: rest.map((occupant) => occupant.id) };
    }
  }
  return { bodies: [], hidden: occupants.map((occupant) => occupant.id) };
}
