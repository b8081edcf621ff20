import { type Point, polylinePath, rounded } from './plane.ts';

export interface LineChartInput {
  /** x grows along the array; `null` breaks the line. */
  readonly points: readonly { readonly x: number; readonly y: number | null }[];
  readonly width: number;
  readonly height: number;
  /** Values at the lower and upper edge; by default the smallest and largest y. */
  readonly range?: { readonly from: number; readonly to: number };
}

/** A small line chart: one path with gaps, the area under each part, and the drawn points in px. */
export interface LineChart {
  readonly d: string;
  readonly area: string;
  readonly points: readonly (Point | null)[];
}

/** Places a value of a range on an axis of `length` px; a range without width stands in the middle. */
export function scaled(value: number, from: number, to: number, length: number): number {
  return to === from ? length / 2 : ((value - from) / (to - from)) * length;
}

export function lineChart({ points, width, height, range }: LineChartInput): LineChart {
  const xs = points.map((point) => point.x);
  const ys = points.flatMap((point) => (point.y === null ? [] : [point.y]));
  if (ys.length === 0) return { d: '', area: '', points: points.map(() => null) };
  const fromX = Math.min(...xs);
  const toX = Math.max(...xs);
  const from = range?.from ?? Math.min(...ys);
  const to = range?.to ?? Math.max(...ys);
  const drawn = points.map((point): Point | null =>
    point.y === null ? null : { x: scaled(point.x, fromX, toX, width), y: height - scaled(point.y, from, to, height) },
  );
  const parts: Point[][] = [];
  let open: Point[] = [];
  for (const point of [...drawn, null]) {
    if (point) open.push(point);
    else if (open.length > 0) {
      parts.push(open);
      open = [];
    }
  }
  return {
    d: parts.map(polylinePath).join(''),
    area: parts
      .filter((part) => part.length > 1)
      .map((part) => `${polylinePath(part)}V${rounded(height)}H${rounded(part[0]?.x ?? 0)}Z`)
      .join(''),
    points: drawn,
  };
}
