import { shareAt } from '../../chart/time-window.ts';
import { useWidth } from '../../ui/chart/use-width.ts';
import { LifeDrawing, type LineProps, reach } from './life-drawing.tsx';
import { lifeLayout, rowAt } from './life-layout.ts';
import classes from './life-line.module.css';
import { spanAt } from './life-row-model.ts';
import { paintLife, shownMarks } from './paint-life.ts';

/** The line of time: drawn on a canvas, zoomed by wheel, pinch and keys. What it shows is in the list too, in words. */
export function LifeCanvas(line: LineProps) {
  const { store, rows, onChoose } = line;
  const [box, measured] = useWidth<HTMLDivElement>();
  const layout = lifeLayout(rows, measured ?? 800);
  const across = layout.width - layout.left;
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
    <LifeDrawing
      line={line}
      box={box}
      size={layout}
      axis="x"
      length={across}
      left={layout.left}
      paint={(on, scene) => paintLife(on, { ...scene, layout })}
      onPress={choose}
      hint={
        <>
          <span className={classes.forPointer}>
            Тяните шкалу; масштаб: колесо с Ctrl, щипок, «+» и «−». С клавиатуры: стрелки двигают, с Shift на целое
            окно, «0» показывает всю жизнь, Home и End её края, «T» сегодня.
          </span>
          <span className={classes.forTouch}>Тяните вбок, масштаб щипком или кнопками. Касание называет период.</span>
        </>
      }
    />
  );
}
