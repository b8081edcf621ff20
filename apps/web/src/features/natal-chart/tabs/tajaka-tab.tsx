import { getTajaka } from '@nebosvod/contracts/chart-tajaka';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { northIndianChart } from '@nebosvod/drawing/north-indian';
import { formatTime, wallClock } from '@nebosvod/terms/clock';
import { grahaAbbreviation, grahaName } from '@nebosvod/terms/graha';
import { houseOrdinal } from '@nebosvod/terms/house';
import { idsOf, termName } from '@nebosvod/terms/name';
import { formatNumber } from '@nebosvod/terms/plural';
import { signCase, signName } from '@nebosvod/terms/sign';
import { officeTable, sahamTable, tajakaYogaTable } from '@nebosvod/terms/tajaka.table';
import { useMemo } from 'react';
import { spokenHouse } from '../../../chart/chart-content.ts';
import { useChart } from '../../../chart/chart-context.ts';
import { GrahaLabel } from '../../../chart/graha-label.tsx';
import classes from '../../../chart/tab.module.css';
import { NeedsTime, TabData } from '../../../chart/tab-data.tsx';
import { TableBox } from '../../../chart/table-box.tsx';
import { useYearOfLife, YearStepper } from '../../../chart/year-stepper.tsx';
import { call } from '../../../platform/api/call.ts';
import { useNames } from '../../../platform/settings/settings-store.ts';
import { frameMargin, SquareChart } from '../../../ui/chart/square-chart.tsx';
import { useWidth } from '../../../ui/chart/use-width.ts';
import { longDate } from '../../../ui/date-input.ts';
import { Degree } from '../../../ui/degree.tsx';
import { tableLook } from '../../../ui/table-look.ts';
import { PointName } from './point-name.tsx';

type Answer = AnswerOf<typeof getTajaka>;
type YearChart = NonNullable<Answer['chart']>;

/** Widest the year's chart is drawn, px. */
const widest = 350;

function YearDrawing({ chart }: { readonly chart: YearChart }) {
  const names = useNames();
  const [ref, width] = useWidth<HTMLDivElement>();
  const houses = useMemo(
    () =>
      Array.from({ length: 12 }, (_, index) => {
        const sign = ((chart.ascendant.sign + index - 1) % 12) + 1;
        const inside = chart.planets.filter((planet) => planet.sign === sign);
        const lagna = {
          id: 'lagna',
          label: grahaAbbreviation('lagna', names),
          degree: `${Math.floor(chart.ascendant.degreeInSign)}°`,
        };
        return {
          house: index + 1,
          sign,
          spoken: inside.map(({ id }) => grahaName(id, names)),
          occupants: [
            ...(index === 0 ? [lagna] : []),
            ...inside.map(({ id, degreeInSign }) => ({
              id,
              label: grahaAbbreviation(id, names),
              degree: `${Math.floor(degreeInSign)}°`,
            })),
          ],
        };
      }),
    [chart, names],
  );
  const drawing = northIndianChart({ houses, size: Math.min(widest, width ?? widest) - frameMargin * 2 });
  return (
    <div ref={ref} className={classes.yearChart}>
      <SquareChart
        drawing={drawing}
        label="Карта года, северный стиль"
        houseLabel={(house) => {
          const content = houses[house - 1];
          return content ? spokenHouse(house, content.sign, content.spoken, names) : '';
        }}
      />
    </div>
  );
}

function Offices({ officeBearers }: { readonly officeBearers: NonNullable<Answer['officeBearers']> }) {
  const names = useNames();
  return (
    <TableBox label="Должности года">
      <table {...tableLook({ className: classes.pairs })}>
        <caption className={classes.groupTitle}>Должности года</caption>
        <tbody>
          {idsOf(officeBearers).map((office) => (
            <tr key={office}>
              <th scope="row" className="muted">
                {termName(officeTable, office, names)}
              </th>
              <td>
                <GrahaLabel id={officeBearers[office]} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}

function YearYogas({ yogas }: { readonly yogas: NonNullable<Answer['yogas']> }) {
  const names = useNames();
  return (
    <TableBox label="Йоги года">
      <table {...tableLook({ className: classes.dense })}>
        <caption className={classes.groupTitle}>Йоги года</caption>
        <tbody>
          {yogas.map((yoga) => (
            <tr key={`${yoga.id}${yoga.participants.join()}`}>
              <th scope="row">{termName(tajakaYogaTable, yoga.id, names)}</th>
              <td className={classes.wraps}>{yoga.participants.map((id) => grahaName(id, names)).join(', ')}</td>
              <td className="num muted">{yoga.gap === null ? '' : `${formatNumber(yoga.gap, 2)}°`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}

function Sahams({ sahams }: { readonly sahams: NonNullable<Answer['sahams']> }) {
  const names = useNames();
  return (
    <TableBox label="Сахамы">
      <table {...tableLook({ className: classes.dense })}>
        <caption className={classes.groupTitle}>Сахамы</caption>
        <tbody>
          {sahams.map((saham) => (
            <tr key={saham.id}>
              <th scope="row">
                <PointName name={sahamTable[saham.id]} />
              </th>
              <td className="nw">
                <Degree value={saham.point.degreeInSign} /> {signCase(saham.point.sign, 'genitive', names)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}

/** The year from one solar return to the next: its chart, muntha, lord, yogas, sahams and mudda dasha. */
export function TajakaTab() {
  const { request } = useChart();
  const names = useNames();
  const [years, setYears] = useYearOfLife();
  return (
    <TabData
      name="Таджика"
      input={[request, years]}
      ask={({ trace, signal }) => call(getTajaka, { body: { ...request, completedYears: years, trace }, signal })}
      controls={<YearStepper years={years} onYears={setYears} />}
    >
      {(answer) => {
        const zone = { utcOffsetSeconds: answer.moment.utcOffsetSeconds };
        const day = (instant: string) => longDate(wallClock(instant, zone).date);
        const { officeBearers, yearLord, muntha, sahams, yogas } = answer;
        return (
          <>
            <p className={`${classes.tabLead} tn`}>
              Солнце возвращается {day(answer.instant)}, {formatTime(answer.instant, zone, { seconds: true })}
              {muntha && `. Мунтха: ${signName(muntha.sign, names)}, ${houseOrdinal(muntha.house)}`}
              {yearLord && `. Владыка года: ${grahaName(yearLord.planet, names)}`}
            </p>
            <div className={classes.sides}>
              <div>
                <div>
                  {answer.chart ? (
                    <YearDrawing chart={answer.chart} />
                  ) : (
                    <NeedsTime what="Карта года строится от лагны." />
                  )}
                  {officeBearers && <Offices officeBearers={officeBearers} />}
                  {yogas && yogas.length > 0 && <YearYogas yogas={yogas} />}
                </div>
                <div>
                  {sahams && <Sahams sahams={sahams} />}
                  <TableBox label="Мудда-даша">
                    <table {...tableLook()}>
                      <caption className={classes.groupTitle}>Мудда-даша</caption>
                      <tbody>
                        {answer.muddaDasha.map((period) => (
                          <tr key={period.start}>
                            <th scope="row">
                              <GrahaLabel id={period.lord} />
                            </th>
                            <td className="tn">{day(period.start)}</td>
                            <td className="tn">{day(period.end)}</td>
                          </tr>
                        ))}
                      </tbody>
                    </table>
                  </TableBox>
                </div>
              </div>
            </div>
          </>
        );
      }}
    </TabData>
  );
}
