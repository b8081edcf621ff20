import { NativeSelect } from '@mantine/core';
import type { Birth, ChartRequest } from '@nebosvod/contracts/birth';
import type { NameOptions } from '@nebosvod/terms/name';
import { lazy, Suspense, useMemo, useState } from 'react';
import { asProblem } from '../../../app/api/api-problem.ts';
import type { ChartStyle } from '../../../app/settings/own-settings.ts';
import { changeSettings, useSettings } from '../../../app/settings/settings-store.ts';
import { Button } from '../../../ui/button.tsx';
import { ChartLegend } from '../../../ui/chart/legend.tsx';
import { formatDate } from '../../../ui/date-input.ts';
import { Icon } from '../../../ui/icon.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { ErrorState, Refreshing } from '../../../ui/states.tsx';
import { useChartData, type VargaChart } from '../api/use-chart-data.ts';
import { usePlanets } from '../api/use-planets.ts';
import { birthWords } from '../birth/birth-words.ts';
import { chartBodies } from '../chart-body.ts';
import { countedFrom, firstSignOf, type HousesFrom, housesFromOptions } from '../houses-from.ts';
import type { NatalChartSearch } from '../search.ts';
import { type Selection, toggled } from '../selection.ts';
import { ChartTabs } from '../tabs/chart-tabs.tsx';
import { BodyCard } from './body-card.tsx';
import { ChartPanes, type Pane } from './chart-panes.tsx';
import { HouseCard } from './house-card.tsx';
import { StyleSwitch } from './style-switch.tsx';
import { UnknownTimeNote } from './unknown-time-note.tsx';
import { VargaGrid } from './varga-grid.tsx';

const SettingsDrawer = lazy(() => import('./settings-drawer.tsx'));

interface Props {
  readonly birth: Birth;
  readonly search: NatalChartSearch;
  /** Changes a part of the address: tab, varga, style. */
  readonly onSearch: (change: Partial<NatalChartSearch>) => void;
  readonly onEdit: () => void;
  readonly onNew: () => void;
}

/** The chart of one birth: drawings at the left, tabs and the side card at the right, one selection for all. */
export function ChartWorkspace({ birth, search, onSearch, onEdit, onNew }: Props) {
  const settings = useSettings();
  const names: NameOptions = useMemo(() => ({ language: settings.names }), [settings.names]);
  const request: ChartRequest = useMemo(
    () => ({ birth, settings: settings.calculation }),
    [birth, settings.calculation],
  );
  const second = search.varga === undefined || search.varga === 1 ? 9 : search.varga;
  const style: ChartStyle = search.style ?? settings.chartStyle;
  const planets = usePlanets(request);
  // D9 stays in the question whatever is shown: vargottama of the lagna is told by it.
  const charts = useChartData(request, second === 9 ? [1, 9] : [1, 9, second]);
  const [selection, setSelection] = useState<Selection>(null);
  const [from, setFrom] = useState<HousesFrom>('lagna');
  const [settingsOpened, setSettingsOpened] = useState<'never' | 'open' | 'closed'>('never');
  const select = (next: NonNullable<Selection>) => setSelection((now) => toggled(now, next));

  const chartOf = (varga: number): VargaChart | undefined => charts.data?.charts.find((chart) => chart.varga === varga);
  const [rashi, other] = [chartOf(1), chartOf(second)];
  const navamshaLagna = chartOf(9)?.lagnaSign ?? null;
  const bodies = useMemo(
    () => (planets.data ? chartBodies(planets.data, navamshaLagna) : []),
    [planets.data, navamshaLagna],
  );
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

  const failed = planets.error ?? charts.error;
  const retry = () => {
    void planets.refetch();
    void charts.refetch();
  };
  const selected = selection?.kind === 'body' ? bodies.find((body) => body.id === selection.id) : undefined;
  const lagnaSign = planets.data?.ascendant?.sign ?? null;
  const moment = `${formatDate(birth.date)}${birth.time === null ? '' : ` ${birth.time}`}`;

  return (
    <div className="nc">
      <PageTitle
        title={birth.name || 'Карта без имени'}
        tab="Натальная карта"
        subtitle={<span className="tn">{birthWords(birth, planets.data?.moment.utcOffsetSeconds ?? null)}</span>}
        ruled
        actions={
          <div className="row head-act no-print">
            <StyleSwitch
              style={style}
              onStyle={(next) => {
                changeSettings({ chartStyle: next });
                onSearch({ style: next });
              }}
            />
            <Button icon="pencil" onClick={onEdit}>
              Изменить
            </Button>
            <Button icon="filter" onClick={() => setSettingsOpened('open')}>
              Настройки
            </Button>
            <button type="button" className="icon-btn box" aria-label="Печать" onClick={() => window.print()}>
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
      {failed && !planets.data ? (
        <ErrorState onRetry={retry} code={asProblem(failed).shortCode}>
          {asProblem(failed).message}
        </ErrorState>
      ) : (
        <Refreshing active={planets.isPlaceholderData}>
          {birth.time === null && <UnknownTimeNote onEdit={onEdit} />}
          <div className="ws">
            <div className="ws-left">
              <ChartPanes
                panes={panes}
                style={style}
                answer={planets.data}
                bodies={bodies}
                names={names}
                moment={moment}
                selection={selection}
                onSelect={select}
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
              <VargaGrid
                request={request}
                bodies={bodies}
                names={names}
                style={style === 'wheel' ? 'north' : style}
                selection={selection}
                firstSignOf={(chart) => firstSignOf(chart, origin)}
                shown={second}
                onVarga={(varga) => onSearch({ varga })}
              />
            </div>
            <div className="ws-right">
              <ChartTabs
                tab={search.tab ?? 'planets'}
                onTab={(tab) => onSearch({ tab })}
                request={request}
                bodies={bodies}
                names={names}
                selection={selection}
                onSelect={select}
              />
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
            </div>
          </div>
        </Refreshing>
      )}
    </div>
  );
}
