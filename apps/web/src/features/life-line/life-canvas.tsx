import { DAY_MS } from '@nebosvod/engine/time/durations';
import { type KeyboardEvent, type MouseEvent, useId, useRef } from 'react';
import { shareAt, type TimeWindow } from '../../chart/time-window.ts';
import { useWindowGestures } from '../../chart/use-window-gestures.ts';
import { useWidth } from '../../ui/chart/use-width.ts';
import { hintLook } from '../../ui/hint-look.ts';
import { lifeLayout, rowAt } from './life-layout.ts';
import classes from './life-line.module.css';
import { type ShownConvergence, type ShownMark, type ShownRow, type ShownSpan, spanAt } from './life-row-model.ts';
import { paintLife, shownMarks } from './paint-life.ts';
import { usePainting } from './use-painting.ts';
import { useRestedWindow, type WindowStore } from './window-store.ts';
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
  readonly rows: readonly ShownRow[];
  readonly flags: readonly ShownConvergence[];
  readonly times: LifeTimes;
  readonly chosen: ShownSpan | ShownMark | null;
  readonly onChoose: (chosen: ShownSpan | ShownMark | null) => void;
  readonly onToday: () => void;
}

const zoomStep = 1.6;
const panStep = 0.25;
/** A mark is pressed within so many px. */
const reach = 12;

/** The line of time: drawn on a canvas, zoomed by wheel, pinch and keys. What it shows is in the list too, in words. */
export function LifeCanvas({ store, rows, flags, times, chosen, onChoose, onToday }: Props) {
  const [box, measured] = useWidth<HTMLDivElement>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const plot = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const width = measured ?? 320;
  const layout = lifeLayout(rows, width);
  const across = width - layout.left;
  usePainting(canvas, layout, store, (on, palette) =>
    paintLife(on, {
      layout,
      palette,
      window: store.get(),
      flags,
      chosen: chosen?.key ?? null,
      birth: times.birth,
      now: times.now,
      utcOffsetSeconds: times.utcOffsetSeconds,
      today: 'сегодня',
    }),
  );
  const gestures = useWindowGestures(plot, { width: across, onZoom: store.zoom, onPan: store.pan });

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const place = event.currentTarget.getBoundingClientRect();
    const [x, y] = [event.clientX - place.left, event.clientY - place.top];
    const window = store.get();
    const instant = window.from + (x / across) * (window.to - window.from);
    const row = rowAt(layout, y);
    const near = shownMarks(row?.marks ?? [], window, across).find(
      ({ at }) => Math.abs(shareAt(window, at) * across - x) <= reach,
    );
    onChoose(near ?? spanAt(row?.spans ?? [], instant));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keyActs(store, { from: times.birth, to: times.end }, onToday)[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    act(event.shiftKey);
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <>
      <div ref={box} className={classes.drawing} style={{ height: layout.height }} data-life="line">
        <div aria-hidden="true">
          <canvas ref={canvas} className={classes.canvas} />
        </div>
        <Thumb
          store={store}
          times={times}
          hintId={hintId}
          {...gestures}
          ref={plot}
          onClick={onClick}
          onKeyDown={onKeyDown}
          left={layout.left}
        />
      </div>
      <p id={hintId} {...hintLook({ className: 'no-print' })}>
        <span className={classes.forPointer}>
          Тяните шкалу; масштаб: колесо с Ctrl, щипок, «+» и «−». С клавиатуры: стрелки двигают, с Shift на целое окно,
          «0» показывает всю жизнь, Home и End её края, «T» сегодня.
        </span>
        <span className={classes.forTouch}>Тяните вбок, масштаб щипком или кнопками. Касание называет период.</span>
      </p>
    </>
  );
}

/** What a key does to the window. */
function keyActs(
  store: WindowStore,
  life: TimeWindow,
  onToday: () => void,
): Readonly<Record<string, ((isShifted: boolean) => void) | undefined>> {
  const zoom = (factor: number) => () => store.zoom(factor, 0.5);
  const pan = (side: 1 | -1) => (isShifted: boolean) => store.pan(side * (isShifted ? 1 : panStep));
  const edge = (side: 1 | -1) => () => store.pan(side * ((life.to - life.from) / DAY_MS));
  return {
    ArrowLeft: pan(-1),
    ArrowDown: pan(-1),
    ArrowRight: pan(1),
    ArrowUp: pan(1),
    PageUp: () => store.pan(1),
    PageDown: () => store.pan(-1),
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

interface ThumbProps extends ReturnType<typeof useWindowGestures> {
  readonly store: WindowStore;
  readonly times: LifeTimes;
  readonly hintId: string;
  readonly ref: React.Ref<HTMLDivElement>;
  readonly left: number;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const yearOf = (instant: number) => new Date(instant).getUTCFullYear();

/** The window as a slider along the life: what a screen reader and the keys hold. */
function Thumb({ store, times, hintId, left, ...handlers }: ThumbProps) {
  const { from, to } = useRestedWindow(store);
  return (
    <div
      {...handlers}
      className={classes.plot}
      style={{ left }}
      role="slider"
      tabIndex={0}
      aria-label="Линия жизни: показанное время"
      aria-describedby={hintId}
      aria-valuemin={yearOf(times.birth)}
      aria-valuemax={yearOf(times.end)}
      aria-valuenow={yearOf((from + to) / 2)}
      aria-valuetext={windowWords({ from, to }, times.utcOffsetSeconds)}
    />
  );
}
