import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { listPurchases } from '@nebosvod/contracts/purchases';
import { formatRubles } from '@nebosvod/terms/plural';
import { useQuery } from '@tanstack/react-query';
import { asProblem } from '../../../platform/api/api-problem.ts';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';
import { UnprovenEmail } from '../../../platform/session/email-proof.tsx';
import type { SessionUser } from '../../../platform/session/session-calls.ts';
import { profileText } from '../../../text/profile.ts';
import { TableSkeleton } from '../../../ui/skeletons.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { cardTableBoxLook, tableLook } from '../../../ui/table-look.ts';
import { AccessCheck } from '../components/access-check.tsx';
import { dayOf } from '../local-date.ts';
import classes from '../profile.module.css';

type Purchase = AnswerOf<typeof listPurchases>[number];

/** Orders as the payment service told them, and why one of them may not have opened anything. */
export function PurchasesTab({ user }: { readonly user: SessionUser }) {
  const { data, error, refetch } = useQuery(endpointQuery(listPurchases, { query: { email: user.email } }, 'stored'));
  if (!data) {
    return error ? (
      <ErrorState onRetry={() => void refetch()} code={asProblem(error).shortCode}>
        Покупки не загрузились. {asProblem(error).message}
      </ErrorState>
    ) : (
      <TableSkeleton rows={4} />
    );
  }
  return (
    <>
      <UnprovenEmail />
      <section className={classes.part}>
        {data.length === 0 ? (
          <p>Покупок на этот email нет. Покупали на другой? Укажите его ниже.</p>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls sideways must be reachable by keyboard
          <section {...cardTableBoxLook()} tabIndex={0} aria-label="Покупки">
            <table {...tableLook()}>
              <thead>
                <tr>
                  <th scope="col">Заказ</th>
                  <th scope="col">Дата</th>
                  <th scope="col">Что</th>
                  <th scope="col" className="num">
                    Сумма
                  </th>
                  <th scope="col">Состояние</th>
                </tr>
              </thead>
              <tbody>
                {data.map((order) => (
                  <tr key={order.id}>
                    <th scope="row">№ {order.number}</th>
                    <td>{dayOf(order.createdAt)}</td>
                    <td>{order.title}</td>
                    <td className="num">{sum(order)}</td>
                    <td>{profileText.orderStatuses[order.status]}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
      </section>
      <AccessCheck user={user} orders={data} onRefresh={refetch} />
    </>
  );
}

function sum({ amount, currency }: Purchase): string {
  if (amount === null) return '—';
  return currency === 'RUB' ? formatRubles(amount) : `${amount} ${currency}`;
}
