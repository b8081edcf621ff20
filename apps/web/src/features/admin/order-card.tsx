import { findOrders, getOrder, refundOrder, replayOrder } from '@nebosvod/contracts/admin-orders';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { products } from '@nebosvod/contracts/products.table';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { asProblem } from '../../platform/api/api-problem.ts';
import { call } from '../../platform/api/call.ts';
import { endpointKey, endpointQuery } from '../../platform/api/endpoint-query.ts';
import { FormError, FormNote } from '../../platform/forms/account-fields.tsx';
import { useAction } from '../../platform/forms/use-action.ts';
import { AskedTwice } from '../../ui/asked-twice.tsx';
import { Button } from '../../ui/button.tsx';
import { cardLook } from '../../ui/card-look.ts';
import { hintLook } from '../../ui/hint-look.ts';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { ErrorState } from '../../ui/states.tsx';
import classes from './admin.module.css';
import { orderStates, sumOf } from './admin-words.ts';
import { CsvButton } from './csv-button.tsx';
import { momentOf } from './local-moment.ts';

type Order = AnswerOf<typeof getOrder>;

const titlesOf = (ids: readonly number[]) =>
  ids.map((id) => products.find((product) => product.id === id)?.title ?? `продукт ${id}`).join(', ');

/** What a message of the service carried, without what the order itself shows. */
const payloadOf = (payload: Readonly<Record<string, unknown>>) =>
  Object.entries(payload)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(', ');

interface Props {
  readonly id: string;
  readonly number: string;
}

/** One order: what its service has told, going through it again, giving the money back. */
export function OrderCard({ id, number }: Props) {
  const params = { id };
  const queryClient = useQueryClient();
  const query = endpointQuery(getOrder, { params }, 'stored');
  const { data: order, error, refetch } = useQuery({ ...query, staleTime: 0 });
  const heading = useRef<HTMLHeadingElement>(null);
  const [note, setNote] = useState<string | null>(null);
  // The card appears below a table: whoever opened it is led there.
  useEffect(() => heading.current?.focus(), []);
  const act = useAction(async (work: () => Promise<Order>, said: (after: Order) => string) => {
    setNote(null);
    const after = await work();
    queryClient.setQueryData(query.queryKey, after);
    setNote(said(after));
    await queryClient.invalidateQueries({ queryKey: endpointKey(findOrders) });
  });
  return (
    <section {...cardLook({ wide: true, className: classes.person })} aria-label={`Заказ ${number}`}>
      <h2 ref={heading} tabIndex={-1}>
        Заказ {number}
      </h2>
      {order === undefined ? (
        error ? (
          <ErrorState onRetry={() => void refetch()} code={asProblem(error).shortCode}>
            {asProblem(error).message}
          </ErrorState>
        ) : (
          <TableSkeleton rows={3} />
        )
      ) : (
        <>
          <p>
            {order.title || 'Без названия'}, {sumOf(order)}: {orderStates[order.status]}. {order.email}
            {order.promoCode !== null && `, промокод ${order.promoCode}`}
            {order.giftEmail !== null && `, подарок для ${order.giftEmail}`}
          </p>
          <p>
            {order.openProductIds.length === 0
              ? 'Сейчас заказ ничего не открывает.'
              : `Открывает: ${titlesOf(order.openProductIds)}.`}
          </p>
          <h3>События платежа</h3>
          <ol className={classes.entries}>
            <li>
              <span>
                {momentOf(order.createdAt)}: заказ появился, служба {order.provider}
              </span>
            </li>
            {order.messages.map(({ kind, receivedAt, payload }) => (
              <li key={kind}>
                <span>
                  {momentOf(receivedAt)}: {orderStates[kind]}
                  <span {...hintLook()}> {payloadOf(payload)}</span>
                </span>
              </li>
            ))}
          </ol>
          <div className="row wrap">
            <CsvButton
              file="nebosvod-sobytiya-platezha"
              head={['Когда', 'Событие', 'Служба', 'Что пришло']}
              rows={[
                [momentOf(order.createdAt), 'заказ появился', order.provider, ''],
                ...order.messages.map(({ kind, receivedAt, payload }) => [
                  momentOf(receivedAt),
                  orderStates[kind],
                  order.provider,
                  payloadOf(payload),
                ]),
              ]}
              of="события платежа"
            />
            {order.isReplayable && (
              <Button
                loading={act.isBusy}
                onClick={() =>
                  void act.run(
                    () => call(replayOrder, { params }),
                    ({ status }) => `Проведён заново: ${orderStates[status]}.`,
                  )
                }
              >
                Провести заново
              </Button>
            )}
            {order.isRefundable && (
              <AskedTwice
                sure={`Да, вернуть ${sumOf(order)}`}
                isBusy={act.isBusy}
                onSure={() =>
                  void act.run(
                    () => call(refundOrder, { params }),
                    ({ status }) =>
                      status === 'refunded'
                        ? 'Деньги возвращены, доступ закрыт.'
                        : 'Служба приняла возврат: доступ закроется, когда она его проведёт.',
                  )
                }
              >
                Вернуть деньги
              </AskedTwice>
            )}
          </div>
        </>
      )}
      <FormNote>{note}</FormNote>
      <FormError>{act.failure?.message ?? null}</FormError>
    </section>
  );
}
