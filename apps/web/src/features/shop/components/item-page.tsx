import { spendsQuota } from '@nebosvod/contracts/built.table';
import { findProduct } from '@nebosvod/contracts/products.table';
import { sampleOf } from '@nebosvod/contracts/samples.table';
import { DAY_MS } from '@nebosvod/engine/time/durations';
import { counted } from '@nebosvod/terms/plural';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { analytics } from '../../../platform/analytics/analytics.ts';
import { asProblem } from '../../../platform/api/api-problem.ts';
import { legal, paths } from '../../../platform/paths.ts';
import { useSessionState } from '../../../platform/session/use-session.ts';
import { areas } from '../../../text/areas.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { cardLook } from '../../../ui/card-look.ts';
import { Icon } from '../../../ui/icon.tsx';
import { linkLook } from '../../../ui/link-look.ts';
import { MarkEngraving } from '../../../ui/mark-engraving.tsx';
import { MarkdownText } from '../../../ui/markdown-text.tsx';
import { noteLook } from '../../../ui/note-look.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { PageSkeleton } from '../../../ui/skeletons.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { stickyBarLook } from '../../../ui/sticky-bar-look.ts';
import { type ShopItem, useShopItem, useShopItems } from '../api/use-shop.ts';
import { levelsOf } from '../levels.ts';
import { areaOf, type OwnedMark, ownedMark } from '../ownership.ts';
import classes from '../shop.module.css';
import { BuyControl } from './buy-control.tsx';
import { itemTitle } from './item-title.ts';
import { LevelTable } from './level-table.tsx';
import { OwnedLine } from './owned-line.tsx';
import { PaymentWaiting } from './payment-waiting.tsx';
import { Price } from './price.tsx';
import { SamplePages } from './sample-pages.tsx';
import { SellerLine } from './seller-line.tsx';
import { TestPayment } from './test-payment.tsx';

const toList = (
  <Link to={paths.shop} {...buttonLook()}>
    Все товары
  </Link>
);

interface Props {
  /** An order a payment service sent the person back from. */
  readonly orderId: string | undefined;
  /** The order is being paid on a page of ours: a rehearsal. */
  readonly isPayingHere: boolean;
}

/** One item on its own address. */
export function ItemPage({ id, ...order }: Props & { readonly id: string }) {
  const { data: item, error, refetch } = useShopItem(id);
  if (item) return <Item key={item.id} item={item} {...order} />;
  if (error) {
    const problem = asProblem(error);
    return (
      <>
        <PageTitle title="Магазин" />
        {problem.status === 404 ? (
          <EmptyState drawing="search" action={toList}>
            Такого товара нет.
          </EmptyState>
        ) : (
          <ErrorState onRetry={() => void refetch()} code={problem.shortCode}>
            Товар не загрузился. {problem.message}
          </ErrorState>
        )}
      </>
    );
  }
  return <PageSkeleton />;
}

