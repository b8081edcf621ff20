import { getSadeSati } from '@nebosvod/contracts/chart-transit';
import { wallClock } from '@nebosvod/terms/clock';
import { pick } from '@nebosvod/terms/numbered';
import { sadeSatiTable } from '@nebosvod/terms/sade-sati.table';
import { inSign, signName } from '@nebosvod/terms/sign';
import { useState } from 'react';
import { useChart } from '../../../chart/chart-context.ts';
import classes from '../../../chart/tab.module.css';
import { TabData } from '../../../chart/tab-data.tsx';
import { TableBox } from '../../../chart/table-box.tsx';
import { call } from '../../../platform/api/call.ts';
import { useNames } from '../../../platform/settings/settings-store.ts';
import { longDate } from '../../../ui/date-input.ts';
import { tableLook } from '../../../ui/table-look.ts';
import lineClasses from './sade-sati-line.module.css';
import { SadeSatiLine } from './sade-sati-line.tsx';
import { lifeSpans } from './sade-sati-spans.ts';

/** Saturn's stays about the natal Moon over a life, with the one that runs now. */
export function SadeSatiTab() {
  const { request } = useChart();
  const names = useNames();
  const [now] = useState(() => Date.now());
  return (
    <TabData
      name="Саде-сати"
      input={request}
      ask={({ trace, signal }) => call(getSadeSati, { body: { ...request, trace }, signal })}
    >
      {({ periods, current, moonSign, moonSignHolds, moment }) => {
        const day = (instant: string) =>
          longDate(wallClock(instant, { utcOffsetSeconds: moment.utcOffsetSeconds }).date);
        const nameOf = (house: number) => pick<{ readonly ru: string }>(sadeSatiTable, house, 'house of sade sati').ru;
        return (
          <>
            <p className={classes.tabLead}>
              {current
                ? `Сейчас: ${nameOf(current.houseFromMoon)}, до ${day(current.end)}. Время собранности и порядка; `
                : 'Сейчас Сатурн не задевает Луну. '}
              {current ? 'для отдыха и опоры стоит оставить место заранее.' : ''} Луна {inSign(moonSign, names)}
              {moonSignHolds ? '.' : ', но в пределах неточности времени знак мог быть другим.'}
            </p>
            <p className={classes.tabLead}>
              Саде-сати бывает у каждого раз в тридцать лет: Сатурн проходит двенадцатый, первый и второй знаки от Луны.
              Традиция видит в ней не беду, а время, когда лишнее отпадает, а сделанное терпеливо остаётся. Сатурн
              ненадолго отступает в прежний знак, и такие возвраты сочтены здесь вместе.
            </p>
            <SadeSatiLine periods={periods} birth={moment.instant} now={now} nameOf={nameOf} dayOf={day} />
            <details className={lineClasses.all}>
              <summary>Периоды списком</summary>
              <TableBox label="Саде-сати и дхайя">
                <table {...tableLook()}>
                  <caption className="vh">Саде-сати и дхайя</caption>
                  <thead>
                    <tr>
                      <th scope="col">Период</th>
                      <th scope="col">Начало</th>
                      <th scope="col">Конец</th>
                      <th scope="col" className="num">
                        Круг
                      </th>
                    </tr>
                  </thead>
                  <tbody>
                    {lifeSpans(periods).map((span) => (
                      <tr key={span.start} className={span.start <= now && now < span.end ? 'on' : undefined}>
                        <th scope="row">{nameOf(span.house)}</th>
                        <td className="tn">{day(new Date(span.start).toISOString())}</td>
                        <td className="tn">{day(new Date(span.end).toISOString())}</td>
                        <td className="num">{span.cycle}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </TableBox>
            </details>
            <details className={lineClasses.all}>
              <summary>
                Все вступления с возвратами и бинду:{'\u00a0'}
                {periods.length}
              </summary>
              <TableBox label="Саде-сати и дхайя: все вступления">
                <table {...tableLook({ className: classes.dense })}>
                  <caption className="vh">Саде-сати и дхайя: все вступления</caption>
                  <thead>
                    <tr>
                      <th scope="col">Период</th>
                      <th scope="col">Знак Сатурна</th>
                      <th scope="col">Начало</th>
                      <th scope="col">Конец</th>
                      <th scope="col" className="num">
                        Круг
                      </th>
                      <th scope="col" className="num">
                        Бинду
                      </th>
                    </tr>
                  </thead>
                  <tbody>
                    {periods.map((period) => (
                      <tr key={period.start} className={period.start === current?.start ? 'on' : undefined}>
                        <th scope="row">
                          {nameOf(period.houseFromMoon)}
                          {period.isReentry && <span className="muted"> (возврат)</span>}
                        </th>
                        <td>{signName(period.sign, names)}</td>
                        <td className="tn">{day(period.start)}</td>
                        <td className="tn">{day(period.end)}</td>
                        <td className="num">{period.cycle}</td>
                        <td className="num muted">
                          {period.bindus ? `${period.bindus.saturn} / ${period.bindus.sarva}` : '—'}
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </TableBox>
            </details>
          </>
        );
      }}
    </TabData>
  );
}
