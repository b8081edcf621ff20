import { glanceLines } from '@nebosvod/drawing/glance-lines';
import type { HouseContent } from '@nebosvod/drawing/square-chart';
import { hasTerm, type NameOptions, nameOf } from '@nebosvod/terms/name';
import { vargaTable } from '@nebosvod/terms/varga.table';
import { memo, useId, useMemo, useState } from 'react';
import type { ChartLayer } from '../platform/settings/own-settings.ts';
import { useNames } from '../platform/settings/settings-store.ts';
import { cardHeadLook, cardLook } from '../ui/card-look.ts';
import { frameMargin, SquareChart } from '../ui/chart/square-chart.tsx';
import { useWidth } from '../ui/chart/use-width.ts';
import { linkLook } from '../ui/link-look.ts';
import classes from './chart-card.module.css';
import { houseContents, houseLayers, spokenBody, spokenHouse } from './chart-content.ts';
import { useChart } from './chart-context.ts';
import { drawSquare, type SquareStyle, styleNames } from './chart-drawing.ts';
import { ChartTable } from './chart-table.tsx';
import { glancesOf, wantedGlances } from './glances.ts';
import type { LayerMark } from './layer-mark.ts';
import { choosesBody, selectedBody, selectedHouse, selectedMark } from './selection.ts';
import type { VargaChart } from './use-chart-data.ts';

interface Props {
  readonly chart: VargaChart;
  readonly style: SquareStyle;
  /** Second line in the free middle of the southern and eastern styles. */
  readonly moment: string;
  /** Sign of house 1. */
  readonly firstSign: number;
  /** Said beside the title when houses are not counted from the lagna: «от Луны». */
  readonly from?: string;
  readonly layers?: readonly ChartLayer[];
  /** Arudhas, special lagnas and transits; they belong to D1. */
  readonly marks?: readonly LayerMark[];
}

const noLayers: readonly ChartLayer[] = [];
const noMarks: readonly LayerMark[] = [];

/** Side a chart is laid out at before its place has been measured, px. */
const assumedWidth = 350;

function vargaNames(varga: number, names: NameOptions): { code: string; name: string; theme: string } {
  if (!hasTerm(vargaTable, varga)) return { code: `D${varga}`, name: '', theme: '' };
  const entry = vargaTable[varga];
  return { code: entry.code, name: nameOf(entry, names), theme: entry.theme };
}

/** One varga as a drawing with its table twin; laid out anew only when something of it changes. */
export const ChartCard = memo(function ChartCard(props: Props) {
  const { chart, style, moment, firstSign, from } = props;
  const { layers = noLayers, marks: allMarks = noMarks } = props;
  const { bodies, selection, onSelect } = useChart();
  const names = useNames();
  const { varga } = chart;
  const marks = varga === 1 ? allMarks : noMarks;
  const [ref, width] = useWidth<HTMLDivElement>();
  const [isTable, setIsTable] = useState(false);
  const tableId = useId();
  const contents = useMemo(
    () => houseContents(bodies, chart, firstSign, names, marks),
    [bodies, chart, firstSign, names, marks],
  );
  const drawing = useMemo(
    () => drawSquare[style]({ houses: contents, size: (width ?? assumedWidth) - frameMargin * 2 }),
    [contents, style, width],
  );
  const lit = selectedBody(selection);
  const litHouse = varga === 1 && !from ? selectedHouse(selection) : null;
  const glances = useMemo(() => {
    const litSign = contents.find((content) => content.house === litHouse)?.sign ?? null;
    return glancesOf(chart, wantedGlances(layers, lit, litSign));
  }, [chart, contents, layers, lit, litHouse]);
  const lines = useMemo(() => glanceLines(drawing, glances), [drawing, glances]);
  const { code, name, theme } = vargaNames(varga, names);
  const spoken = (content: HouseContent) => {
    const inside = bodies.filter((body) => content.occupants.some((occupant) => occupant.id === body.id));
    return spokenHouse(
      content.house,
      content.sign,
      inside.map((body) => spokenBody(body, chart, names)),
      names,
      houseLayers(content.sign, marks, glances, names),
    );
  };
  const selectBody = (id: string) => {
    const mark = marks.find(({ occupant }) => occupant.id === id);
    if (mark) onSelect({ kind: 'point', mark });
    else choosesBody(onSelect)(id);
  };

  return (
    <figure {...cardLook({ className: classes.chartCard })} data-varga={varga}>
      <figcaption {...cardHeadLook()}>
        <h3>
          {code} <span className="muted">{name}</span>
          {from && <span className="muted"> {from}</span>}
        </h3>
        <span className="cap">{theme}</span>
      </figcaption>
      <div ref={ref}>
        <SquareChart
          drawing={drawing}
          label={`${code} ${name}${from ? ` ${from}` : ''}, ${styleNames[style].spoken}. Стрелки: дома, Enter: открыть`}
          houseLabel={(house) => {
            const content = contents[house - 1];
            return content ? spoken(content) : `Дом ${house}`;
          }}
          centre={[`${code} ${name}`, moment]}
          selectedBody={selectedMark(selection)}
          selectedHouse={litHouse}
          glances={lines}
          onBody={selectBody}
          onHouse={(house) => {
            const only = contents[house - 1]?.occupants;
            const first = only?.[0];
            if (varga === 1 && !from) onSelect({ kind: 'house', house });
            else if (first) selectBody(first.id);
          }}
        />
      </div>
      <button
        type="button"
        {...linkLook({ className: `cap ${classes.twin} no-print` })}
        aria-expanded={isTable}
        aria-controls={tableId}
        onClick={() => setIsTable(!isTable)}
      >
        {isTable ? 'Скрыть таблицу' : 'Показать таблицей'}
      </button>
      <div id={tableId} hidden={!isTable}>
        {isTable && (
          <ChartTable
            caption={`${code} ${name}: дома и грахи`}
            contents={contents}
            chart={chart}
            marks={marks}
            glances={glances}
          />
        )}
      </div>
    </figure>
  );
});