function Item({ item, orderId, isPayingHere }: Props & { readonly item: ShopItem }) {
  const { auth, products: owned } = useSessionState();
  const [isPaying, setPaying] = useState(false);
  useEffect(() => analytics.goal('shop_item_open'), []);
  const area = areaOf(item.productIds);
  const sample = sampleOf(item.productIds);
  const mark = ownedMark(item.productIds, owned);
  const isWaiting = auth.isAuthenticated && (orderId !== undefined || isPaying);
  const isEnding = mark !== null && endsSoon(mark);
  const buy =
    mark === null || isEnding ? <BuyControl item={item} isRenewal={isEnding} onPaying={() => setPaying(true)} /> : null;
  return (
    <div data-section={area ?? ''}>
      <PageTitle
        title={itemTitle(item.title)}
        subtitle={item.summary}
        actions={
          <Link to={paths.shop} {...buttonLook({ variant: 'quiet' })}>
            <Icon name="left" size={16} />
            Все товары
          </Link>
        }
      />
      {item.isTestPayment && item.isPayableHere && (
        <p {...noteLook({ className: classes.lead })}>
          <Icon name="info" />
          <span>Магазин работает в тестовом режиме: деньги не списываются, доступ открывается для проверки.</span>
        </p>
      )}
      {isWaiting &&
        (isPayingHere && orderId !== undefined ? (
          <TestPayment item={item} orderId={orderId} />
        ) : (
          <PaymentWaiting item={item} orderId={orderId} />
        ))}
      {orderId !== undefined && !auth.isAuthenticated && (
        <p {...noteLook({ className: classes.lead })}>
          <Icon name="info" />
          <span>
            Чтобы увидеть, прошла ли оплата,{' '}
            <Link
              to={paths.login}
              search={{ returnTo: `${paths.shop}?id=${item.id}&order=${orderId}` }}
              {...linkLook()}
            >
              войдите
            </Link>
            .
          </span>
        </p>
      )}
      <div className={classes.columns}>
        <div>
          <section {...cardLook({ wide: true, className: classes.about })}>
            <MarkEngraving section={area ?? 'default'} size={180} />
            <div>
              <MarkdownText>{item.description}</MarkdownText>
              <p className={classes.audience}>
                Для кого: {item.audience.charAt(0).toLowerCase() + item.audience.slice(1)}.
              </p>
            </div>
          </section>
          <section className={classes.part}>
            <h2>Что внутри</h2>
            <ul className={classes.inside}>
              {item.includes.map((line) => (
                <li key={line}>
                  <Icon name="check" className="good" />
                  <span>{line}</span>
                </li>
              ))}
            </ul>
          </section>
          {sample !== null && <SamplePages itemId={item.id} kind={sample} />}
          {mark === null && <Changes item={item} />}
          {area === 'veda' && <Levels item={item} />}
          {item.questions.length > 0 && (
            <section className={classes.part}>
              <h2>Вопросы</h2>
              {item.questions.map(({ question, answer }) => (
                <details key={question} className={classes.qa}>
                  <summary>
                    {question}
                    <Icon name="down" size={16} />
                  </summary>
                  <MarkdownText>{answer}</MarkdownText>
                </details>
              ))}
            </section>
          )}
        </div>
        <aside id="buy" {...cardLook({ wide: true, className: classes.buy })} aria-label="Покупка">
          <Price item={item} />
          {mark !== null && <OwnedLine mark={mark} />}
          {mark !== null && area !== null && (
            <Link to={paths[area]} {...buttonLook({ variant: 'primary', size: 'big', full: true })}>
              Открыть
            </Link>
          )}
          {buy}
          <p className="cap">
            Условия и возврат:{' '}
            <a {...linkLook()} href={legal.offer} target="_blank" rel="noopener">
              оферта
            </a>
            .
          </p>
          {item.seller !== null && buy !== null && (item.isPayableHere || item.paymentUrl !== null) && (
            <p className="cap">
              <SellerLine seller={item.seller} />
            </p>
          )}
        </aside>
      </div>
      {mark === null && (
        <div {...stickyBarLook()}>
          <a href="#buy" {...buttonLook()}>
            {item.price === null
              ? item.isTestPayment
                ? 'Купить (тест)'
                : 'Как получить'
              : `Купить, ${item.priceText}`}
          </a>
        </div>
      )}
    </div>
  );
}

/** Days before its end that a term may be prolonged; the new one begins when the old one ends. */
const renewalDays = 60;

const endsSoon = ({ until, heldBy }: OwnedMark): boolean =>
  until !== null && heldBy === null && Date.parse(until) - Date.now() < renewalDays * DAY_MS;

/** The levels of Veda side by side, this item among them; nothing while the others are not known. */
function Levels({ item }: { readonly item: ShopItem }) {
  const { products: owned } = useSessionState();
  const { data } = useShopItems(undefined);
  const levels = levelsOf(data ?? []);
  if (levels.length < 2) return null;
  return (
    <section className={classes.part}>
      <h2>Уровни Veda</h2>
      <LevelTable levels={levels} owned={owned} currentId={item.id} />
    </section>
  );
}

/** What will be different after the purchase: the row of the menu, the levels that come with it, the monthly stock. */
function Changes({ item }: { readonly item: ShopItem }) {
  const bought = item.products.flatMap(({ id, quota }) => {
    const product = findProduct(id);
    return product === null ? [] : [{ ...product, quota }];
  });
  if (bought.length === 0) return null;
  return (
    <section className={classes.part}>
      <h2>Что изменится после покупки</h2>
      <ul className={classes.inside}>
        {bought.map((product) => (
          <li key={product.id}>
            <Icon name="right" className="muted" />
            <span>
              В меню откроется раздел «{areas[product.area].title}»
              {spendsQuota(product.id) &&
                `, а в нём ${counted(product.quota, 'генерация', 'генерации', 'генераций')} каждый месяц`}
              .
              {product.includes.length > 0 &&
                ` Входят и прежние уровни: ${product.includes
                  .map((id) => `«${findProduct(id)?.title.replace('Veda: ', '')}»`)
                  .join(', ')}.`}
            </span>
          </li>
        ))}
        <li>
          <Icon name="right" className="muted" />
          <span>Сами карты, панчанга и числа останутся открыты и без покупки.</span>
        </li>
      </ul>
    </section>
  );
}
