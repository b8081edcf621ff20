import type { RectificationAnswer } from './answer-stream.ts';
import type { ScoreGroupId } from './score-groups.ts';

type Point = RectificationAnswer['curve'][number];
export const lagnaVargas = ['d1', 'd9', 'd10'] as const;
export type LagnaVarga = (typeof lagnaVargas)[number];

/** Score of a time, in all or one part of it. */
export function scoreOf(point: Point, group: ScoreGroupId): number {
  return group === 'all' ? point.score : point.parts[group];
}

/** A run of times with one and the same ascendant: indices of the curve, both included. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly sign: number;
}

/** The curve divided where the ascendant of a varga changes. */
export function stretchesOf(curve: readonly Point[], varga: LagnaVarga): readonly Stretch[] {
  const stretches: Stretch[] = [];
  for (const [index, { lagna }] of curve.entries()) {
    const last = stretches[stretches.length - 1];
    if (last && last.sign === lagna[varga]) stretches[stretches.length - 1] = { ...last, to: index };
    else stretches.push({ from: index, to: index, sign: lagna[varga] });
  }
  return stretches;
}

/** A row of the table twin: times with the same ascendant in all three vargas, and the best of them. */
export interface CurveRow {
  readonly from: Point;
  readonly to: Point;
  readonly best: Point;
}

/** The curve as a table: a row for each run of times that share their ascendants in D1, D9 and D10. */
export function curveRows(curve: readonly Point[], group: ScoreGroupId): readonly CurveRow[] {
  const rows: CurveRow[] = [];
  for (const point of curve) {
    const last = rows[rows.length - 1];
    if (last && lagnaVargas.every((varga) => last.to.lagna[varga] === point.lagna[varga])) {
      const best = scoreOf(point, group) > scoreOf(last.best, group) ? point : last.best;
      rows[rows.length - 1] = { from: last.from, to: point, best };
    } else rows.push({ from: point, to: point, best: point });
  }
  return rows;
}

/** Round limits of the drawn scores, so that the axis reads easily and the curve fills its place. */
export function scoreLimits(scores: readonly number[]): {
  readonly from: number;
  readonly to: number;
  readonly step: number;
} {
  const [low, high] = [Math.min(...scores), Math.max(...scores)];
  const step = [0.5, 1, 2, 5, 10, 20].find((size) => (high - low) / size <= 4) ?? 25;
  const from = Math.floor(low / step) * step;
  const to = Math.ceil(high / step) * step;
  return { from, to: to > from ? to : from + step, step };
}
