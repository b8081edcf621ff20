import { scaled } from './line-chart.ts';
import type { Box } from './plane.ts';

export interface BarInput {
  readonly id: string;
  /** Parts of one bar from its foot on, none negative. */
  readonly parts: readonly { readonly id: string; readonly value: number }[];
}

export interface BarChartInput {
  readonly bars: readonly BarInput[];
  readonly width: number;
  readonly height: number;
  /** Value at the far edge; by default the longest bar. */
  readonly limit?: number;
  /** Share of a bar's slot that stays empty, 0–1. */
  readonly gap?: number;
  readonly direction: 'up' | 'right';
}

export interface BarPart extends Box {
  readonly id: string;
  readonly value: number;
}

export interface Bar {
  readonly id: string;
  readonly total: number;
  /** Middle of the bar's slot along the other axis, px. */
  readonly middle: number;
  /** Where the bar ends, px along its own axis from its foot. */
  readonly end: number;
  readonly parts: readonly BarPart[];
}

/** Stacked bars standing up or lying to the right; their lengths are true to scale and start at zero. */
export function barChart({ bars, width, height, limit, gap = 0.35, direction }: BarChartInput): readonly Bar[] {
  const totals = bars.map((bar) => bar.parts.reduce((sum, part) => sum + Math.max(0, part.value), 0));
  const far = limit ?? Math.max(0, ...totals);
  const length = direction === 'up' ? height : width;
  const slot = (direction === 'up' ? width : height) / Math.max(1, bars.length);
  const thickness = slot * (1 - gap);
  return bars.map((bar, index) => {
    const start = slot * index + (slot - thickness) / 2;
    let reached = 0;
    const parts = bar.parts.map((part): BarPart => {
      const foot = far === 0 ? 0 : scaled(reached, 0, far, length);
      reached += Math.max(0, part.value);
      const head = far === 0 ? 0 : scaled(reached, 0, far, length);
      const box =
        direction === 'up'
          ? { x: start, y: height - head, width: thickness, height: head - foot }
          : { x: foot, y: start, width: head - foot, height: thickness };
      return { id: part.id, value: part.value, ...box };
    });
    return {
      id: bar.id,
      total: totals[index] ?? 0,
      middle: slot * (index + 0.5),
      end: far === 0 ? 0 : scaled(reached, 0, far, length),
      parts,
    };
  });
}
