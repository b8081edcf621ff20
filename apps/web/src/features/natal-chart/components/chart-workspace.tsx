import type { Birth, ChartRequest } from '@nebosvod/contracts/birth';
import type { NameOptions } from '@nebosvod/terms/name';
import { lazy, Suspense, useMemo, useState } from 'react';
import { asProblem } from '../../../app/api/api-problem.ts';
import { useSettings } from '../../../app/settings/settings-store.ts';
import { Button } from '../../../ui/button.tsx';
import { ChartLegend } from '../../../ui/chart/legend.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { ChartSkeleton, TableSkeleton } from '../../../ui/skeletons.tsx';
import { ErrorState, Refreshing } from '../../../ui/states.tsx';
import { useChartData, type VargaChart } from '../api/use-chart-data.ts';
import { usePlanets } from '../api/use-planets.ts';
import { birthWords } from '../birth/birth-words.ts';
import { chartBodies } from '../chart-body.ts';
import { type Selection, toggled } from '../selection.ts';
import { BodyCard } from './body-card.tsx';
import { ChartCard } from './chart-card.tsx';
import { HouseCard } from './house-card.tsx';
import { PlanetsTable } from './planets-table.tsx';
import { UnknownTimeNote } from './unknown-time-note.tsx';

const SettingsDrawer = lazy(() => import('./settings-drawer.tsx'));

interface Props {
  readonly birth: Birth;
  /** Varga shown on a narrow screen, where one fits. */
  readonly varga: number;
  readonly onVarga: (varga: number) => void;
  readonly onEdit: () => void;
  readonly onNew: () => void;
}

const shownVargas = [1, 9];

interface Pane {
  readonly key: string;
  readonly chart: VargaChart;
  readonly firstSign: number;
  readonly from?: string;
}

/** The chart of one birth: drawings at the left, tables and the side card at the right, one selection for all. */
export function ChartWorkspace({ birth, varga, onVarga, onEdit, onNew }: Props) {
  const settings = useSettings();
  const names: NameOptions = useMemo(() => ({ language: settings.names }), [settings.names]);
  const request: ChartRequest = useMemo(
    () => ({ birth, settings: settings.calculation }),
    [birth, settings.calculation],
  );
  const planets = usePlanets(request);
  const charts = useChartData(request, shownVargas);
  const [selection, setSelection] = useState<Selection>(null);
  const [settingsOpened, setSettingsOpened] = useState<'never' | 'open' | 'closed'>('never');
  const select = (next: NonNullable<Selection>) => setSelection((now) => toggled(now, next));

  const isTimeKnown = birth.time !== null;
  const navamshaLagna = charts.data?.charts.find((chart) => chart.varga === 9)?.lagnaSign ?? null;
  const bodies = useMemo(
    () => (planets.data ? chartBodies(planets.data, navamshaLagna) : []),
    [planets.data, navamshaLagna],
  );
  const panes = useMemo((): readonly Pane[] => {
    const rashi = charts.data?.charts.find((chart) => chart.varga === 1);
    if (!rashi) return [];
    if (rashi.lagnaSign !== null) {
      return (charts.data?.charts ?? []).flatMap((chart) =>
        chart.lagnaSign === null ? [] : [{ key: `d${chart.varga}`, chart, firstSign: chart.lagnaSign }],
      );
    }
    const { moon, sun } = rashi.signs;
    return [
      ...(moon ? [{ key: 'moon', chart: rashi, firstSign: moon, from: 'от Луны' }] : []),
      ...(sun ? [{ key: 'sun', chart: rashi, firstSign: sun, from: 'от Солнца' }] : []),
    ];
  }, [charts.data]);

  const failed = planets.error ?? charts.error;
  const retry = () => {
    void planets.refetch();
    void charts.refetch();
  };
  const selected = selection?.kind === 'body' ? bodies.find((body) => body.id === selection.id) : undefined;
  const lagnaSign = planets.data?.ascendant?.sign ?? null;
  const activePane = panes.find((pane) => pane.chart.varga === varga && !pane.from) ? `d${varga}` : panes[0]?.key;

  return (
    <div className="nc">
      <PageTitle
        title={birth.name || 'Карта без имени'}
        tab="Натальная карта"
        subtitle={<span className="tn">{birthWords(birth, planets.data?.moment.utcOffsetSeconds ?? null)}</span>}
        ruled
        actions={
          <div className="row head-act no-print">
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
        <Refreshing active={planets.isPlaceholderData || charts.isPlaceholderData}>
          {!isTimeKnown && <UnknownTimeNote onEdit={onEdit} />}
          <div className="ws">
            <div className="ws-left">
              {panes.length > 1 && (
                // biome-ignore lint/a11y/useSemanticElements: a switch of panes, not a part of a form
                <div className="seg full only-s no-print" role="group" aria-label="Какая карта показана">
                  {panes.map((pane) => (
                    <button
                      key={pane.key}
                      type="button"
                      aria-pressed={pane.key === activePane}
                      onClick={() => onVarga(pane.from === 'от Солнца' ? 9 : pane.chart.varga)}
                    >
                      {pane.from ? `D1 ${pane.from}` : `D${pane.chart.varga}`}
                    </button>
                  ))}
                </div>
              )}
              <div className="pair">
                {panes.length === 0
                  ? shownVargas.map((divisor) => (
                      <div className="card chart-card" key={divisor}>
                        <ChartSkeleton size={350} />
                      </div>
                    ))
                  : panes.map((pane) => (
                      <div key={pane.key} className={pane.key === activePane ? 'pane on' : 'pane'}>
                        <ChartCard
                          chart={pane.chart}
                          bodies={bodies}
                          firstSign={pane.firstSign}
                          {...(pane.from ? { from: pane.from } : {})}
                          names={names}
                          selection={selection}
                          onSelect={select}
                        />
                      </div>
                    ))}
              </div>
              <ChartLegend />
            </div>
            <div className="ws-right">
              <section className="card table-card" aria-label="Планеты">
                <h2 className="table-title">Планеты</h2>
                {bodies.length === 0 ? (
                  <TableSkeleton rows={9} />
                ) : (
                  <PlanetsTable bodies={bodies} names={names} selection={selection} onSelect={select} />
                )}
              </section>
              {selected && (
                <BodyCard body={selected} bodies={bodies} names={names} onClose={() => setSelection(null)} />
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
