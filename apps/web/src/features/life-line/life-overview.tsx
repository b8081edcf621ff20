import { type PointerEvent, useRef } from 'react';
import type { TimeWindow } from '../../chart/time-window.ts';
import { useWidth } from '../../ui/chart/use-width.ts';
import { overviewLayout } from './life-layout.ts';
import classes from './life-line.module.css';
import type { LifeTimes } from './life-plot.tsx';
import type { ShownRow } from './life-row-model.ts';
import { paintOverview } from './paint-life.ts';
import { usePainting } from './use-painting.ts';
import type { WindowStore } from './window-store.ts';

interface Props {
  readonly store: WindowStore;
  readonly rows: readonly ShownRow[];
  readonly times: LifeTimes;
}

/** Rows that a whole life is told by in brief. */
const inBrief = ['vimshottari-1', 'rasi-dasha-1', 'sade-sati', 'event'];

/** The whole life above the line, with the window as a frame. The frame is dragged, a press elsewhere brings it there. */
export function LifeOverview({ store, rows, times }: Props) {
  const [box, measured] = useWidth<HTMLDivElement>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const width = measured ?? 320;
  const layout = overviewLayout(
    rows.filter(({ id }) => inBrief.includes(id)),
    width,
  );
  const life: TimeWindow = { from: times.birth, to: times.end };
  usePainting(canvas, layout, store, (on, palette) =>
    paintOverview(
      on,
      {
        layout,
        palette,
        window: life,
        flags: [],
        chosen: null,
        birth: times.birth,
        now: times.now,
        utcOffsetSeconds: times.utcOffsetSeconds,
        today: '',
      },
      store.get(),
    ),
  );
  const held = useRef<number | null>(null);
  const instantOf = (event: PointerEvent<HTMLElement>) => {
    const share = (event.clientX - event.currentTarget.getBoundingClientRect().left) / Math.max(1, width - layout.left);
    return life.from + share * (life.to - life.from);
  };
  /** Moves the window so that the pointer keeps its place in it; a press outside puts its middle there. */
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const at = instantOf(event);
    const { from, to } = store.get();
    held.current = at >= from && at <= to ? at - from : (to - from) / 2;
    event.currentTarget.setPointerCapture(event.pointerId);
    move(event);
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (held.current === null) return;
    const { from, to } = store.get();
    store.pan((instantOf(event) - held.current - from) / (to - from));
  };
  const release = () => {
    held.current = null;
  };
  return (
    <div ref={box} className={`${classes.drawing} ${classes.overview}`} style={{ height: layout.height }}>
      <div aria-hidden="true">
        <canvas ref={canvas} className={classes.canvas} />
      </div>
      <div
        className={classes.plot}
        style={{ left: layout.left }}
        aria-hidden="true"
        onPointerDown={onPointerDown}
        onPointerMove={move}
        onPointerUp={release}
        onPointerCancel={release}
      />
    </div>
  );
}
