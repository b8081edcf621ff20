import { getPitriStatic } from '@nebosvod/contracts/chart-yoga';
import { grahaName } from '@nebosvod/terms/graha';
import { nakshatraName } from '@nebosvod/terms/nakshatra';
import { signName } from '@nebosvod/terms/sign';
import { useQuery } from '@tanstack/react-query';
import { useChart } from '../../../chart/chart-context.ts';
import classes from '../../../chart/tab.module.css';
import { TableBox } from '../../../chart/table-box.tsx';
import { asProblem } from '../../../platform/api/api-problem.ts';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';
import { useNames } from '../../../platform/settings/settings-store.ts';
import { TableSkeleton } from '../../../ui/skeletons.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { tableLook } from '../../../ui/table-look.ts';

/** Natal indicators of the family line: grahas, houses and the charts of the line, with the karaka of ancestors. */
export function PitriStatic() {
  const { request } = useChart();
  const names = useNames();
  const { data, error, refetch } = useQuery(endpointQuery(getPitriStatic, { body: request }, 'stepped'));
  if (error !== null && data === undefined) {
    return (
      <ErrorState onRetry={() => void refetch()} code={asProblem(error).shortCode}>
        {asProblem(error).message}
      </ErrorState>
    );
  }
  if (data === undefined) return <TableSkeleton rows={8} />;
  const list = (ids: readonly Parameters<typeof grahaName>[0][]) =>
    ids.length === 0 ? '—' : ids.map((id) => grahaName(id, names)).join(', ');
  return (
    <section>
      <h3 className={classes.groupTitle}>Показатели рода в карте</h3>
      <p className={classes.tabLead}>
        {data.pitriKaraka && <>Питри-карака: {grahaName(data.pitriKaraka, names)}. </>}
        Девятая накшатра от Луны: {nakshatraName(data.ninthStar, names)}
        {data.isMoonInMagha && '. Луна в Магхе, накшатре предков'}.
      </p>
      <TableBox label="Грахи рода">
        <table {...tableLook({ className: classes.dense })}>
          <caption className={classes.groupTitle}>Грахи рода</caption>
          <thead>
            <tr>
              <th scope="col">Граха</th>
              <th scope="col">Знак</th>
              <th scope="col" className="num">
                Дом
              </th>
              <th scope="col">Вместе с</th>
              <th scope="col">Под взглядом</th>
            </tr>
          </thead>
          <tbody>
            {data.grahas.map((graha) => (
              <tr key={graha.id}>
                <th scope="row">
                  {grahaName(graha.id, names)}
                  {graha.theme && <span className="muted"> ({graha.theme})</span>}
                </th>
                <td>{signName(graha.sign, names)}</td>
                <td className="num">{graha.house ?? '—'}</td>
                <td>{list(graha.companions)}</td>
                <td>{list(graha.aspectedBy)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
      {data.houses && (
        <TableBox label="Дома рода">
          <table {...tableLook({ className: classes.dense })}>
            <caption className={classes.groupTitle}>Дома рода</caption>
            <thead>
              <tr>
                <th scope="col">Дом</th>
                <th scope="col">Знак</th>
                <th scope="col">Владыка</th>
                <th scope="col">В доме</th>
                <th scope="col">Под взглядом</th>
              </tr>
            </thead>
            <tbody>
              {data.houses.map((house) => (
                <tr key={house.house}>
                  <th scope="row">
                    {house.house}-й <span className="muted">({house.theme})</span>
                  </th>
                  <td>{signName(house.sign, names)}</td>
                  <td>
                    {grahaName(house.lord.id, names)}, {signName(house.lord.sign, names)}
                    {house.lord.house !== null && ` (${house.lord.house}-й дом)`}
                  </td>
                  <td>{list(house.occupants)}</td>
                  <td>{list(house.aspectedBy)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableBox>
      )}
      <TableBox label="Варги рода">
        <table {...tableLook({ className: classes.dense })}>
          <caption className={classes.groupTitle}>Варги рода</caption>
          <thead>
            <tr>
              <th scope="col">Варга</th>
              <th scope="col">Лагна</th>
              <th scope="col">Грахи</th>
            </tr>
          </thead>
          <tbody>
            {data.vargas.map((varga) => (
              <tr key={varga.division}>
                <th scope="row">
                  D{varga.division} <span className="muted">({varga.theme})</span>
                </th>
                <td>{varga.lagna === null ? '—' : signName(varga.lagna, names)}</td>
                <td>
                  {varga.grahas
                    .map((graha) => `${grahaName(graha.id, names)}: ${signName(graha.sign, names)}`)
                    .join(', ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
    </section>
  );
}
