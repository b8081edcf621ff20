import type { Box } from './plane.ts';
import { textWidth } from './text-width.ts';

/** A line of time: minutes from any zero, drawn over `length` px. */
export interface TimelineAxis {
  readonly from: number;
  readonly to: number;
  readonly length: number;
}

/** A stretch of time with its names from the longest to the shortest: the first that fits is drawn. */
export interface TimelineSpan {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly labels: readonly string[];
}

/** A bar along the axis, px from its beginning. */
export interface TimelineBar {
  readonly id: string;
  readonly at: number;
  readonly length: number;
  /** The longest name that fits inside; `null` = none does. */
  readonly label: string | null;
  /** Whether the stretch begins before the axis or ends after it. */
  readonly isCutBefore: boolean;
  readonly isCutAfter: boolean;
}

/** Place of a minute on the axis, px; outside the axis it lies outside 0 … length. */
export function atMinute({ from, to, length }: TimelineAxis, minute: number): number {
  return to === from ? 0 : ((minute - from) / (to - from)) * length;
}

interface Look {
  readonly fontSize: number;
  /** Room kept free at either end of a bar, px. */
  readonly padding: number;
}

/** Bars true to scale, cut at the ends of the axis, each with the longest of its names that it can hold. Stretches off the axis are left out. */
export function timelineBars(
  spans: readonly TimelineSpan[],
  axis: TimelineAxis,
  { fontSize, padding }: Look,
): readonly TimelineBar[] {
  return spans.flatMap((span): TimelineBar[] => {
    const at = Math.max(0, atMinute(axis, span.start));
    const end = Math.min(axis.length, atMinute(axis, span.end));
    if (end <= at) return [];
    const room = end - at - 2 * padding;
    return [
      {
        id: span.id,
        at,
        length: end - at,
        label: span.labels.find((text) => textWidth(text, fontSize) <= room) ?? null,
        isCutBefore: span.start < axis.from,
        isCutAfter: span.end > axis.to,
      },
    ];
  });
}

/** A bar with its name below it, both in one row of the lane. */
export interface TimelineFlag extends TimelineBar {
  readonly label: string;
  /** Left edge of the name, px. */
  readonly labelAt: number;
  readonly labelWidth: number;
  readonly row: number;
}

/**
 * Bars too short to hold their names: the longest name that ends before the next bar stands below, flush with the bar's start or
 * moved back where the axis ends; the full one where none does. Neither bars nor names of one row touch; what would goes a row down.
 * @param gap least distance of two neighbours in a row, px
 */
export function timelineFlags(
  spans: readonly TimelineSpan[],
  axis: TimelineAxis,
  { fontSize, gap }: { readonly fontSize: number; readonly gap: number },
): { readonly flags: readonly TimelineFlag[]; readonly rows: number } {
  const names = new Map(spans.map((span) => [span.id, span.labels]));
  const bars = [...timelineBars(spans, axis, { fontSize, padding: 0 })].sort((a, b) => a.at - b.at);
  const extents = bars.map((bar, index) => {
    const labels = names.get(bar.id) ?? [];
    const room = (bars[index + 1]?.at ?? Number.POSITIVE_INFINITY) - bar.at - gap;
    const label = labels.find((text) => textWidth(text, fontSize) <= room) ?? labels[0] ?? '';
    const labelWidth = textWidth(label, fontSize);
    const labelAt = Math.max(0, Math.min(bar.at, axis.length - labelWidth));
    const from = Math.min(bar.at, labelAt);
    const to = Math.max(bar.at + bar.length, labelAt + labelWidth) + gap;
    return { bar, label, labelAt, labelWidth, from, to };
  });
  const rows = packedRows(extents);
  return {
    flags: extents.map(({ bar, label, labelAt, labelWidth }, index) => ({
      ...bar,
      label,
      labelAt,
      labelWidth,
      row: rows[index] ?? 0,
    })),
    rows: Math.max(0, ...rows.map((row) => row + 1)),
  };
}

/** The first row of each stretch in which it meets none of those before it. */
function packedRows(extents: readonly { readonly from: number; readonly to: number }[]): readonly number[] {
  const rows: { from: number; to: number }[][] = [];
  return extents.map(({ from, to }) => {
    const free = rows.findIndex((row) => row.every((other) => other.to <= from || other.from >= to));
    const row = free === -1 ? rows.length : free;
    rows[row] = [...(rows[row] ?? []), { from, to }];
    return row;
  });
}

/** A stretch for a lane that runs down the page: each name is a list of lines. */
export interface ColumnSpan {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly labels: readonly (readonly string[])[];
}

export interface ColumnBlock extends Box {
  readonly id: string;
  /** The longest name that fits, line by line; empty = none does. */
  readonly lines: readonly string[];
}

interface ColumnLook extends Look {
  readonly lineHeight: number;
  /** Left edge and width of the lane, px. */
  readonly x: number;
  readonly width: number;
  /** A block is never drawn lower than this, so that it can be touched, px. */
  readonly leastHeight: number;
}

/** Blocks of a lane that runs down the page. Stretches that meet stand side by side and share its width. */
export function timelineColumn(
  spans: readonly ColumnSpan[],
  axis: TimelineAxis,
  { fontSize, lineHeight, padding, x, width, leastHeight }: ColumnLook,
): readonly ColumnBlock[] {
  const extents = spans
    .flatMap((span) => {
      const start = Math.max(0, atMinute(axis, span.start));
      const end = Math.min(axis.length, atMinute(axis, span.end));
      if (end <= start) return [];
      const height = Math.max(end - start, leastHeight);
      const from = Math.min(start, axis.length - height);
      return [{ span, from, to: from + height }];
    })
    .sort((a, b) => a.from - b.from);
  return clusters(extents).flatMap((cluster) => {
    const columns = packedRows(cluster);
    const share = width / (Math.max(...columns) + 1);
    return cluster.map(({ span, from, to }, index): ColumnBlock => {
      const fits = (lines: readonly string[]) =>
        lines.length * lineHeight <= to - from - padding &&
        lines.every((line) => textWidth(line, fontSize) <= share - 2 * padding);
      return {
        id: span.id,
        x: x + share * (columns[index] ?? 0),
        y: from,
        width: share,
        height: to - from,
        lines: span.labels.find(fits) ?? [],
      };
    });
  });
}

/** Groups of stretches, in order, that are linked by meeting each other. */
function clusters<E extends { readonly from: number; readonly to: number }>(sorted: readonly E[]): E[][] {
  const groups: E[][] = [];
  let reach = Number.NEGATIVE_INFINITY;
  for (const extent of sorted) {
    const last = groups[groups.length - 1];
    // One that begins where another ends does not meet it, whatever the last bit of its place says.
    if (last && extent.from < reach - 1e-6) last.push(extent);
    else groups.push([extent]);
    reach = Math.max(reach, extent.to);
  }
  return groups;
}
