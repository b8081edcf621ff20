import { getRunningDashas } from '@nebosvod/contracts/chart-dasha';
import { formatDate } from '@nebosvod/terms/civil-date';
import { wallClock } from '@nebosvod/terms/clock';
import { dashaTable } from '@nebosvod/terms/dasha.table';
import { grahaName } from '@nebosvod/terms/graha';
import { type NameOptions, termName } from '@nebosvod/terms/name';
import { signName } from '@nebosvod/terms/sign';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChart } from '../../chart/chart-context.ts';
import { TableBox } from '../../chart/table-box.tsx';
import { asProblem } from '../../platform/api/api-problem.ts';
import { endpointQuery } from '../../platform/api/endpoint-query.ts';
import { useNames } from '../../platform/settings/settings-store.ts';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { tableLook } from '../../ui/table-look.ts';
import classes from './dashas.module.css';

const shownLevels = 3;

/** «Что идёт сейчас во всех дашах»: one row a system, computed when it is opened. */
export function RunningDashas() {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={classes.running} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Что идёт сейчас во всех дашах</summary>
      {isOpen && <RunningTable />}
    </details>
  );
}

function RunningTable() {
  const { request } = useChart();
  const names = useNames();
  const { data, error, refetch } = useQuery(
    endpointQuery(getRunningDashas, { body: { ...request, levels: shownLevels } }, 'stored'),
  );
  if (error !== null && data === undefined) {
    return (
      <ErrorState onRetry={() => void refetch()} code={asProblem(error).shortCode}>
        {asProblem(error).message}
      </ErrorState>
    );
  }
  if (data === undefined) return <TableSkeleton rows={8} />;
  const zone = { utcOffsetSeconds: data.moment.utcOffsetSeconds };
  const day = (instant: string) => formatDate(wallClock(instant, zone).date, { weekday: false });
  return (
    <TableBox label="Что идёт сейчас во всех дашах">
      <table {...tableLook()}>
        <caption className="vh">Что идёт сейчас во всех дашах</caption>
        <thead>
          <tr>
            <th scope="col">Даша</th>
            <th scope="col">Периоды</th>
            <th scope="col">Последний до</th>
          </tr>
        </thead>
        <tbody>
          {data.systems.map(({ system, chain, applies }) => (
            <tr key={system}>
              <th scope="row">
                {termName(dashaTable, system, names)}
                {applies === false && <span className="muted"> (условие не выполнено)</span>}
              </th>
              <td>
                {chain === null
                  ? 'зависит от времени рождения'
                  : chain.map((one) => rulerOf(one, names)).join(' / ') || '—'}
              </td>
              <td className="tn">{chain?.length ? day(chain[chain.length - 1]?.end ?? data.at) : '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}

function rulerOf(
  { lord, sign }: { readonly lord?: Parameters<typeof grahaName>[0] | undefined; readonly sign?: number | undefined },
  names: NameOptions,
): string {
  if (sign !== undefined) return lord ? `${signName(sign, names)} (${grahaName(lord, names)})` : signName(sign, names);
  return lord ? grahaName(lord, names) : '—';
}
