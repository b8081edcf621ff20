import { NativeSelect } from '@mantine/core';
import type { Birth } from '@nebosvod/contracts/birth';
import { Fragment, memo, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { personKey } from '../../../birth/person-key.ts';
import { useChart } from '../../../chart/chart-context.ts';
import { countedFrom, firstSignOf, type HousesFrom, housesFromOptions } from '../../../chart/houses-from.ts';
import type { VargaChart } from '../../../chart/use-chart-data.ts';
import { useNames, useSettings } from '../../../platform/settings/settings-store.ts';
import type { SheetPanel } from '../../../platform/settings/sheet-layout.ts';
import { cardLook } from '../../../ui/card-look.ts';
import { ChartLegend } from '../../../ui/chart/legend.tsx';
import { formatDate } from '../../../ui/date-input.ts';
import { lazyNamed, type Preloadable } from '../../../ui/lazy-named.ts';
import { ChartSkeleton } from '../../../ui/skeletons.tsx';
import { useChartLayers } from '../layers/use-chart-layers.ts';
import { useStayingTop } from '../use-staying-top.ts';
import type { Workspace } from '../use-workspace.ts';
import { ChartPanes } from './chart-panes.tsx';
import vargaClasses from './varga.module.css';
import type { VargaRange } from './varga-range.ts';
import classes from './workspace.module.css';

const TimeSlider = lazyNamed(
  () => import('../time-shift/time-slider.tsx'),
  (module) => module.TimeSlider,
);
const VargaGrid = lazyNamed(
  () => import('./varga-grid.tsx'),
  (module) => module.VargaGrid,
);
const ChartLayers = lazyNamed(
  () => import('./chart-layers.tsx'),
  (module) => module.ChartLayers,
);

const NotesCard = lazyNamed(
  () => import('../notes/notes-card.tsx'),
  (module) => module.NotesCard,
);

/** What stands under the charts from the first. */
export const chartParts: readonly Preloadable[] = [TimeSlider, VargaGrid, ChartLayers];

interface Props {
  readonly workspace: Workspace;
  /** Whose notes stand under the charts; left out where the chart is somebody else's. */
  readonly noted: { readonly map: string; readonly birth: Birth } | null;
  /** Takes the time of the slider as the chart's own. */
  readonly onBirth: (birth: Birth) => void;
  readonly onVarga: (varga: number) => void;
}

/** The drawings of a chart: main panes, and under them the panels the person keeps, in their order. */
export function WorkspaceCharts({ workspace, noted, onBirth, onVarga }: Props) {
  const { base, panes, planets, moved, rashi, navamshaLagna, second, style, isTimeKnown, from, origin, setFrom } =
    workspace;
  const { request } = useChart();
  const names = useNames();
  const { layers, pins, sheet } = useSettings();
  const [transitAt, setTransitAt] = useState<string | null>(null);
  const [range, setRange] = useState<VargaRange>('pinned');
  const column = useStayingTop<HTMLDivElement>();
  const lead = useStayingTop<HTMLDivElement>();
  const isSettled = moved.birth.date === moved.settledBirth.date && moved.birth.time === moved.settledBirth.time;
  const over = useChartLayers({ request, isSettled, layers, names, at: transitAt });
  const { birth, setShift } = moved;
  const { date, time } = birth;
  const firstSign = useCallback((chart: VargaChart) => firstSignOf(chart, origin), [origin]);
  const keepTime = useCallback(() => {
    onBirth(birth);
    setShift(0);
  }, [birth, setShift, onBirth]);
  const panels: Readonly<Record<SheetPanel, ReactNode>> = {
    layers: (
      <Fragment key="layers">
        <div className={`row ${classes.underCharts}`}>
          <ChartLegend />
          {isTimeKnown && <FromSelect from={from} onFrom={setFrom} />}
        </div>
        <Suspense fallback={<div className={classes.layerRoom} />}>
          <ChartLayers
            layers={layers}
            points={over.points}
            transits={over.transits}
            at={transitAt}
            onAt={setTransitAt}
            from={origin}
            onFrom={setFrom}
            firstSign={rashi ? firstSignOf(rashi, origin) : null}
            isTimeKnown={isTimeKnown}
          />
        </Suspense>
      </Fragment>
    ),
    time: time !== null && (
      <Suspense key="time" fallback={<div {...cardLook({ className: classes.sliderRoom })} />}>
        {planets.data ? (
          <TimeSlider
            request={base}
            baseMs={Date.parse(planets.data.moment.instant)}
            utcOffsetSeconds={planets.data.moment.utcOffsetSeconds}
            shift={moved.shift}
            onShift={setShift}
            engine={moved.engine}
            navamshaLagna={navamshaLagna}
            onKeep={keepTime}
          />
        ) : (
          <div {...cardLook({ className: classes.sliderRoom })} />
        )}
      </Suspense>
    ),
    vargas: (
      <Suspense key="vargas" fallback={<VargaRoom pins={pins} />}>
        <VargaGrid
          style={style === 'wheel' ? 'north' : style}
          firstSignOf={firstSign}
          from={countedFrom(origin, names)}
          shown={second}
          onVarga={onVarga}
          range={range}
          onRange={setRange}
        />
      </Suspense>
    ),
  };
  // What is read with the drawings stays with them; the rest may stand under a short tab (workspace.module.css).
  const split = sheet.panels.findIndex((id) => id !== 'layers');
  const near = split < 0 ? sheet.panels : sheet.panels.slice(0, split);
  return (
    <div ref={column} className={classes.left} data-charts="">
      <div ref={lead} className={classes.lead}>
        <ChartPanes
          panes={panes}
          style={style}
          answer={moved.answer}
          moment={`${formatDate(date)}${time === null ? '' : ` ${time}`}`}
          layers={layers}
          marks={over.marks}
          second={second}
          isTimeKnown={isTimeKnown}
          onVarga={onVarga}
          onAll={() => setRange('shodasha')}
        />
        {near.map((id) => panels[id])}
      </div>
      <div className={classes.tail}>
        {sheet.panels.slice(near.length).map((id) => panels[id])}
        {noted && (
          <Suspense fallback={<div {...cardLook({ className: classes.notesRoom })} />}>
            <NotesCard key={`${noted.map} ${personKey(noted.birth)}`} {...noted} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

interface FromProps {
  readonly from: HousesFrom;
  readonly onFrom: (from: HousesFrom) => void;
}

const FromSelect = memo(function FromSelect({ from, onFrom }: FromProps) {
  const names = useNames();
  const options = useMemo(() => housesFromOptions(names), [names]);
  return (
    <NativeSelect
      className={`no-print ${classes.fromSelect}`}
      aria-label="Считать дома от"
      data={options}
      value={String(from)}
      onChange={(event) => {
        const value = event.currentTarget.value;
        const option = options.find((one) => one.value === value);
        if (option) onFrom(option.from);
      }}
    />
  );
});

/** The room of the pinned vargas while their code is on its way, so that what stands below does not jump. */
function VargaRoom({ pins }: { readonly pins: readonly number[] }) {
  return (
    <div className={vargaClasses.section} aria-hidden="true">
      <div className={vargaClasses.sectionHead}>
        <h3>&nbsp;</h3>
      </div>
      <ul className={vargaClasses.minis}>
        {pins.map((varga) => (
          <li key={varga} className={vargaClasses.mini}>
            <span className={vargaClasses.miniButton}>
              <span className={vargaClasses.miniHead}>
                <b>&nbsp;</b>
              </span>
              <span className={vargaClasses.miniBox}>
                <ChartSkeleton size={250} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
