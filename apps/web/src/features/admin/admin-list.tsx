import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Endpoint } from '@nebosvod/contracts/endpoint';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { asProblem } from '../../platform/api/api-problem.ts';
import { endpointKey } from '../../platform/api/endpoint-query.ts';
import { csvFile } from '../../platform/files/csv-file.ts';
import { saveFile } from '../../platform/files/save-file.ts';
import { FormError } from '../../platform/forms/account-fields.tsx';
import { useAction } from '../../platform/forms/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { EmptyState, ErrorState, Refreshing } from '../../ui/states.tsx';
import { tableBoxLook, tableLook } from '../../ui/table-look.ts';
import classes from './admin.module.css';

export interface Column<Row> {
  readonly head: string;
  /** What the cell says, in the table and in the file. */
  readonly text: (row: Row) => string;
  readonly cell?: (row: Row) => ReactNode;
  /** Nothing but buttons: not in the file. */
  readonly isOnScreenOnly?: true;
}

interface Page<Row> {
  readonly rows: readonly Row[];
  readonly nextCursor: string | null;
}

interface Asked {
  readonly search: string;
  readonly cursor: string | null;
  readonly limit?: number;
}

interface Props<Row> {
  /** The endpoint behind `ask`: its key in the cache. */
  readonly of: Pick<Endpoint, 'method' | 'path'>;
  readonly ask: (body: Asked, signal?: AbortSignal) => Promise<Page<Row>>;
  readonly title: string;
  readonly searchLabel: string;
  readonly columns: readonly Column<Row>[];
  /** What narrows the list beside the words: its key in the cache. */
  readonly filter?: string;
  /** Fields beside the search. */
  readonly tools?: ReactNode;
  /** Name of the file, without its ending. */
  readonly file: string;
  readonly empty: string;
}

const firstPage: string | null = null;
/** A file holds this many pages of a hundred rows at most. */
const mostPages = 100;

/** Letters of a cell that stands in one line. */
const longest = 48;

/** A list of the console: found as one types, page by page, and taken away as a table. */
export function AdminList<Row extends { readonly id: string }>(props: Props<Row>) {
  const { of, ask, title, searchLabel, columns, file, empty, filter = '', tools } = props;
  const [search, setSearch] = useState('');
  const [asked] = useDebouncedValue(search.trim(), 250);
  const query = useInfiniteQuery({
    queryKey: [...endpointKey(of), 'pages', asked, filter],
    queryFn: ({ pageParam, signal }) => ask({ search: asked, cursor: pageParam }, signal),
    initialPageParam: firstPage,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const takeAway = useAction(async () => {
    const rows: Row[] = [];
    let cursor: string | null = null;
    for (let page = 0; page < mostPages; page += 1) {
      const answer: Page<Row> = await ask({ search: asked, cursor, limit: 100 });
      rows.push(...answer.rows);
      cursor = answer.nextCursor;
      if (cursor === null) break;
    }
    const told = columns.filter(({ isOnScreenOnly }) => !isOnScreenOnly);
    const lines = rows.map((row) => told.map(({ text }) => text(row)));
    saveFile(
      `${file}.csv`,
      csvFile(
        told.map(({ head }) => head),
        lines,
      ),
      'text/csv;charset=utf-8',
    );
  });
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <section aria-label={title} className={classes.list}>
      <div className={classes.tools}>
        <TextInput label={searchLabel} value={search} onChange={(event) => setSearch(event.currentTarget.value)} />
        {tools}
        <Button loading={takeAway.isBusy} onClick={() => void takeAway.run()}>
          Скачать CSV
        </Button>
      </div>
      <FormError>{takeAway.failure?.message ?? null}</FormError>
      {query.data === undefined ? (
        query.isError ? (
          <ErrorState onRetry={() => void query.refetch()} code={asProblem(query.error).shortCode}>
            {asProblem(query.error).message}
          </ErrorState>
        ) : (
          <TableSkeleton rows={6} />
        )
      ) : rows.length === 0 ? (
        <EmptyState drawing="search">{asked === '' && filter.trim() === '' ? empty : 'Ничего не нашлось.'}</EmptyState>
      ) : (
        <Refreshing active={query.isPlaceholderData}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable from the keyboard */}
          <section {...tableBoxLook()} tabIndex={0} aria-label={`${title}: таблица`}>
            <table {...tableLook()}>
              <thead>
                <tr>
                  {columns.map(({ head }) => (
                    <th key={head} scope="col">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.id}>
                    {columns.map(({ head, text, cell }) => (
                      <td key={head} className={text(row).length > longest ? classes.long : undefined}>
                        {cell?.(row) ?? text(row)}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </Refreshing>
      )}
      {query.hasNextPage && (
        <div className={classes.more}>
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            Показать ещё
          </Button>
        </div>
      )}
    </section>
  );
}
