import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { asProblem } from '../../platform/api/api-problem.ts';
import { paths } from '../../platform/paths.ts';
import type { PracticeArea } from '../../text/areas.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { cardLook } from '../../ui/card-look.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Segments } from '../../ui/segments.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { EmptyState, ErrorState, Refreshing } from '../../ui/states.tsx';
import { useDocuments } from './api/use-documents.ts';
import { DocumentRow } from './components/document-row.tsx';
import { QuotaLine } from './components/quota-line.tsx';
import classes from './consultations.module.css';
import { payingProduct, useOwnedProducts } from './owned-products.ts';

const shelves = [
  { value: 'all', label: 'Все' },
  { value: 'done', label: 'Готовые' },
  { value: 'failed', label: 'Не получились' },
  { value: 'trash', label: 'Корзина' },
] as const;
type Shelf = (typeof shelves)[number]['value'];

/** Every document of the person in an area: search as one types, by state, and the trash of thirty days. */
export function DocumentList({ area }: { readonly area: PracticeArea }) {
  const [search, setSearch] = useState('');
  const [shelf, setShelf] = useState<Shelf>('all');
  const [asked] = useDebouncedValue(search.trim(), 250);
  const status = shelf === 'done' || shelf === 'failed' ? shelf : null;
  const query = useDocuments({ area, search: asked, status, isTrash: shelf === 'trash' });
  const owned = useOwnedProducts(area);
  const documents = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const isFiltered = asked !== '' || shelf !== 'all';
  const isEmpty = query.data !== undefined && documents.length === 0 && !isFiltered && !query.isPlaceholderData;
  const add = owned.length > 0 && (
    <Link to={paths[area]} search={{ tab: 'documents', document: 'new' }} {...buttonLook({ variant: 'primary' })}>
      <Icon name="plus" />
      Новая консультация
    </Link>
  );
  return (
    <>
      <PageTitle
        title="Документы"
        subtitle="Консультации по картам клиентов"
        ruled
        actions={
          <div className={classes.headActions}>
            <QuotaLine productId={payingProduct(owned, null, null)?.id ?? null} />
            {!isEmpty && add}
          </div>
        }
      />
      {query.isError && query.data === undefined ? (
        <ErrorState onRetry={() => void query.refetch()} code={asProblem(query.error).shortCode}>
          {asProblem(query.error).message}
        </ErrorState>
      ) : query.data === undefined ? (
        <TableSkeleton rows={6} />
      ) : isEmpty ? (
        <>
          <EmptyState drawing="dawn" action={add}>
            Здесь будут консультации для ваших клиентов, с основанием у каждой фразы.
          </EmptyState>
          <p className={classes.toTrash}>
            <Button variant="quiet" onClick={() => setShelf('trash')}>
              Корзина
            </Button>
          </p>
        </>
      ) : (
        <div className="stack">
          <div className={classes.filters}>
            <TextInput
              type="search"
              aria-label="Искать документ"
              placeholder="Клиент, вид или вопрос"
              value={search}
              maxLength={100}
              onChange={(event) => setSearch(event.currentTarget.value)}
              leftSection={<Icon name="search" />}
            />
            <Segments label="Какие документы" options={shelves} value={shelf} onChange={setShelf} />
          </div>
          <Refreshing active={query.isPlaceholderData}>
            {documents.length === 0 ? (
              <EmptyState drawing="search">
                {shelf === 'trash' && asked === '' ? 'В корзине пусто.' : 'По этому запросу ничего не нашлось.'}
              </EmptyState>
            ) : (
              <ul {...cardLook({ className: classes.list })} aria-label="Документы">
                {documents.map((document) => (
                  <DocumentRow key={document.id} document={document} isTrashed={shelf === 'trash'} />
                ))}
              </ul>
            )}
          </Refreshing>
          {query.hasNextPage && (
            <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              Показать ещё
            </Button>
          )}
        </div>
      )}
    </>
  );
}
