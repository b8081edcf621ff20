import { useId, useRef } from 'react';
import { shareAt } from '../../chart/time-window.ts';
import { useWidth } from '../../ui/chart/use-width.ts';
import { hintLook } from '../../ui/hint-look.ts';
import { lifeLayout, rowAt } from './life-layout.ts';
import classes from './life-line.module.css';
import { LifePlot, type LifeTimes } from './life-plot.tsx';
import { type ShownConvergence, type ShownMark, type ShownRow, type ShownSpan, spanAt } from './life-row-model.ts';
import { paintLife, shownMarks } from './paint-life.ts';
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

/** The line of time: drawn on a canvas, zoomed by wheel, pinch and keys. What it shows is in the list too, in words. */
export function LifeCanvas({ store, rows, flags, times, chosen, onChoose, onToday }: LineProps) {
  const [box, measured] = useWidth<HTMLDivElement>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const hintId = useId();
  const layout = lifeLayout(rows, measured ?? 800);
  const across = layout.width - layout.left;
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
  const choose = (x: number, y: number) => {
    const window = store.get();
    const instant = window.from + (x / across) * (window.to - window.from);
    const row = rowAt(layout, y);
    const near = shownMarks(row?.marks ?? [], window, across).find(
      ({ at }) => Math.abs(shareAt(window, at) * across - x) <= reach,
    );
    onChoose(near ?? spanAt(row?.spans ?? [], instant));
  };

  return (
    <>
      <div ref={box} className={classes.drawing} style={{ height: layout.height }} data-life="line">
        <div aria-hidden="true">
          <canvas ref={canvas} className={classes.canvas} />
        </div>
        <LifePlot
          store={store}
          times={times}
          axis="x"
          length={across}
          left={layout.left}
          hintId={hintId}
          onPress={choose}
          onToday={onToday}
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
