import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { asProblem } from '../../platform/api/api-problem.ts';
import { paths } from '../../platform/paths.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { cardLook } from '../../ui/card-look.ts';
import { chipLook } from '../../ui/chip-look.ts';
import { Icon } from '../../ui/icon.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { EmptyState, ErrorState, Refreshing } from '../../ui/states.tsx';
import { useBook, useMayWrite } from './api/use-clients.ts';
import type { BookArea } from './client-words.ts';
import classes from './clients.module.css';
import { BookFiles } from './components/book-files.tsx';
import { BookHead } from './components/book-head.tsx';
import { ClientRow } from './components/client-row.tsx';

interface Props {
  readonly area: BookArea;
  readonly isKept: boolean;
}

/** The book: search as one types, tags, and the way to each client. */
export function ClientList({ area, isKept }: Props) {
  const [search, setSearch] = useState('');
  const [tag, setTag] = useState<string | null>(null);
  const [asked] = useDebouncedValue(search.trim(), 250);
  const query = useBook({ search: asked, tag });
  const mayWrite = useMayWrite();
  const clients = query.data?.pages.flatMap(({ items }) => items) ?? [];
  // The tags of what is on the screen, and the one chosen: the book has no list of all.
  const tags = [...new Set([...(tag === null ? [] : [tag]), ...clients.flatMap((client) => client.tags)])].slice(0, 20);
  const isFiltered = asked !== '' || tag !== null;
  const isEmpty = query.data !== undefined && clients.length === 0 && !isFiltered && !query.isPlaceholderData;
  const add = mayWrite && (
    <div className="row wrap">
      <Link to={paths.profile} search={{ tab: 'booking' }} {...buttonLook()}>
        <Icon name="calendar" />
        Запись
      </Link>
      <Link to={paths[area]} search={{ tab: 'clients', client: 'new' }} {...buttonLook({ variant: 'primary' })}>
        <Icon name="plus" />
        Новый клиент
      </Link>
    </div>
  );
  return (
    <>
      <BookHead
        title="Клиенты"
        tab="Клиенты"
        subtitle="Книга клиентов: рождения, согласия, встречи и заметки"
        isKept={isKept}
        actions={!isEmpty && add}
      />
      {query.isError && query.data === undefined ? (
        <ErrorState onRetry={() => void query.refetch()} code={asProblem(query.error).shortCode}>
          {asProblem(query.error).message}
        </ErrorState>
      ) : query.data === undefined ? (
        <TableSkeleton rows={6} />
      ) : (
        <div className="stack">
          {isEmpty ? (
            <EmptyState drawing="dawn" action={add}>
              Здесь будет ваша книга клиентов. Её можно перенести из другой программы файлом.
            </EmptyState>
          ) : (
            <>
              <TextInput
                type="search"
                aria-label="Искать клиента"
                placeholder="Имя, телефон, дата или город"
                value={search}
                maxLength={100}
                onChange={(event) => setSearch(event.currentTarget.value)}
                leftSection={<Icon name="search" />}
              />
              {tags.length > 0 && (
                <fieldset className={classes.chips} aria-label="Метки">
                  {tags.map((one) => (
                    <button
                      key={one}
                      type="button"
                      {...chipLook()}
                      aria-pressed={one === tag}
                      onClick={() => setTag(one === tag ? null : one)}
                    >
                      {one}
                    </button>
                  ))}
                </fieldset>
              )}
              <Refreshing active={query.isPlaceholderData}>
                {clients.length === 0 ? (
                  <EmptyState drawing="search">По этому запросу ничего не нашлось.</EmptyState>
                ) : (
                  <ul {...cardLook({ className: classes.book })} aria-label="Клиенты">
                    {clients.map((client) => (
                      <ClientRow key={client.id} client={client} area={area} />
                    ))}
                  </ul>
                )}
              </Refreshing>
              {query.hasNextPage && (
                <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                  Показать ещё
                </Button>
              )}
            </>
          )}
          <BookFiles mayWrite={mayWrite} hasClients={!isEmpty} />
        </div>
      )}
    </>
  );
}
