import type { ShownRow } from './life-row-model.ts';

/** Where a row stands when time runs down, px from the left of the drawing. */
export interface PlacedColumn {
  readonly row: ShownRow;
  readonly left: number;
}

/** Where everything of the upright drawing is, px. */
export interface ColumnsLayout {
  readonly width: number;
  readonly height: number;
  /** Right edge of the dates, flags and events: where the columns begin. */
  readonly left: number;
  /** Of each column, without the gap after it. */
  readonly columnWidth: number;
  readonly columns: readonly PlacedColumn[];
  /** Rows of what is pinned: their marks stand beside the dates. */
  readonly pinned: readonly ShownRow[];
}

const gutter = 44;
const gap = 3;
/** A column is worth reading from this width on. */
const leastWidth = 48;
const height = 660;

/** Whether a row is of pinned marks alone, which take no column. */
export const isPinned = ({ id }: ShownRow): boolean => id === 'event' || id === 'session';

/** So many columns can be read at once: at least two, however narrow. */
export function mostColumns(width: number): number {
  return Math.max(2, Math.floor((width - gutter + gap) / (leastWidth + gap)));
}

/** Chosen rows side by side under their names, time running down. */
export function columnsLayout(rows: readonly ShownRow[], chosen: readonly string[], width: number): ColumnsLayout {
  const shown = rows.filter(({ id }) => chosen.includes(id));
  const columnWidth = (width - gutter + gap) / Math.max(1, shown.length) - gap;
  return {
    width,
    height,
    left: gutter,
    columnWidth,
    columns: shown.map((row, index) => ({ row, left: gutter + index * (columnWidth + gap) })),
    pinned: rows.filter(isPinned),
  };
}

/** The column under a place of the drawing; null over the dates and in the gaps. */
export function columnAt({ columns, columnWidth }: ColumnsLayout, x: number): ShownRow | null {
  return columns.find(({ left }) => x >= left && x <= left + columnWidth)?.row ?? null;
}

/** What a reader wants first, best first. */
const wanted = [
  'vimshottari-1',
  'vimshottari-2',
  'rasi-dasha-1',
  'saturn',
  'jupiter',
  'rahu',
  'sade-sati',
  'vimshottari-3',
  'return',
];

/** Where days are shown the slow ones stand still, and these come first. */
const wantedOfDays = ['vimshottari-2', 'vimshottari-3', 'vimshottari-4', 'moon-nakshatra', 'tithi'];

/** The columns at first: the best that there is room for. */
export function firstColumns(rows: readonly ShownRow[], most: number): readonly string[] {
  const there = rows.filter((row) => !isPinned(row)).map(({ id }) => id);
  const first = there.includes('tithi') ? [...wantedOfDays, ...wanted] : wanted;
  return [...new Set([...first.filter((id) => there.includes(id)), ...there])].slice(0, most);
}

/** The choice after a press: out when it was in, but never the last; in, and then the one chosen longest ago gives way to it. */
export function toggled(chosen: readonly string[], id: string, most: number): readonly string[] {
  if (chosen.includes(id)) return chosen.length > 1 ? chosen.filter((one) => one !== id) : chosen;
  return [...chosen, id].slice(-most);
}
