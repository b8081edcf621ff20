import { textWidth } from '@nebosvod/drawing/text-width';
import { shareAt, type TimeWindow } from '../../chart/time-window.ts';
import type { BranchOf, PeriodNode } from './period-node.ts';

/** A period on the timeline, px from the left edge, cut at both edges. */
export interface PeriodBar {
  readonly node: PeriodNode;
  readonly x: number;
  readonly width: number;
  /** The longest name of the ruler that fits; null = none does. */
  readonly label: string | null;
}

/** All periods of one level that the window shows, in order of time. */
export interface PeriodLane {
  /** 1 = main periods. */
  readonly level: number;
  readonly bars: readonly PeriodBar[];
}

interface Look {
  readonly width: number;
  readonly fontSize: number;
  /** Room kept free at either end of a name, px. */
  readonly padding: number;
  /** A level whose widest period is narrower than this is not drawn, px. */
  readonly leastWidest: number;
}

/**
 * The levels of a dasha one under another over a window of time. Neighbours touch: a level covers all that the level above it shows
 * of the periods whose subperiods are known. A level too fine to be read ends the stack.
 */
export function periodLanes(
  roots: readonly PeriodNode[],
  branchOf: BranchOf,
  window: TimeWindow,
  look: Look,
): readonly PeriodLane[] {
  const lanes: PeriodLane[] = [];
  let nodes = roots.filter((node) => meets(node, window));
  while (nodes.length > 0) {
    const bars = nodes.map((node) => barOf(node, window, look));
    if (Math.max(...bars.map((bar) => bar.width)) < look.leastWidest) break;
    lanes.push({ level: lanes.length + 1, bars });
    nodes = nodes.flatMap((node) => {
      const branch = branchOf(node);
      return branch.state === 'ready' ? branch.nodes.filter((child) => meets(child, window)) : [];
    });
  }
  return lanes;
}

const meets = (node: TimeWindow, window: TimeWindow) => node.to > window.from && node.from < window.to;

function barOf(node: PeriodNode, window: TimeWindow, { width, fontSize, padding }: Look): PeriodBar {
  const x = Math.max(0, shareAt(window, node.from) * width);
  const end = Math.min(width, shareAt(window, node.to) * width);
  const room = end - x - 2 * padding;
  const label = node.names.find((name) => textWidth(name, fontSize) <= room) ?? null;
  return { node, x, width: end - x, label };
}
