import { fitting, lengthOf, panned, type TimeWindow, type WindowLimits, zoomed } from '../../chart/time-window.ts';
import { type SharedValue, sharedValue } from '../../platform/persisted-value.ts';

/**
 * The window of the line. A gesture changes it many times a second: the drawing follows every change by itself, and React learns of
 * it once it rests, so that a frame of zooming is nothing but one painting.
 */
export interface WindowStore {
  /** The window at this instant. */
  readonly get: () => TimeWindow;
  readonly zoom: (factor: number, share: number) => void;
  readonly pan: (share: number) => void;
  /** Shows a period whole, with something of its neighbours. */
  readonly fit: (period: TimeWindow) => void;
  readonly show: (window: TimeWindow) => void;
  /** Tells of every change; @returns how to stop. */
  readonly follow: (listener: () => void) => () => void;
  /** The window as it last rested. */
  readonly rested: Pick<SharedValue<TimeWindow>, 'get' | 'subscribe' | 'use'>;
}

/** A gesture is over when nothing has moved for so long, ms. */
const restAfter = 140;

/** A window within limits. */
export function windowStore(limits: WindowLimits, initial: TimeWindow): WindowStore {
  const moving = sharedValue(zoomed(initial, 1, 0, limits));
  const rested = sharedValue(moving.get());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const set = (next: TimeWindow) => {
    const { from, to } = moving.get();
    if (next.from === from && next.to === to) return;
    moving.set(next);
    clearTimeout(timer);
    timer = setTimeout(() => rested.set(moving.get()), restAfter);
  };
  return {
    get: moving.get,
    zoom: (factor, share) => set(zoomed(moving.get(), factor, share, limits)),
    pan: (share) => set(panned(moving.get(), share, limits)),
    fit: (period) => set(fitting(period, limits)),
    show: (next) => set(panned(zoomed(next, 1, 0, limits), 0, limits)),
    follow: moving.subscribe,
    rested,
  };
}

/** Lengths that a button leads to, days; `null` is the whole life. */
export const zoomSteps = [
  { id: 'life', label: 'Вся жизнь', days: null },
  { id: 'years', label: '7 лет', days: 2557 },
  { id: 'year', label: 'Год', days: 365 },
  { id: 'month', label: 'Месяц', days: 31 },
  { id: 'week', label: 'Неделя', days: 7 },
] as const;

type ZoomStep = (typeof zoomSteps)[number]['id'];

/** Which of the buttons a window is, to a hundredth; '' between them. */
export function stepOf(window: TimeWindow, whole: TimeWindow, dayMs: number): ZoomStep | '' {
  const found = zoomSteps.find(({ days }) => {
    const length = days === null ? lengthOf(whole) : days * dayMs;
    return Math.abs(lengthOf(window) / length - 1) < 0.01;
  });
  return found?.id ?? '';
}
