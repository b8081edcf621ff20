import { wheel } from '@nebosvod/drawing/wheel';
import { grahaName } from '@nebosvod/terms/graha';
import { houseOrdinal } from '@nebosvod/terms/house';
import { houseSystemTable } from '@nebosvod/terms/setting.table';
import { signName } from '@nebosvod/terms/sign';
import { useMemo } from 'react';
import type { PlanetsAnswer } from '../../../birth/use-planets.ts';
import chartCardClasses from '../../../chart/chart-card.module.css';
import { useChart } from '../../../chart/chart-context.ts';
import { exactGlances, wantedGlances, wheelGlances } from '../../../chart/glances.ts';
import type { LayerMark } from '../../../chart/layer-mark.ts';
import { choosesBody, selectedBody, selectedHouse } from '../../../chart/selection.ts';
import type { VargaChart } from '../../../chart/use-chart-data.ts';
import type { ChartLayer } from '../../../platform/settings/own-settings.ts';
import { useNames } from '../../../platform/settings/settings-store.ts';
import { cardHeadLook, cardLook } from '../../../ui/card-look.ts';
import { useWidth } from '../../../ui/chart/use-width.ts';
import { WheelChart } from '../../../ui/chart/wheel-chart.tsx';
import { hintLook } from '../../../ui/hint-look.ts';
import { linkLook } from '../../../ui/link-look.ts';
import { WheelTable } from './wheel-table.tsx';
import workspaceClasses from './workspace.module.css';

interface Props {
  readonly answer: PlanetsAnswer;
  readonly chart: VargaChart;
  readonly layers: readonly ChartLayer[];
  readonly marks: readonly LayerMark[];
}

/** Widest the wheel grows, px: beyond it the rings only get emptier. */
const widest = 560;

/** D1 as a wheel in the zodiac and house system of the settings. */
export function WheelCard({ answer, chart, layers, marks }: Props) {
  const { bodies, selection, onSelect } = useChart();
  const names = useNames();
  const [ref, width] = useWidth<HTMLDivElement>();
  const lit = selectedBody(selection);
  const glances = useMemo(() => exactGlances(chart, wantedGlances(layers, lit, null)), [chart, layers, lit]);
  const cusps = answer.houses?.cusps ?? null;
  const drawing = useMemo(
    () =>
      wheel({
        size: Math.min(widest, width ?? 400),
        ascendant: answer.ascendant?.longitude ?? null,
        midheaven: answer.midheaven,
        cusps,
        bodies: bodies
          .filter((body) => body.id !== 'lagna')
          .map((body) => ({
            id: body.id,
            longitude: body.longitude,
            degree: `${Math.floor(body.degreeInSign)}°`,
            isRetrograde: body.isRetrograde && body.id !== 'rahu' && body.id !== 'ketu',
          })),
        outer: marks.flatMap(({ longitude, occupant }) =>
          longitude === undefined
            ? []
            : [
                {
                  id: occupant.subject ?? occupant.id,
                  longitude,
                  degree: `${Math.floor(longitude % 30)}°`,
                  isRetrograde: occupant.marks?.includes('retrograde') ?? false,
                },
              ],
        ),
        aspects: wheelGlances(glances, lit),
      }),
    [answer, bodies, cusps, width, marks, glances, lit],
  );
  const system = houseSystemTable[answer.settings.houseSystem].ru;
  const inHouse = (house: number) => bodies.filter((body) => body.house === house);
  return (
    <figure {...cardLook({ className: chartCardClasses.chartCard })} data-varga="1">
      <figcaption {...cardHeadLook()}>
        <h3>
          D1 <span className="muted">Раши</span>
        </h3>
        <span className="cap">
          {system}
          {drawing.outer.length > 0 && '; внешний круг: транзит'}
        </span>
      </figcaption>
      <div ref={ref} className={workspaceClasses.wheelBox}>
        <WheelChart
          drawing={drawing}
          label={`D1 Раши, круг, дома: ${system}. Стрелки: дома, Enter: открыть`}
          houseLabel={(house) => {
            const inside = inHouse(house);
            const cusp = cusps?.[house - 1];
            const sign = cusp === undefined ? '' : `, ${signName(Math.floor(cusp / 30) + 1, names)}`;
            return `${houseOrdinal(house)}${sign}: ${inside.length === 0 ? 'пусто' : inside.map((body) => grahaName(body.id, names)).join(', ')}`;
          }}
          selectedBodies={lit === null ? [] : [lit]}
          selectedHouse={selectedHouse(selection)}
          onBody={choosesBody(onSelect)}
          onHouse={(house) => onSelect({ kind: 'house', house })}
        />
      </div>
      {!cusps && (
        <p {...hintLook()}>
          {answer.ascendant === null ? 'Время неизвестно: домов нет.' : `${system}: за полярным кругом этих домов нет.`}
        </p>
      )}
      <details className={`${chartCardClasses.twinDetails} no-print`}>
        <summary {...linkLook({ className: `cap ${chartCardClasses.twin}` })}>Показать таблицей</summary>
        <WheelTable marks={marks} glances={glances} />
      </details>
    </figure>
  );
}
