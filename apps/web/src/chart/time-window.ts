/** A stretch of time on the screen or in the data, milliseconds of Unix time. */
export interface TimeWindow {
  readonly from: number;
  readonly to: number;
}

/** How far a window may be moved and narrowed. */
export interface WindowLimits {
  readonly range: TimeWindow;
  /** Least length of a window, ms. */
  readonly shortest: number;
}

export const lengthOf = ({ from, to }: TimeWindow): number => to - from;

/** Share of the window that lies before an instant: 0 at its beginning, 1 at its end. */
export function shareAt(window: TimeWindow, instant: number): number {
  const length = lengthOf(window);
  return length === 0 ? 0 : (instant - window.from) / length;
}

/** The window moved into the range; one longer than the range becomes the range. */
function held(window: TimeWindow, { range }: WindowLimits): TimeWindow {
  const length = lengthOf(window);
  if (length >= lengthOf(range)) return range;
  if (window.from < range.from) return { from: range.from, to: range.from + length };
  if (window.to > range.to) return { from: range.to - length, to: range.to };
  return window;
}

/**
 * The window made `factor` times longer (under 1: shorter) round a focus, which stays at its place on the screen unless an end of
 * the range is met.
 * @param share where the focus is, 0–1 of the window
 */
export function zoomed(window: TimeWindow, factor: number, share: number, limits: WindowLimits): TimeWindow {
  const longest = lengthOf(limits.range);
  const length = Math.min(longest, Math.max(Math.min(limits.shortest, longest), lengthOf(window) * factor));
  const focus = window.from + lengthOf(window) * share;
  const from = focus - length * share;
  return held({ from, to: from + length }, limits);
}

/** The window moved by a share of its own length: positive is later. Its length stays. */
export function panned(window: TimeWindow, share: number, limits: WindowLimits): TimeWindow {
  const step = lengthOf(window) * share;
  return held({ from: window.from + step, to: window.to + step }, limits);
}

/** Room left at either side of a period that fills the window, of its length. */
const margin = 0.06;

/** The window that shows one period whole, with a little of its neighbours. */
export function fitting(period: TimeWindow, limits: WindowLimits): TimeWindow {
  const length = Math.max(lengthOf(period) * (1 + 2 * margin), limits.shortest);
  const middle = (period.from + period.to) / 2;
  return held({ from: middle - length / 2, to: middle + length / 2 }, limits);
}
