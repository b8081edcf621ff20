import { getPlanetaryWar } from '@nebosvod/contracts/chart-states';
import { formatTime, wallClock } from '@nebosvod/terms/clock';
import { formatDegree } from '@nebosvod/terms/degree';
import { grahaName } from '@nebosvod/terms/graha';
import { useChart } from '../../../chart/chart-context.ts';
import classes from '../../../chart/tab.module.css';
import { TabData } from '../../../chart/tab-data.tsx';
import { TableBox } from '../../../chart/table-box.tsx';
import { call } from '../../../platform/api/call.ts';
import { useNames } from '../../../platform/settings/settings-store.ts';
import { longDate } from '../../../ui/date-input.ts';
import { tableLook } from '../../../ui/table-look.ts';

const rules: Readonly<Record<string, string>> = {
  north: 'побеждает та, что севернее',
  brighter: 'побеждает более яркая',
  'larger-disc': 'побеждает та, чей диск больше',
  venus: 'Венера побеждает всегда, иначе северная',
};

/** Pairs within a degree of each other, with the winner under each rule. */
export function WarTab() {
  const { request } = useChart();
  const names = useNames();
  return (
    <TabData
      name="Война планет"
      input={request}
      rows={3}
      ask={({ trace, signal }) => call(getPlanetaryWar, { body: { ...request, trace }, signal })}
    >
      {({ wars, moment }) =>
        wars.length === 0 ? (
          <p className={classes.tabEmpty}>
            Планетной войны в карте нет: никакие две из пяти планет не стоят ближе градуса.
          </p>
        ) : (
          <TableBox label="Война планет">
            <table {...tableLook()}>
              <caption className="vh">Война планет</caption>
              <thead>
                <tr>
                  <th scope="col">Пара</th>
                  <th scope="col">Расстояние</th>
                  <th scope="col">Победитель</th>
                  <th scope="col">По другим правилам</th>
                  <th scope="col">Точно</th>
                </tr>
              </thead>
              <tbody>
                {wars.map((war) => {
                  const zone = { utcOffsetSeconds: moment.utcOffsetSeconds };
                  return (
                    <tr key={war.planets.join()}>
                      <th scope="row">{war.planets.map((id) => grahaName(id, names)).join(' и ')}</th>
                      <td className="tn">{formatDegree(war.separation, { seconds: true })}</td>
                      <td>
                        {grahaName(war.winner, names)} <span className="muted">({rules[war.rule]})</span>
                      </td>
                      <td className={classes.wraps}>
                        {Object.entries(war.winners)
                          .filter(([rule]) => rule !== war.rule)
                          .map(([rule, winner]) => `${rules[rule] ?? rule}: ${grahaName(winner, names)}`)
                          .join('; ')}
                      </td>
                      <td className="tn">
                        {war.exactAt === null
                          ? 'расходятся раньше встречи'
                          : `${longDate(wallClock(war.exactAt, zone).date)}, ${formatTime(war.exactAt, zone)}`}
                      </td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </TableBox>
        )
      }
    </TabData>
  );
}
