import { useState } from 'react';
import { shareAt } from '../../chart/time-window.ts';
import { useWidth } from '../../ui/chart/use-width.ts';
import { chipLook } from '../../ui/chip-look.ts';
import { columnAt, columnsLayout, firstColumns, isPinned, mostColumns, toggled } from './columns-layout.ts';
import classes from './life-columns.module.css';
import { LifeDrawing, type LineProps, reach } from './life-drawing.tsx';
import { type ShownMark, type ShownRow, spanAt } from './life-row-model.ts';
import { paintColumns, pinsBefore } from './paint-columns.ts';
import { shownMarks } from './paint-life.ts';

/** The line where it is narrow: time runs down, a column a row, as many rows at once as can be read. */
export function LifeColumns(line: LineProps) {
  const { store, rows, onChoose } = line;
  const [box, measured] = useWidth<HTMLDivElement>();
  const width = measured ?? 310;
  const most = mostColumns(width);
  const [picked, setPicked] = useState<readonly string[] | null>(null);
  const there = (picked ?? firstColumns(rows, most)).filter((id) => rows.some((row) => row.id === id)).slice(-most);
  // Rows of days go when the window grows.
  const columns = there.length > 0 ? there : firstColumns(rows, most);
  const layout = columnsLayout(rows, columns, width);
  const choose = (x: number, y: number) => {
    const window = store.get();
    const markNear = (row: ShownRow): ShownMark | undefined =>
      shownMarks(row.marks, window, layout.height).find(
        ({ at }) => Math.abs(shareAt(window, at) * layout.height - y) <= reach,
      );
    const instant = window.from + (y / layout.height) * (window.to - window.from);
    const row = columnAt(layout, x);
    const isByPins = row === null && x >= layout.left - 2 * pinsBefore - reach;
    const near = row ? markNear(row) : isByPins ? layout.pinned.map(markNear).find((mark) => mark) : undefined;
    onChoose(near ?? spanAt(row?.spans ?? [], instant));
  };

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a switch of the view, not a part of a form */}
      <div role="group" aria-label={`Столбцы линии, до ${most} сразу`} className={`${classes.choice} no-print`}>
        {rows
          .filter((row) => !isPinned(row))
          .map(({ id, title }) => (
            <button
              key={id}
              type="button"
              {...chipLook()}
              aria-pressed={columns.includes(id)}
              onClick={() => setPicked(toggled(columns, id, most))}
            >
              {title}
            </button>
          ))}
      </div>
      <LifeDrawing
        line={line}
        box={box}
        size={layout}
        axis="y"
        length={layout.height}
        left={0}
        paint={(on, scene) => paintColumns(on, { ...scene, layout })}
        onPress={choose}
        head={
          <div className={`${classes.names} no-print`} style={{ paddingLeft: layout.left }} aria-hidden="true">
            {layout.columns.map(({ row }) => (
              <span key={row.id}>{briefTitle(row)}</span>
            ))}
          </div>
        }
        hint="Время идёт вниз: двигают его рамка и стрелки сверху, масштаб меняют щипок и кнопки. Касание называет период. Точки у дат: события, пустые ещё впереди."
      />
    </>
  );
}

/** Names that a narrow column has room for. */
const briefTitles: Readonly<Record<string, string>> = {
  'vimshottari-1': 'Маха',
  'vimshottari-2': 'Антар',
  'vimshottari-3': 'Прать\u00adян\u00adтар',
  'vimshottari-4': 'Сукш\u00adма',
  'rasi-dasha-2': 'подпе\u00adриод',
  'sade-sati': 'Саде-сати',
  jupiter: 'Юпи\u00adтер',
  rahu: 'Раху, Кету',
  return: 'Возв\u00adраты',
  'moon-nakshatra': 'Накша\u00adтра',
  profection: 'Про\u00adфек\u00adция',
  'firdaria-2': 'Часть фирд.',
  'releasing-fortune-1': 'От Форту\u00adны',
  'releasing-fortune-2': 'подпе\u00adриод',
  'releasing-spirit-2': 'подпе\u00adриод',
};

const briefTitle = ({ id, title }: ShownRow) => briefTitles[id] ?? title;
