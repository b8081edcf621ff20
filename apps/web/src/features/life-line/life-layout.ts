import type { ShownRow } from './life-row-model.ts';

/** Where a row is drawn, px from the top left of the drawing. */
export interface PlacedRow {
  readonly row: ShownRow;
  readonly top: number;
  /** Baseline of its name. */
  readonly titleX: number;
  readonly titleY: number;
}

/** Where everything of the drawing is, px. */
export interface LifeLayout {
  readonly width: number;
  readonly height: number;
  /** Left edge of the line of time. */
  readonly left: number;
  /** Lower edge of the axis: where bands and the mark of the present begin. */
  readonly axis: number;
  readonly rows: readonly PlacedRow[];
}

/** Narrower than this, px, there is no room for names before the rows: time runs down. */
export const wideFrom = 620;
const gutter = 126;
const flagsHeight = 30;
const axisHeight = 36;
const gap = 7;
const footHeight = 30;

/** Rows one under another with their names at the left. */
export function lifeLayout(rows: readonly ShownRow[], width: number): LifeLayout {
  const axis = flagsHeight + axisHeight;
  let y = axis + gap;
  const placed = rows.map((row): PlacedRow => {
    const top = y;
    y = top + row.height + gap;
    return { row, top, titleX: 0, titleY: top + row.height / 2 + 5 };
  });
  return { width, height: y + footHeight, left: gutter, axis, rows: placed };
}

const overviewHeight = 20;
const overviewGap = 4;

/** The rows of a whole life in brief, under one line of dates. */
export function overviewLayout(rows: readonly ShownRow[], width: number): LifeLayout {
  const left = width >= wideFrom ? gutter : 0;
  let y = axisHeight / 2 + overviewGap;
  const placed = rows.map((row): PlacedRow => {
    const top = y;
    y += Math.min(row.height, overviewHeight) + overviewGap;
    return {
      row: { ...row, height: Math.min(row.height, overviewHeight) },
      top,
      titleX: 0,
      titleY: top + Math.min(row.height, overviewHeight) / 2 + 5,
    };
  });
  return { width, height: y + overviewGap, left, axis: axisHeight / 2, rows: placed };
}

/** The row under a height of the drawing; null between rows. */
export function rowAt({ rows }: LifeLayout, y: number): ShownRow | null {
  return rows.find(({ row, top }) => y >= top - 2 && y <= top + row.height + 2)?.row ?? null;
}
