import { findOrders } from '@nebosvod/contracts/admin-orders';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { linkLook } from '../../ui/link-look.ts';
import { AdminList } from './admin-list.tsx';
import { orderStates, partTitles, sumOf } from './admin-words.ts';
import { momentOf } from './local-moment.ts';
import { OrderCard } from './order-card.tsx';

type Row = AnswerOf<typeof findOrders>['rows'][number];

/** Orders: found by address, number or state; one of them opened below the list. */
export function OrdersPart() {
  const [order, setOrder] = useState<Row | null>(null);
  return (
    <>
      <AdminList
        of={findOrders}
        ask={(body, signal) => call(findOrders, { body, ...(signal && { signal }) })}
        title={partTitles.orders}
        searchLabel="Почта, номер или название"
        file="nebosvod-zakazy"
        empty="Заказов ещё не было."
        columns={[
          {
            head: 'Номер',
            text: ({ number }) => number || '—',
            cell: (row) => (
              <button type="button" {...linkLook()} onClick={() => setOrder(row)}>
                {row.number || 'без номера'}
              </button>
            ),
          },
          { head: 'Время', text: ({ createdAt }) => momentOf(createdAt) },
          { head: 'Кто', text: ({ email }) => email },
          { head: 'Что', text: ({ title }) => title },
          { head: 'Промокод', text: ({ promoCode }) => promoCode ?? '—' },
          { head: 'Подарок', text: ({ giftEmail }) => giftEmail ?? '—' },
          { head: 'Сумма', text: (row) => sumOf(row) },
          { head: 'Состояние', text: ({ status }) => orderStates[status] },
          { head: 'Служба', text: ({ provider }) => provider },
        ]}
      />
      {order !== null && <OrderCard key={order.id} id={order.id} number={order.number} />}
    </>
  );
}
