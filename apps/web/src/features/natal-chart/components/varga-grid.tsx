import type { ChartRequest } from '@nebosvod/contracts/birth';
import { hasTerm, type NameOptions, nameOf } from '@nebosvod/terms/name';
import { vargaTable } from '@nebosvod/terms/varga.table';
import { useMemo, useState } from 'react';
import { mostPins } from '../../../app/settings/own-settings.ts';
import { changeSettings, useSettings } from '../../../app/settings/settings-store.ts';
import { SquareChart, smallMargin } from '../../../ui/chart/square-chart.tsx';
import { useWidth } from '../../../ui/chart/use-width.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ChartSkeleton } from '../../../ui/skeletons.tsx';
import { useChartData, type VargaChart } from '../api/use-chart-data.ts';
import type { ChartBody } from '../chart-body.ts';
import { houseContents } from '../chart-content.ts';
import { drawSquare, type SquareStyle } from '../chart-drawing.ts';
import { type Selection, selectedBody } from '../selection.ts';

interface Props {
  readonly request: ChartRequest;
  readonly bodies: readonly ChartBody[];
  readonly names: NameOptions;
  readonly style: SquareStyle;
  readonly selection: Selection;
  /** Sign of house 1 in a varga, by what houses are counted from; `null` when that is not known. */
  readonly firstSignOf: (chart: VargaChart) => number | null;
  readonly shown: number;
  readonly onVarga: (varga: number) => void;
}

const shodasha = Object.entries(vargaTable)
  .filter(([, entry]) => entry.isShodasha)
  .map(([divisor]) => Number(divisor));
const others = Object.keys(vargaTable)
  .map(Number)
  .filter((divisor) => !shodasha.includes(divisor));

/** Pinned vargas, or all of them; a click takes one into the main pane, the same body is lit in each. */
export function VargaGrid(props: Props) {
  const { request, bodies, names, style, selection, firstSignOf, shown, onVarga } = props;
  const { pins } = useSettings();
  const [isAll, setAll] = useState(false);
  const vargas = isAll ? [...shodasha, ...others] : pins;
  const charts = useChartData(request, vargas);
  const togglePin = (varga: number) =>
    changeSettings({
      pins: pins.includes(varga) ? pins.filter((pin) => pin !== varga) : [...pins, varga].slice(-mostPins),
    });

  return (
    <section aria-label={isAll ? 'Все варги' : 'Закреплённые варги'}>
      <div className="sec-h">
        <h3>{isAll ? 'Все варги' : 'Закреплённые варги'}</h3>
        <button type="button" className="link cap no-print" onClick={() => setAll(!isAll)}>
          {isAll ? 'Только закреплённые' : 'Все варги'}
        </button>
      </div>
      <ul className={isAll ? 'minis all' : 'minis'}>
        {vargas.map((varga) => {
          const chart = charts.data?.charts.find((one) => one.varga === varga);
          return (
            <li key={varga} className={varga === shown ? 'mini on' : 'mini'}>
              <MiniVarga
                varga={varga}
                chart={chart}
                firstSign={chart ? firstSignOf(chart) : null}
                bodies={bodies}
                names={names}
                style={style}
                lit={selectedBody(selection)}
                isShown={varga === shown}
                onOpen={() => onVarga(varga)}
              />
              {isAll && varga !== 1 && (
                <button
                  type="button"
                  className="icon-btn pin no-print"
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
}

interface MiniProps {
  readonly varga: number;
  readonly chart: VargaChart | undefined;
  readonly firstSign: number | null;
  readonly bodies: readonly ChartBody[];
  readonly names: NameOptions;
  readonly style: SquareStyle;
  readonly lit: string | null;
  readonly isShown: boolean;
  readonly onOpen: () => void;
}

function MiniVarga({ varga, chart, firstSign, bodies, names, style, lit, isShown, onOpen }: MiniProps) {
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
      className="mini-v"
      aria-label={`D${varga} ${title}: в главное окно`}
      aria-pressed={isShown}
      onClick={onOpen}
    >
      <span className="mv-h">
        <b>D{varga}</b> {title}
      </span>
      <span ref={ref} className="mini-box">
        {drawing ? (
          <SquareChart drawing={drawing} label="" houseLabel={() => ''} selectedBody={lit} />
        ) : (
          <ChartSkeleton size={150} />
        )}
      </span>
    </button>
  );
}
