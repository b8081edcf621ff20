import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { hintLook } from '../../ui/hint-look.ts';
import classes from './life-line.module.css';
import { LifePlot, type LifeTimes } from './life-plot.tsx';
import type { ShownConvergence, ShownMark, ShownRow, ShownSpan } from './life-row-model.ts';
import type { LineScene } from './paint-life.ts';
import { usePainting } from './use-painting.ts';
import type { WindowStore } from './window-store.ts';

export interface LineProps {
  readonly store: WindowStore;
  readonly rows: readonly ShownRow[];
  readonly flags: readonly ShownConvergence[];
  readonly times: LifeTimes;
  readonly chosen: ShownSpan | ShownMark | null;
  readonly onChoose: (chosen: ShownSpan | ShownMark | null) => void;
  readonly onToday: () => void;
}

/** A mark is pressed within so many px. */
export const reach = 12;

interface Props {
  readonly line: LineProps;
  readonly box: RefObject<HTMLDivElement | null>;
  readonly size: { readonly width: number; readonly height: number };
  /** Which way time runs, how long it is there and where it begins, px from the left edge. */
  readonly axis: 'x' | 'y';
  readonly length: number;
  readonly left: number;
  readonly paint: (on: CanvasRenderingContext2D, scene: LineScene) => void;
  readonly onPress: (x: number, y: number) => void;
  /** What stands over the drawing. */
  readonly head?: ReactNode;
  /** How it is moved. */
  readonly hint: ReactNode;
}

/** A line of time on a canvas, whichever way it lies, with what lies over it for hands, keys and a screen reader. */
export function LifeDrawing({ line, box, size, axis, length, left, paint, onPress, head, hint }: Props) {
  const { store, flags, times, chosen, onToday } = line;
  const canvas = useRef<HTMLCanvasElement>(null);
  const hintId = useId();
  usePainting(canvas, size, store, (on, palette) =>
    paint(on, {
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
  return (
    <>
      <div>
        {head}
        <div ref={box} className={classes.drawing} style={{ height: size.height }} data-life="line">
          <div aria-hidden="true">
            <canvas ref={canvas} className={classes.canvas} />
          </div>
          <LifePlot
            store={store}
            times={times}
            axis={axis}
            length={length}
            left={left}
            hintId={hintId}
            onPress={onPress}
            onToday={onToday}
          />
        </div>
      </div>
      <p id={hintId} {...hintLook({ className: 'no-print' })}>
        {hint}
      </p>
    </>
  );
}
