import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { localMap } from '../birth/map-key.ts';
import { asProblem } from '../platform/api/api-problem.ts';
import { answerOptions } from '../platform/api/endpoint-query.ts';
import { csvFile } from '../platform/files/csv-file.ts';
import { saveFile } from '../platform/files/save-file.ts';
import { buttonLook } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { noteLook } from '../ui/note-look.ts';
import { TableSkeleton } from '../ui/skeletons.tsx';
import { ErrorState, Refreshing } from '../ui/states.tsx';
import { HowComputed } from './how-computed.tsx';
import { printTab } from './print-tab.ts';
import classes from './tab.module.css';
import { TabSkeleton, useTabShape } from './tab-shape.tsx';
import { cellsOf, tsvOf } from './table-text.ts';
import type { Trace } from './trace.ts';

interface Props<Answer> {
  /** Name of the tab: title of the file and part of the cache key. */
  readonly name: string;
  /** All that the answer depends on. */
  readonly input: unknown;
  readonly ask: (options: { readonly trace: boolean; readonly signal: AbortSignal }) => Promise<Answer>;
  readonly children: (answer: Answer) => ReactNode;
  /** Switches above the table; they stay while the answer changes. */
  readonly controls?: ReactNode;
  readonly rows?: number;
}

/** One tab's answer: its own skeleton, its own failure, its tables to copy, save and print, and how they were computed. */
export function TabData<Answer extends { readonly trace?: Trace | undefined }>(props: Props<Answer>) {
  const { name, input, ask, children, controls, rows = 8 } = props;
  const queryKey = ['chart', 'tab', name, input] as const;
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => ask({ trace: false, signal }),
    ...answerOptions.stepped,
  });
  const panel = useRef<HTMLDivElement>(null);
  const shape = useTabShape();
  return (
    <div>
      {controls && <div className={`${classes.tabControls} row wrap no-print`}>{controls}</div>}
      {query.isError && !query.data ? (
        <ErrorState onRetry={() => void query.refetch()} code={asProblem(query.error).shortCode}>
          {asProblem(query.error).message}. Остальные вкладки работают.
        </ErrorState>
      ) : query.data === undefined ? (
        shape ? (
          <TabSkeleton shape={shape} />
        ) : (
          <TableSkeleton rows={rows} />
        )
      ) : (
        <Refreshing active={query.isPlaceholderData}>
          <div ref={panel}>{children(query.data)}</div>
          <TableTools name={name} tables={() => [...(panel.current?.querySelectorAll('table') ?? [])]} />
          <HowComputed queryKey={queryKey} load={async (signal) => (await ask({ trace: true, signal })).trace} />
        </Refreshing>
      )}
    </div>
  );
}

interface ToolsProps {
  readonly name: string;
  readonly tables: () => readonly HTMLTableElement[];
}

/** Copies all tables of a tab or its address, saves the tables as a file, prints the tab alone. */
export function TableTools({ name, tables }: ToolsProps) {
  const [said, setSaid] = useState('');
  const cells = () => tables().flatMap((table, index) => [...(index > 0 ? [['']] : []), ...cellsOf(table)]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(tsvOf(cells()));
      setSaid('Скопировано');
    } catch {
      setSaid('Браузер не дал доступ к буферу обмена: сохраните CSV');
    }
  };
  const copyAddress = async () => {
    const isLocal = new URLSearchParams(location.search).get('map') === localMap;
    try {
      await navigator.clipboard.writeText(location.href);
      setSaid(isLocal ? 'Ссылка скопирована: сама карта хранится только в этом браузере' : 'Ссылка скопирована');
    } catch {
      setSaid('Браузер не дал доступ к буферу обмена: скопируйте адрес страницы');
    }
  };
  const save = () => {
    const [head = [], ...rows] = cells();
    saveFile(`${name}.csv`, csvFile(head, rows), 'text/csv;charset=utf-8');
    setSaid('Файл сохранён');
  };
  return (
    <div className={`${classes.tools} row wrap no-print`}>
      <button type="button" {...buttonLook({ variant: 'quiet', size: 'sm' })} onClick={() => void copy()}>
        <Icon name="copy" size={16} />
        Копировать
      </button>
      <button type="button" {...buttonLook({ variant: 'quiet', size: 'sm' })} onClick={save}>
        CSV
      </button>
      <button type="button" {...buttonLook({ variant: 'quiet', size: 'sm' })} onClick={printTab}>
        <Icon name="print" size={16} />
        Печать
      </button>
      <button type="button" {...buttonLook({ variant: 'quiet', size: 'sm' })} onClick={() => void copyAddress()}>
        <Icon name="share" size={16} />
        Ссылка
      </button>
      <span className="cap" aria-live="polite">
        {said}
      </span>
    </div>
  );
}

/** Why a table has nothing to show for an unknown time. */
export function NeedsTime({ what }: { readonly what: string }) {
  return (
    <p {...noteLook({ className: classes.tabNote })}>
      <Icon name="info" />
      <span>
        {what} Без времени рождения лагна неизвестна, а выдумывать её мы не станем. Укажите время, хотя бы примерное, и
        вкладка откроется.
      </span>
    </p>
  );
}
