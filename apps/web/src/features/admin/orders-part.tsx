import { findOrders } from '@nebosvod/contracts/admin-orders';
import { formatRubles } from '@nebosvod/terms/plural';
import { call } from '../../platform/api/call.ts';
import { AdminList } from './admin-list.tsx';
import { orderStates, partTitles } from './admin-words.ts';
import { momentOf } from './local-moment.ts';

export function OrdersPart() {
  const sum = (kopecks: number | null, currency: string) =>
    kopecks === null ? '—' : currency === 'RUB' ? formatRubles(kopecks / 100) : `${kopecks / 100} ${currency}`;
  return (
    <AdminList
      of={findOrders}
      ask={(body, signal) => call(findOrders, { body, ...(signal && { signal }) })}
      title={partTitles.orders}
      searchLabel="Почта, номер или название"
      file="nebosvod-zakazy"
      empty="Заказов ещё не было."
      columns={[
        { head: 'Номер', text: ({ number }) => number || '—' },
        { head: 'Время', text: ({ createdAt }) => momentOf(createdAt) },
        { head: 'Кто', text: ({ email }) => email },
        { head: 'Что', text: ({ title }) => title },
        { head: 'Сумма', text: ({ amountKopecks, currency }) => sum(amountKopecks, currency) },
        { head: 'Состояние', text: ({ status }) => orderStates[status] },
        { head: 'Служба', text: ({ provider }) => provider },
      ]}
    />
  );
}
