import { NativeSelect } from '@mantine/core';
import type { Birth, ChartRequest, SettingsInput } from '@nebosvod/contracts/birth';
import type { NameOptions } from '@nebosvod/terms/name';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { birthWords } from '../../../birth/birth-words.ts';
import { isSavedMap } from '../../../birth/map-key.ts';
import { usePlanets } from '../../../birth/use-planets.ts';
import { chartBodies } from '../../../chart/chart-body.ts';
import type { ChartSearch } from '../../../chart/chart-search.ts';
import { countedFrom, firstSignOf, type HousesFrom, housesFromOptions } from '../../../chart/houses-from.ts';
import { type Selection, toggled } from '../../../chart/selection.ts';
import { StyleSwitch } from '../../../chart/style-switch.tsx';
import { useChartData, type VargaChart } from '../../../chart/use-chart-data.ts';
import { asProblem } from '../../../platform/api/api-problem.ts';
import type { ChartStyle } from '../../../platform/settings/own-settings.ts';
import { changeSettings, useSettings } from '../../../platform/settings/settings-store.ts';
import { Button } from '../../../ui/button.tsx';
import { ChartLegend } from '../../../ui/chart/legend.tsx';
import { formatDate } from '../../../ui/date-input.ts';
import { Icon } from '../../../ui/icon.tsx';
import { lazyNamed } from '../../../ui/lazy-named.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { ErrorState, Refreshing } from '../../../ui/states.tsx';
import { useChartLayers } from '../layers/use-chart-layers.ts';
import { type ChartPanels, ChartTabs } from '../tabs/chart-tabs.tsx';
import { useShiftedChart } from '../time-shift/use-shifted-chart.ts';
import { CertaintyNote } from './certainty-note.tsx';
import { ChartPanes, type Pane } from './chart-panes.tsx';
import { UnknownTimeNote } from './unknown-time-note.tsx';
import { VargaRoom } from './varga-room.tsx';

const SettingsDrawer = lazy(() => import('./settings-drawer.tsx'));
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
const PdfMenu = lazyNamed(
  () => import('./pdf-menu.tsx'),
  (module) => module.PdfMenu,
);
const BodyCard = lazyNamed(
  () => import('./body-card.tsx'),
  (module) => module.BodyCard,
);
const HouseCard = lazyNamed(
  () => import('./house-card.tsx'),
  (module) => module.HouseCard,
);

interface Props {
  readonly birth: Birth;
  readonly search: ChartSearch;
  /** Changes a part of the address: tab, varga, style. */
  readonly onSearch: (change: Partial<ChartSearch>) => void;
  /** Takes another birth (the time shifted by the slider) as the chart's own. */
  readonly onBirth: (birth: Birth) => void;
  readonly onEdit: () => void;
  readonly onNew: () => void;
  /** Settings of this very chart, over the person's own. */
  readonly calculation?: SettingsInput;
  /** First of the buttons beside the name. */
  readonly actions?: ReactNode;
  readonly panels: ChartPanels;
}

