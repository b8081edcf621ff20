import { getAshtakPoints } from '@nebosvod/contracts/chart-bala';
import { type GrahaId, grahaName } from '@nebosvod/terms/graha';
import { idsOf } from '@nebosvod/terms/name';
import { signAbbreviation, signName } from '@nebosvod/terms/sign';
import { useState } from 'react';
import { useChart } from '../../../chart/chart-context.ts';
import { GrahaRow } from '../../../chart/graha-row.tsx';
import { selectedBody } from '../../../chart/selection.ts';
import classes from '../../../chart/tab.module.css';
import { NeedsTime, TabData } from '../../../chart/tab-data.tsx';
import { call } from '../../../platform/api/call.ts';
import { useNames } from '../../../platform/settings/settings-store.ts';
import { hintLook } from '../../../ui/hint-look.ts';
import { Icon } from '../../../ui/icon.tsx';
import { segmentsLook } from '../../../ui/segments.tsx';
import { tableBoxLook, tableLook } from '../../../ui/table-look.ts';
import { SavChart } from './sav-chart.tsx';

const stages = [
  { id: 'bav', label: 'Бинду' },
  { id: 'trikona', label: 'После триконы' },
  { id: 'ekadhipatya', label: 'После экадхипатьи' },
] as const;

/** Bindus always add up to this, whatever the chart: the sum of the printed tables. */
const wholeSum = 337;
const signs = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** The table of the selected graha, null where none is selected or it has no table of its own. */
function ownTable(table: Readonly<Partial<Record<GrahaId, readonly number[]>>>, graha: GrahaId | null) {
  const bindus = graha === null ? undefined : table[graha];
  return graha !== null && bindus ? { graha, bindus } : null;
}

/** Seven tables and their sum over the signs, before and after both reductions, with pindas. */
export function AshtakavargaTab() {
  const { request, bodies, selection } = useChart();
  const names = useNames();
  const [stage, setStage] = useState<(typeof stages)[number]['id']>('bav');
  return (
    <TabData
      name="Аштакаварга"
      input={request}
      ask={({ trace, signal }) => call(getAshtakPoints, { body: { ...request, trace }, signal })}
      controls={
        <div {...segmentsLook({ small: true })}>
          {stages.map(({ id, label }) => (
            <button key={id} type="button" aria-pressed={stage === id} onClick={() => setStage(id)}>
              {label}
            </button>
          ))}
        </div>
      }
    >
      {(answer) => {
        const table = answer[stage];
        if (!table || !answer.sav) return <NeedsTime what="Доля лагны входит в каждую таблицу." />;
        const total = sumOf(answer.sav);
        const lagnaSign = bodies.find(({ id }) => id === 'lagna')?.sign ?? null;
        const own = ownTable(table, selectedBody(selection));
        return (
          <>
            {lagnaSign !== null && (stage === 'bav' || own) && (
              <SavChart sav={answer.sav} lagnaSign={lagnaSign} own={own} />
            )}
            <p {...hintLook({ className: `${classes.tabHint} no-print` })}>
              {own
                ? 'Нажмите граху ещё раз, чтобы вернуть сумму.'
                : 'Выберите граху в таблице, чтобы увидеть её бинду на карте.'}
            </p>
            <div {...tableBoxLook()}>
              <table {...tableLook({ className: classes.relations })}>
                <caption className="vh">Аштакаварга по знакам</caption>
                <thead>
                  <tr>
                    <th scope="col">Таблица</th>
                    {signs.map((sign) => (
                      <th scope="col" key={sign} className={classes.middle}>
                        <abbr title={signName(sign, names)}>{signAbbreviation(sign)}</abbr>
                      </th>
                    ))}
                    <th scope="col" className="num">
                      Сумма
                    </th>
                    {stage === 'ekadhipatya' && (
                      <th scope="col" className="num">
                        Шодхья-пинда
                      </th>
                    )}
                  </tr>
                </thead>
                <tbody>
                  {idsOf(table).map((id) => {
                    const row = table[id];
                    return (
                      <GrahaRow key={id} id={id}>
                        {row.map((bindus, index) => (
                          <td
                            key={signs[index]}
                            className={`${classes.middle} ${bindus >= 5 ? 'good' : bindus <= 2 ? 'muted' : ''}`}
                          >
                            {bindus}
                          </td>
                        ))}
                        <td className="num">{sumOf(row)}</td>
                        {stage === 'ekadhipatya' && <td className="num">{answer.pinda?.[id].shodhya ?? '—'}</td>}
                      </GrahaRow>
                    );
                  })}
                  {stage === 'bav' && (
                    <tr className={classes.total}>
                      <th scope="row">Сарваштакаварга</th>
                      {answer.sav.map((bindus, index) => (
                        <td
                          key={signs[index]}
                          className={`${classes.middle} ${bindus >= 30 ? 'good' : bindus < 25 ? 'bad' : ''}`}
                        >
                          {bindus}
                        </td>
                      ))}
                      <td className="num">{total}</td>
                    </tr>
                  )}
                </tbody>
              </table>
            </div>
            {stage === 'bav' && (
              <p
                {...hintLook({ className: `${classes.tabHint} ${classes.yes} ${total === wholeSum ? 'good' : 'bad'}` })}
              >
                <Icon name={total === wholeSum ? 'good' : 'bad'} size={16} />
                Самопроверка: сумма семи таблиц {total}, должна быть {wholeSum}. Лагна в сумму не входит
                {answer.bav && ` (её таблица: ${grahaName('lagna', names)}, ${sumOf(answer.bav.lagna)})`}.
              </p>
            )}
          </>
        );
      }}
    </TabData>
  );
}
