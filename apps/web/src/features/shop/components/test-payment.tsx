import { finishTestPayment } from '@nebosvod/contracts/purchases';
import { useNavigate } from '@tanstack/react-router';
import { call } from '../../../platform/api/call.ts';
import { FormError } from '../../../platform/forms/account-fields.tsx';
import { useAction } from '../../../platform/forms/use-action.ts';
import { paths } from '../../../platform/paths.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { cardLook } from '../../../ui/card-look.ts';
import type { ShopItem } from '../api/use-shop.ts';
import classes from '../shop.module.css';

/** The page of a payment service in a rehearsal: the person says how the payment ends, no money moves. */
export function TestPayment({ item, orderId }: { readonly item: ShopItem; readonly orderId: string }) {
  const navigate = useNavigate();
  const finish = useAction(async (outcome: 'paid' | 'cancelled') => {
    await call(finishTestPayment, { body: { order_id: orderId, outcome } });
    await navigate({ to: paths.shop, search: { id: item.id, order: orderId }, replace: true });
  });
  return (
    <section {...cardLook({ wide: true, className: classes.lead })} aria-labelledby="test-payment">
      <h2 id="test-payment" className={classes.testTitle}>
        Тестовая оплата: деньги не списываются
      </h2>
      <p>
        {item.title}, {item.price === null ? 'условная сумма: цену задаёт организатор' : item.priceText}. Так эту
        страницу видит только компьютер, на котором запущен сервер: вместо неё будет страница платёжного сервиса.
      </p>
      <div className="row wrap">
        <Button variant="primary" loading={finish.isBusy} onClick={() => void finish.run('paid')}>
          Оплатить (тест)
        </Button>
        <Button onClick={() => void finish.run('cancelled')}>Отказаться</Button>
      </div>
      <FormError>{finish.failure?.message ?? null}</FormError>
    </section>
  );
}

/** Gives a rehearsed purchase back: what it opened closes at once. */
export function TestRefund({ orderId, onRefunded }: { readonly orderId: string; readonly onRefunded: () => void }) {
  const session = useSession();
  const refund = useAction(async () => {
    await call(finishTestPayment, { body: { order_id: orderId, outcome: 'refunded' } });
    await session.reloadProducts();
    onRefunded();
  });
  return (
    <>
      <Button variant="quiet" loading={refund.isBusy} onClick={() => void refund.run()}>
        Вернуть тестовую покупку
      </Button>
      <FormError>{refund.failure?.message ?? null}</FormError>
    </>
  );
}