/** The chart of one birth: drawings at the left, tabs and the side card at the right, one selection for all. */
export function ChartWorkspace({
  birth,
  search,
  onSearch,
  onBirth,
  onEdit,
  onNew,
  calculation,
  actions,
  panels,
}: Props) {
  const own = useSettings();
  const settings = useMemo(
    () => (calculation === undefined ? own : { ...own, calculation: { ...own.calculation, ...calculation } }),
    [own, calculation],
  );
  const names: NameOptions = useMemo(() => ({ language: settings.names }), [settings.names]);
  const base: ChartRequest = useMemo(() => ({ birth, settings: settings.calculation }), [birth, settings.calculation]);
  const second = search.varga === undefined || search.varga === 1 ? 9 : search.varga;
  const style: ChartStyle = search.style ?? settings.chartStyle;
  const planets = usePlanets(base);
  // D9 stays in the question whatever is shown: vargottama of the lagna is told by it.
  const vargas = useMemo(() => (second === 9 ? [1, 9] : [1, 9, second]), [second]);
  const charts = useChartData(base, vargas);
  const moved = useShiftedChart({ birth, planets: planets.data, charts: charts.data?.charts, vargas });
  const request: ChartRequest = useMemo(
    () => ({ birth: moved.settledBirth, settings: settings.calculation }),
    [moved.settledBirth, settings.calculation],
  );
  const [selection, setSelection] = useState<Selection>(null);
  const [from, setFrom] = useState<HousesFrom>('lagna');
  const [transitAt, setTransitAt] = useState<string | null>(null);
  const isSettled = moved.birth.date === moved.settledBirth.date && moved.birth.time === moved.settledBirth.time;
  const { layers } = settings;
  const over = useChartLayers({ request, isSettled, layers, names, at: transitAt });
  const [settingsOpened, setSettingsOpened] = useState<'never' | 'open' | 'closed'>('never');
  const select = (next: NonNullable<Selection>) => setSelection((now) => toggled(now, next));

  const { answer } = moved;
  const chartOf = (varga: number): VargaChart | undefined => moved.charts?.find((chart) => chart.varga === varga);
  const [rashi, other] = [chartOf(1), chartOf(second)];
  const navamshaLagna = chartOf(9)?.lagnaSign ?? null;
  const bodies = useMemo(() => (answer ? chartBodies(answer, navamshaLagna) : []), [answer, navamshaLagna]);
  const isTimeKnown = rashi === undefined || rashi.lagnaSign !== null;
  const origin: HousesFrom = isTimeKnown ? from : from === 'lagna' ? 'moon' : from;
  const panes = useMemo((): readonly Pane[] => {
    const paneOf = (chart: VargaChart | undefined, start: HousesFrom): readonly Pane[] => {
      const firstSign = chart && firstSignOf(chart, start);
      if (!chart || !firstSign) return [];
      const words = countedFrom(start);
      return [{ key: `d${chart.varga}${start}`, chart, firstSign, ...(words ? { from: words } : {}) }];
    };
    return isTimeKnown
      ? [...paneOf(rashi, origin), ...paneOf(other, origin)]
      : [...paneOf(rashi, 'moon'), ...paneOf(rashi, 'sun')];
  }, [rashi, other, origin, isTimeKnown]);

  const retry = () => {
    void planets.refetch();
    void charts.refetch();
  };
  const selected = selection?.kind === 'body' ? bodies.find((body) => body.id === selection.id) : undefined;
  const lagnaSign = answer?.ascendant?.sign ?? null;
  const shown = moved.birth;
  const moment = `${formatDate(shown.date)}${shown.time === null ? '' : ` ${shown.time}`}`;

  return (
    <div className="nc">
      <PageTitle
        title={birth.name || 'Карта без имени'}
        tab="Натальная карта"
        subtitle={<span className="tn">{birthWords(shown, planets.data?.moment.utcOffsetSeconds ?? null)}</span>}
        ruled
        actions={
          <div className="row head-act no-print">
            {actions}
            <StyleSwitch
              style={style}
              onStyle={(next) => {
                changeSettings({ chartStyle: next });
                onSearch({ style: next });
              }}
            />
            <Suspense fallback={<Button icon="pdf">PDF</Button>}>
              <PdfMenu request={request} style={style} names={names} />
            </Suspense>
            <Button icon="pencil" onClick={onEdit}>
              Изменить
            </Button>
            <Button icon="filter" onClick={() => setSettingsOpened('open')}>
              Настройки
            </Button>
            <button type="button" className="icon-btn box print-btn" aria-label="Печать" onClick={() => window.print()}>
              <Icon name="print" />
            </button>
            <button type="button" className="icon-btn box" aria-label="Новая карта" onClick={onNew}>
              <Icon name="plus" />
            </button>
          </div>
        }
      />
      {settingsOpened !== 'never' && (
        <Suspense fallback={null}>
          <SettingsDrawer opened={settingsOpened === 'open'} onClose={() => setSettingsOpened('closed')} />
        </Suspense>
      )}
      {planets.error && !planets.data ? (
        <ErrorState onRetry={retry} code={asProblem(planets.error).shortCode}>
          {asProblem(planets.error).message}
        </ErrorState>
      ) : (
        <Refreshing active={planets.isPlaceholderData}>
          {birth.time === null && (
            <UnknownTimeNote onEdit={onEdit} onRectify={() => onSearch({ tab: 'rectification', view: undefined })} />
          )}
          {planets.data && <CertaintyNote birth={birth} answer={planets.data} names={names} />}
          <div className="ws">
            <div className="ws-left">
              <ChartPanes
                panes={panes}
                style={style}
                answer={answer}
                bodies={bodies}
                names={names}
                moment={moment}
                selection={selection}
                onSelect={select}
                layers={layers}
                marks={over.marks}
              />
              <div className="row between wrap under-charts">
                <ChartLegend />
                {isTimeKnown && (
                  <NativeSelect
                    className="no-print from-select"
                    aria-label="Считать дома от"
                    data={housesFromOptions(names)}
                    value={String(from)}
                    onChange={(event) => {
                      const value = event.currentTarget.value;
                      const option = housesFromOptions(names).find((one) => one.value === value);
                      if (option) setFrom(option.from);
                    }}
                  />
                )}
              </div>
              <Suspense fallback={<div className="layer-room" />}>
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
                  names={names}
                  selection={selection}
                  onSelect={select}
                />
              </Suspense>
              {birth.time !== null && planets.data && (
                <Suspense fallback={<div className="card slider-room" />}>
                  <TimeSlider
                    baseMs={Date.parse(planets.data.moment.instant)}
                    utcOffsetSeconds={planets.data.moment.utcOffsetSeconds}
                    shift={moved.shift}
                    onShift={moved.setShift}
                    engine={moved.engine}
                    names={names}
                    onKeep={() => {
                      onBirth(moved.birth);
                      moved.setShift(0);
                    }}
                  />
                </Suspense>
              )}
              <Suspense fallback={<VargaRoom pins={settings.pins} />}>
                <VargaGrid
                  request={request}
                  bodies={bodies}
                  names={names}
                  style={style === 'wheel' ? 'north' : style}
                  selection={selection}
                  firstSignOf={(chart) => firstSignOf(chart, origin)}
                  from={countedFrom(origin, names)}
                  shown={second}
                  onVarga={(varga) => onSearch({ varga })}
                />
              </Suspense>
            </div>
            <div className="ws-right">
              <ChartTabs
                panels={panels}
                tab={search.tab ?? 'planets'}
                onTab={(tab) => onSearch({ tab, view: undefined })}
                view={search.view}
                onView={(view) => onSearch({ tab: search.tab ?? 'planets', view })}
                request={request}
                own={{ birth, onBirth, keepsOriginal: isSavedMap(search.map) }}
                bodies={bodies}
                names={names}
                selection={selection}
                onSelect={select}
              />
              <Suspense fallback={null}>
                {selected && (
                  <BodyCard
                    body={selected}
                    bodies={bodies}
                    request={request}
                    names={names}
                    onClose={() => setSelection(null)}
                  />
                )}
                {selection?.kind === 'house' && lagnaSign !== null && (
                  <HouseCard
                    house={selection.house}
                    sign={((lagnaSign + selection.house - 2) % 12) + 1}
                    bodies={bodies}
                    names={names}
                    onSelect={select}
                    onClose={() => setSelection(null)}
                  />
                )}
              </Suspense>
            </div>
          </div>
        </Refreshing>
      )}
    </div>
  );
}
