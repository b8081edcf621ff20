import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { asProblem } from '../../platform/api/api-problem.ts';
import { paths } from '../../platform/paths.ts';
import { useSessionState } from '../../platform/session/use-session.ts';
import { buttonLook } from '../../ui/button.tsx';
import { chipLook } from '../../ui/chip-look.ts';
import { lazyNamed } from '../../ui/lazy-named.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { Loading, PageSkeleton, Skeleton } from '../../ui/skeletons.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useCategories, useShopItems } from './api/use-shop.ts';
import { ItemCard } from './components/item-card.tsx';
import { levelsOf } from './levels.ts';
import classes from './shop.module.css';

const route = getRouteApi(paths.shop);

const ItemPage = lazyNamed(
  () => import('./components/item-page.tsx'),
  (module) => module.ItemPage,
);
const LevelTable = lazyNamed(
  () => import('./components/level-table.tsx'),
  (module) => module.LevelTable,
);

/** Магазин: the list by category, an item by `?id=`, the levels of Veda side by side by `?compare=true`. */
export function ShopPage() {
  const { id, order, pay, category_id, compare } = route.useSearch();
  if (id === undefined) return compare ? <ComparePage /> : <ListPage categoryId={category_id} />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <ItemPage id={id} orderId={order} isPayingHere={pay === 'test'} />
    </Suspense>
  );
}

function ListPage({ categoryId }: { readonly categoryId: string | undefined }) {
  const categories = useCategories();
  const items = useShopItems(categoryId);
  const { products } = useSessionState();
  const levels = levelsOf(items.data ?? []);
  return (
    <>
      <PageTitle title="Магазин" subtitle="Карты и расчёты бесплатны. Продукты открывают рабочие места практика" />
      {categories.data && categories.data.length > 1 && (
        <nav className={classes.chips} aria-label="Разделы магазина">
          <Link to={paths.shop} {...chipLook()} activeOptions={{ exact: true }}>
            Все
          </Link>
          {categories.data.map((category) => (
            <Link
              key={category.id}
              to={paths.shop}
              search={{ category_id: category.id }}
              {...chipLook()}
              activeOptions={{ exact: true }}
            >
              {category.title}
            </Link>
          ))}
        </nav>
      )}
      {items.error && !items.data ? (
        <ListFailure error={items.error} onRetry={() => void items.refetch()} />
      ) : items.data ? (
        <>
          <div className={classes.grid}>
            {items.data.map((item) => (
              <ItemCard key={item.id} item={item} owned={products} />
            ))}
          </div>
          {items.data.length === 0 && (
            <EmptyState drawing="search">
              Здесь пока ничего не продаётся: всё, что работает, открыто бесплатно.
            </EmptyState>
          )}
          {levels.length > 1 && (
            <p className={classes.compare}>
              <Link to={paths.shop} search={{ compare: true }} {...buttonLook()}>
                Сравнить уровни Veda
              </Link>
            </p>
          )}
        </>
      ) : (
        <Loading>
          <div className={classes.grid}>
            {[0, 1, 2, 3, 4, 5].map((card) => (
              <Skeleton key={card} height={320} />
            ))}
          </div>
        </Loading>
      )}
    </>
  );
}

function ListFailure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const problem = asProblem(error);
  return problem.status === 404 ? (
    <EmptyState
      drawing="search"
      action={
        <Link to={paths.shop} {...buttonLook()}>
          Все товары
        </Link>
      }
    >
      Такого раздела в магазине нет.
    </EmptyState>
  ) : (
    <ErrorState onRetry={onRetry} code={problem.shortCode}>
      Товары не загрузились. {problem.message}
    </ErrorState>
  );
}

function ComparePage() {
  const items = useShopItems(undefined);
  const { products } = useSessionState();
  return (
    <>
      <PageTitle
        title="Уровни Veda"
        subtitle="Каждый следующий уровень включает предыдущие"
        actions={
          <Link to={paths.shop} {...buttonLook({ variant: 'quiet' })}>
            Все товары
          </Link>
        }
      />
      {items.error && !items.data ? (
        <ListFailure error={items.error} onRetry={() => void items.refetch()} />
      ) : items.data ? (
        <Suspense fallback={<Skeleton height={420} />}>
          <LevelTable levels={levelsOf(items.data)} owned={products} />
        </Suspense>
      ) : (
        <Loading>
          <Skeleton height={420} />
        </Loading>
      )}
    </>
  );
}
