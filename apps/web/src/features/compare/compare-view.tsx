import type { Birth, ChartRequest, SettingsInput } from '@nebosvod/contracts/birth';
import { type ReactNode, useMemo, useState } from 'react';
import { birthWords } from '../../birth/birth-words.ts';
import { usePlanets } from '../../birth/use-planets.ts';
import { chartBodies } from '../../chart/chart-body.ts';
import chartCardClasses from '../../chart/chart-card.module.css';
import { ChartCard } from '../../chart/chart-card.tsx';
import { ChartContext } from '../../chart/chart-context.ts';
import type { SquareStyle } from '../../chart/chart-drawing.ts';
import { firstSignOf } from '../../chart/houses-from.ts';
import pageClasses from '../../chart/page.module.css';
import { type Selection, toggled } from '../../chart/selection.ts';
import { StyleSwitch } from '../../chart/style-switch.tsx';
import { useChartData } from '../../chart/use-chart-data.ts';
import { asProblem } from '../../platform/api/api-problem.ts';
import { changeSettings, useSettings } from '../../platform/settings/settings-store.ts';
import { cardLook } from '../../ui/card-look.ts';
import { ChartLegend } from '../../ui/chart/legend.tsx';
import { formatDate } from '../../ui/date-input.ts';
import { noteLook } from '../../ui/note-look.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { Segments } from '../../ui/segments.tsx';
import { ChartSkeleton, TableSkeleton } from '../../ui/skeletons.tsx';
import { ErrorState } from '../../ui/states.tsx';
import compareClasses from './compare.module.css';
import { compareBodies } from './compare.ts';
import { CompareTable } from './compare-table.tsx';

/** One of the two: a saved birth with the settings kept beside it. */
export interface ComparedPerson {
  readonly id: string;
  readonly name: string;
  readonly birth: Birth;
  readonly settings: SettingsInput;
}

interface Props {
  readonly people: readonly [ComparedPerson, ComparedPerson];
  /** Opens one of the two by itself. */
  readonly nameLink: (person: ComparedPerson) => ReactNode;
  readonly actions: ReactNode;
}

const vargas = [1, 9] as const;

function useCompared({ birth, settings: kept }: ComparedPerson) {
  const own = useSettings();
  const request: ChartRequest = useMemo(
    () => ({ birth, settings: { ...own.calculation, ...kept } }),
    [birth, own.calculation, kept],
  );
  const planets = usePlanets(request);
  const charts = useChartData(request, vargas);
  const bodies = useMemo(() => {
    const navamsha = charts.data?.charts.find(({ varga }) => varga === 9);
    return planets.data && charts.data ? chartBodies(planets.data, navamsha?.lagnaSign ?? null) : [];
  }, [planets.data, charts.data]);
  return { request, planets, charts, bodies, error: planets.error ?? charts.error };
}

/** D1 and D9 of two saved births side by side, one selection for the four charts, and the table of differences. */
export function CompareView({ people, nameLink, actions }: Props) {
  const settings = useSettings();
  const style: SquareStyle = settings.chartStyle === 'wheel' ? 'north' : settings.chartStyle;
  const [first, second] = [useCompared(people[0]), useCompared(people[1])];
  const [selection, setSelection] = useState<Selection>(null);
  const [varga, setVarga] = useState<'1' | '9'>('1');
  const select = (next: NonNullable<Selection>) => setSelection((now) => toggled(now, next));
  const rows = useMemo(() => compareBodies(first.bodies, second.bodies), [first.bodies, second.bodies]);
  const failed = [first, second].find(({ error, bodies }) => error !== null && bodies.length === 0);
  const [one, other] = [first.planets.data?.settings, second.planets.data?.settings];
  const isUnlike =
    one && other && (one.ayanamsha !== other.ayanamsha || one.zodiac !== other.zodiac || one.node !== other.node);

  return (
    <div className={pageClasses.page}>
      <PageTitle
        title={`${people[0].name} и ${people[1].name}`}
        tab="Сравнение карт"
        subtitle="Сравнение двух карт"
        ruled
        actions={
          <div className={`row ${pageClasses.headActions} no-print`}>
            {actions}
            <StyleSwitch style={style} onStyle={(next) => changeSettings({ chartStyle: next })} only="square" />
          </div>
        }
      />
      {failed ? (
        <ErrorState
          onRetry={() => {
            for (const { planets, charts } of [first, second]) {
              if (planets.isError) void planets.refetch();
              if (charts.isError) void charts.refetch();
            }
          }}
          code={asProblem(failed.error).shortCode}
        >
          {asProblem(failed.error).message}
        </ErrorState>
      ) : (
        <div className={compareClasses.page}>
          {isUnlike && (
            <p {...noteLook()} role="note">
              Карты посчитаны с разными настройками (зодиак, айанамша или узлы): часть различий от этого, а не от неба.
            </p>
          )}
          <div className={`${compareClasses.varga} no-print`}>
            <Segments
              full
              label="Какая варга показана"
              value={varga}
              onChange={setVarga}
              options={[
                { value: '1', label: 'D1 Раши' },
                { value: '9', label: 'D9 Навамша' },
              ]}
            />
          </div>
          <div className={compareClasses.pair}>
            {([first, second] as const).map(({ request, planets, charts, bodies }, index) => {
              const person = index === 0 ? people[0] : people[1];
              const isTimeKnown = person.birth.time !== null;
              return (
                <section key={person.id} className={compareClasses.side} aria-label={person.name}>
                  <header>
                    <h2>{nameLink(person)}</h2>
                    <p className="cap tn">{birthWords(person.birth, planets.data?.moment.utcOffsetSeconds ?? null)}</p>
                  </header>
                  <ChartContext value={{ request, bodies, selection, onSelect: select }}>
                    {vargas.map((division) => {
                      const chart = charts.data?.charts.find((each) => each.varga === division);
                      const firstSign = chart ? firstSignOf(chart, isTimeKnown ? 'lagna' : 'moon') : null;
                      return (
                        <div
                          key={division}
                          className={String(division) === varga ? `${pageClasses.pane} on` : pageClasses.pane}
                        >
                          {chart && firstSign !== null && bodies.length > 0 ? (
                            <ChartCard
                              chart={chart}
                              style={style}
                              moment={`${formatDate(person.birth.date)} ${person.birth.time ?? ''}`}
                              firstSign={firstSign}
                              {...(isTimeKnown ? {} : { from: 'от Луны' })}
                              layers={settings.layers}
                            />
                          ) : (
                            <div {...cardLook({ className: chartCardClasses.chartCard })}>
                              <ChartSkeleton size={350} />
                            </div>
                          )}
                        </div>
                      );
                    })}
                  </ChartContext>
                </section>
              );
            })}
          </div>
          <ChartLegend />
          {first.bodies.length > 0 && second.bodies.length > 0 ? (
            <CompareTable
              rows={rows}
              people={[people[0].name, people[1].name]}
              selection={selection}
              onSelect={select}
            />
          ) : (
            <TableSkeleton rows={10} />
          )}
        </div>
      )}
    </div>
  );
}
