import { getPushkara } from '@nebosvod/contracts/chart-states';
import { formatDegree } from '@nebosvod/terms/degree';
import { idsOf } from '@nebosvod/terms/name';
import { formatNumber } from '@nebosvod/terms/plural';
import { useChart } from '../../../chart/chart-context.ts';
import { GrahaRow } from '../../../chart/graha-row.tsx';
import classes from '../../../chart/tab.module.css';
import { TabData } from '../../../chart/tab-data.tsx';
import { call } from '../../../platform/api/call.ts';
import { Icon } from '../../../ui/icon.tsx';
import { tableBoxLook, tableLook } from '../../../ui/table-look.ts';

function Hit({ isHit }: { readonly isHit: boolean }) {
  return isHit ? (
    <span className={`good ${classes.yes}`}>
      <Icon name="good" size={16} />
      да
    </span>
  ) : (
    <span className="muted">нет</span>
  );
}

/** Who stands in a pushkara navamsha or at a pushkara degree. */
export function PushkaraTab() {
  const { request } = useChart();
  return (
    <TabData
      name="Пушкара"
      input={request}
      ask={({ trace, signal }) => call(getPushkara, { body: { ...request, trace }, signal })}
    >
      {({ planets }) => (
        <div {...tableBoxLook()}>
          <table {...tableLook({ className: classes.dense })}>
            <caption className="vh">Пушкара</caption>
            <thead>
              <tr>
                <th scope="col">Граха</th>
                <th scope="col">Пушкара-навамша</th>
                <th scope="col">Пушкара-бхага</th>
                <th scope="col" className="num">
                  Градус
                </th>
                <th scope="col" className="num">
                  До него
                </th>
              </tr>
            </thead>
            <tbody>
              {idsOf(planets).map((id) => {
                const point = planets[id];
                if (!point) return null;
                return (
                  <GrahaRow key={id} id={id}>
                    <td>
                      <Hit isHit={point.navamsha} />
                    </td>
                    <td>
                      <Hit isHit={point.bhaga} />
                    </td>
                    <td className="num">{formatNumber(point.degree)}-й</td>
                    <td className="num muted">{formatDegree(point.distance)}</td>
                  </GrahaRow>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
    </TabData>
  );
}
