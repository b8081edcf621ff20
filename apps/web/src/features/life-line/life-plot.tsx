import { DAY_MS } from '@nebosvod/engine/time/durations';
import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import type { TimeWindow } from '../../chart/time-window.ts';
import { useWindowGestures } from '../../chart/use-window-gestures.ts';
import classes from './life-line.module.css';
import type { WindowStore } from './window-store.ts';
import { windowWords } from './window-words.ts';

/** Instants that the drawing is told of, ms, and the clock by which it shows them. */
export interface LifeTimes {
  readonly birth: number;
  readonly end: number;
  readonly now: number;
  readonly utcOffsetSeconds: number;
}

interface Props {
  readonly store: WindowStore;
  readonly times: LifeTimes;
  /** Which way time runs: to the right or down. */
  readonly axis: 'x' | 'y';
  /** Px of the whole window along the axis. */
  readonly length: number;
  /** Where the plot begins in the drawing, px from its left edge. */
  readonly left: number;
  readonly hintId: string;
  /** A press that was not a drag: px from the top left of the plot. */
  readonly onPress: (x: number, y: number) => void;
  readonly onToday: () => void;
}

const zoomStep = 1.6;
const panStep = 0.25;
const yearOf = (instant: number) => new Date(instant).getUTCFullYear();

/** What lies over the drawing of a line: pressed, dragged, zoomed; for keys and a screen reader the window as a slider along the life. */
export function LifePlot({ store, times, axis, length, left, hintId, onPress, onToday }: Props) {
  const plot = useRef<HTMLDivElement>(null);
  const { from, to } = store.rested.use();
  const gestures = useWindowGestures(plot, { length, axis, onZoom: store.zoom, onPan: store.pan });
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const place = event.currentTarget.getBoundingClientRect();
    onPress(event.clientX - place.left, event.clientY - place.top);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keyActs(store, { from: times.birth, to: times.end }, axis, onToday)[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    act(event.shiftKey);
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      {...gestures}
      ref={plot}
      onClick={onClick}
      onKeyDown={onKeyDown}
      className={classes.plot}
      style={{ left }}
      role="slider"
      tabIndex={0}
      aria-label="Линия жизни: показанное время"
      aria-orientation={axis === 'x' ? 'horizontal' : 'vertical'}
      aria-describedby={hintId}
      aria-valuemin={yearOf(times.birth)}
      aria-valuemax={yearOf(times.end)}
      aria-valuenow={yearOf((from + to) / 2)}
      aria-valuetext={windowWords({ from, to }, times.utcOffsetSeconds)}
    />
  );
}

/** What a key does to the window. Up and down go where time goes on the screen. */
function keyActs(
  store: WindowStore,
  life: TimeWindow,
  axis: 'x' | 'y',
  onToday: () => void,
): Readonly<Record<string, ((isShifted: boolean) => void) | undefined>> {
  const zoom = (factor: number) => () => store.zoom(factor, 0.5);
  const pan = (side: 1 | -1) => (isShifted: boolean) => store.pan(side * (isShifted ? 1 : panStep));
  const edge = (side: 1 | -1) => () => store.pan(side * ((life.to - life.from) / DAY_MS));
  const down = axis === 'y' ? 1 : -1;
  return {
    ArrowLeft: pan(-1),
    ArrowRight: pan(1),
    ArrowDown: pan(down),
    ArrowUp: pan(axis === 'y' ? -1 : 1),
    PageUp: () => store.pan(-down),
    PageDown: () => store.pan(down),
    Home: edge(-1),
    End: edge(1),
    '+': zoom(1 / zoomStep),
    '=': zoom(1 / zoomStep),
    '-': zoom(zoomStep),
    _: zoom(zoomStep),
    '0': () => store.show(life),
    t: onToday,
    T: onToday,
    е: onToday,
    Е: onToday,
  };
}
