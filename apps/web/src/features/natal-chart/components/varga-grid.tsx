import { hasTerm, nameOf } from '@nebosvod/terms/name';
import { vargaTable } from '@nebosvod/terms/varga.table';
import { memo, useMemo, useState } from 'react';
import { houseContents } from '../../../chart/chart-content.ts';
import { useChart } from '../../../chart/chart-context.ts';
import { drawSquare, type SquareStyle } from '../../../chart/chart-drawing.ts';
import { selectedBody } from '../../../chart/selection.ts';
import { useChartData, type VargaChart } from '../../../chart/use-chart-data.ts';
import { mostPins } from '../../../platform/settings/own-settings.ts';
import { changeSettings, useNames, useSettings } from '../../../platform/settings/settings-store.ts';
import { SquareChart, smallMargin } from '../../../ui/chart/square-chart.tsx';
import { useWidth } from '../../../ui/chart/use-width.ts';
import { hintLook } from '../../../ui/hint-look.ts';
import { Icon } from '../../../ui/icon.tsx';
import { iconButtonLook } from '../../../ui/icon-button-look.ts';
import { linkLook } from '../../../ui/link-look.ts';
import { ChartSkeleton } from '../../../ui/skeletons.tsx';
import classes from './varga.module.css';
import { type VargaRange, vargaGridId } from './varga-range.ts';

interface Props {
  readonly style: SquareStyle;
  /** Sign of house 1 in a varga, by what houses are counted from; `null` when that is not known. */
  readonly firstSignOf: (chart: VargaChart) => number | null;
  /** «от Луны»; null for the lagna. */
  readonly from: string | null;
  readonly shown: number;
  readonly onVarga: (varga: number) => void;
  readonly range: VargaRange;
  readonly onRange: (range: VargaRange) => void;
}

const shodasha = Object.entries(vargaTable)
  .filter(([, entry]) => entry.isShodasha)
  .map(([divisor]) => Number(divisor));
const others = Object.keys(vargaTable)
  .map(Number)
  .filter((divisor) => !shodasha.includes(divisor));

const titles = { pinned: 'Закреплённые варги', shodasha: 'Шестнадцать варг', all: 'Все варги' } as const;

/** Pinned vargas, the sixteen of Parashara, or those and the rest; a click takes one into the main pane, the same body is lit in each. */
export const VargaGrid = memo(function VargaGrid(props: Props) {
  const { style, firstSignOf, from, shown, onVarga, range, onRange } = props;
  const { request, selection } = useChart();
  const { pins } = useSettings();
  const [said, setSaid] = useState('');
  const isOpen = range !== 'pinned';
  const vargas = range === 'pinned' ? pins : range === 'shodasha' ? shodasha : [...shodasha, ...others];
  const charts = useChartData(request, vargas);
  const togglePin = (varga: number) => {
    const isPinned = pins.includes(varga);
    if (!isPinned && pins.length >= mostPins) {
      setSaid(`Закрепить можно не больше ${mostPins} варг: сначала открепите одну.`);
      return;
    }
    const next = isPinned ? pins.filter((pin) => pin !== varga) : [...pins, varga];
    setSaid(`Закреплено ${next.length} из ${mostPins}.`);
    changeSettings({ pins: next });
  };
  const switchTo = (next: VargaRange) => {
    setSaid('');
    onRange(next);
  };

  return (
    <section id={vargaGridId} className={classes.section} aria-label={titles[range]}>
      <div className={classes.sectionHead}>
        <h3>
          {titles[range]}
          {from !== null && <span className="muted"> {from}</span>}
        </h3>
        <button
          type="button"
          {...linkLook({ className: 'cap no-print' })}
          onClick={() => switchTo(isOpen ? 'pinned' : 'shodasha')}
        >
          {isOpen ? 'Только закреплённые' : 'Все шестнадцать'}
        </button>
      </div>
      {isOpen && (
        <div className={`row wrap ${classes.pinsLine} no-print`}>
          <span className="cap" role="status">
            {said || `Закреплено ${pins.length} из ${mostPins}.`}
          </span>
          <button
            type="button"
            {...linkLook({ className: 'cap' })}
            onClick={() => switchTo(range === 'all' ? 'shodasha' : 'all')}
          >
            {range === 'all' ? 'Без дополнительных' : `Ещё ${others.map((varga) => `D${varga}`).join(', ')}`}
          </button>
        </div>
      )}
      {vargas.length === 0 && (
        <p {...hintLook()}>Ничего не закреплено: откройте все шестнадцать и выберите до {mostPins}.</p>
      )}
      <ul className={isOpen ? `${classes.minis} ${classes.all}` : classes.minis}>
        {vargas.map((varga) => {
          const chart = charts.data?.charts.find((one) => one.varga === varga);
          return (
            <li key={varga} className={varga === shown ? `${classes.mini} on` : classes.mini}>
              <MiniVarga
                varga={varga}
                chart={chart}
                firstSign={chart ? firstSignOf(chart) : null}
                style={style}
                lit={selectedBody(selection)}
                isShown={varga === shown}
                onOpen={onVarga}
              />
              {isOpen && varga !== 1 && (
                <button
                  type="button"
                  {...iconButtonLook({ className: `${classes.pin} no-print` })}
                  aria-pressed={pins.includes(varga)}
                  aria-label={`D${varga}: ${pins.includes(varga) ? 'открепить' : 'закрепить'}`}
                  onClick={() => togglePin(varga)}
                >
                  <Icon name="pin" size={16} />
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
});

interface MiniProps {
  readonly varga: number;
  readonly chart: VargaChart | undefined;
  readonly firstSign: number | null;
  readonly style: SquareStyle;
  readonly lit: string | null;
  readonly isShown: boolean;
  readonly onOpen: (varga: number) => void;
}

const MiniVarga = memo(function MiniVarga({ varga, chart, firstSign, style, lit, isShown, onOpen }: MiniProps) {
  const { bodies } = useChart();
  const names = useNames();
  const [ref, width] = useWidth<HTMLSpanElement>();
  const drawing = useMemo(() => {
    if (!chart || firstSign === null) return null;
    return drawSquare[style]({
      houses: houseContents(bodies, chart, firstSign, names),
      size: Math.min(250, (width ?? 160) - smallMargin * 2),
    });
  }, [chart, firstSign, bodies, names, style, width]);
  const title = hasTerm(vargaTable, varga) ? nameOf(vargaTable[varga], names) : '';
  return (
    <button
      type="button"
      className={classes.miniButton}
      aria-label={`D${varga} ${title}: в главное окно`}
      aria-pressed={isShown}
      onClick={() => onOpen(varga)}
    >
      <span className={classes.miniHead}>
        <b>D{varga}</b> {title}
      </span>
      <span ref={ref} className={classes.miniBox}>
        {drawing ? (
          <SquareChart drawing={drawing} label="" houseLabel={() => ''} selectedBody={lit} />
        ) : (
          <ChartSkeleton size={250} />
        )}
      </span>
    </button>
  );
});
