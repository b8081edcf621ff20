import type { traceSchema } from '@nebosvod/contracts/birth';
import { sourceWords } from '@nebosvod/terms/work';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { answerOptions } from '../platform/api/endpoint-query.ts';
import { hintLook } from '../ui/hint-look.ts';
import { Icon } from '../ui/icon.tsx';
import { TableSkeleton } from '../ui/skeletons.tsx';
import { ErrorState } from '../ui/states.tsx';
import { sourceTagLook } from '../ui/tag-look.ts';
import classes from './how-computed.module.css';

export type Trace = z.output<typeof traceSchema>;

interface Props {
  readonly queryKey: readonly unknown[];
  readonly load: (signal: AbortSignal) => Promise<Trace | undefined>;
  /** Only values whose path begins so. */
  readonly prefix?: string;
}

/** Longest list shown at once; the filter narrows it. */
const shownAtMost = 60;

function inputText(value: unknown): string {
  if (typeof value === 'number') return String(Math.round(value * 1e6) / 1e6).replace('.', ',');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** «Как посчитано»: rule, inputs and source of every value, asked from the server when opened. */
export function HowComputed({ queryKey, load, prefix = '' }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [filter, setFilter] = useState('');
  const query = useQuery({
    queryKey: [...queryKey, 'trace'],
    // A query may not answer with undefined.
    queryFn: async ({ signal }) => (await load(signal)) ?? {},
    enabled: isOpen,
    ...answerOptions.computed,
  });
  const wanted = filter.trim().toLowerCase();
  const entries = Object.entries(query.data ?? {}).filter(
    ([path, entry]) =>
      path.startsWith(prefix) &&
      (wanted === '' || `${path} ${entry.formula} ${sourceWords(entry.source)}`.toLowerCase().includes(wanted)),
  );
  return (
    <details className={`${classes.how} no-print`} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Icon name="info" size={16} /> Как посчитано
      </summary>
      {query.isPending && isOpen && <TableSkeleton rows={3} />}
      {query.isError && (
        <ErrorState onRetry={() => void query.refetch()}>Правила не загрузились. Сама таблица верна.</ErrorState>
      )}
      {query.isSuccess && entries.length === 0 && wanted === '' && (
        <p {...hintLook()}>Для этих величин отдельной записи расчёта нет: они прямо следуют из положений грах.</p>
      )}
      {query.isSuccess && (entries.length > 0 || wanted !== '') && (
        <>
          <label className={classes.howFilter}>
            <span className="vh">Найти величину или источник</span>
            <input
              value={filter}
              placeholder="Найти величину или источник"
              onChange={(event) => setFilter(event.currentTarget.value)}
            />
          </label>
          <dl className={classes.howList} data-how="">
            {entries.slice(0, shownAtMost).map(([path, entry]) => (
              <div key={path}>
                <dt>
                  {path} <span {...sourceTagLook()}>{sourceWords(entry.source)}</span>
                </dt>
                <dd>
                  {entry.expression ?? entry.formula}
                  <span className="muted tn">
                    {Object.entries(entry.inputs)
                      .map(([name, value]) => `${name} = ${inputText(value)}`)
                      .join(' · ')}
                  </span>
                </dd>
              </div>
            ))}
          </dl>
          {entries.length > shownAtMost && (
            <p {...hintLook()}>
              Показано {shownAtMost} из {entries.length}: уточните поиск.
            </p>
          )}
        </>
      )}
    </details>
  );
}
