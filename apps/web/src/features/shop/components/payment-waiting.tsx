import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '../../../platform/paths.ts';
import { useSessionState } from '../../../platform/session/use-session.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { cardLook } from '../../../ui/card-look.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { ShopItem } from '../api/use-shop.ts';
import { areaOf } from '../ownership.ts';
import classes from '../shop.module.css';
import { usePaymentWait } from '../use-payment-wait.ts';
import { TestRefund } from './test-payment.tsx';

interface Props {
  readonly item: ShopItem;
  /** The order a payment service sent the person back from; absent when they pay in another tab. */
  readonly orderId: string | undefined;
}

const marks = { open: 'good', given: 'good', cancelled: 'bad', refunded: 'clock', late: 'clock' } as const;

/** What is known of a payment, said as it is: nothing is promised before the payment service has confirmed. */
export function PaymentWaiting(props: Props) {
  const [asked, setAsked] = useState(0);
  return <Waiting key={asked} {...props} onRefunded={() => setAsked(asked + 1)} />;
}

function Waiting({ item, orderId, onRefunded }: Props & { readonly onRefunded: () => void }) {
  const state = usePaymentWait(item.productIds, orderId);
  const { user } = useSessionState();
  const area = areaOf(item.productIds);
  return (
    <div {...cardLook({ wide: true, className: classes.lead })} role="status">
      <div className={classes.wait}>
        {state === 'waiting' ? (
          <Spinner />
        ) : (
          <Icon name={marks[state]} className={marks[state] === 'clock' ? 'muted' : marks[state]} />
        )}
        <div>
          {state === 'waiting' && (
            <>
              <p>
                <b>Ждём подтверждение оплаты</b>
              </p>
              <p className="muted">
                Обычно это меньше минуты. Раздел откроется сам, заново входить не нужно. Страницу можно закрыть.
              </p>
            </>
          )}
          {state === 'open' && (
            <>
              <p>
                <b>Оплата прошла, доступ открыт</b>
              </p>
              {area !== null && (
                <Link to={paths[area]} {...buttonLook({ variant: 'primary' })}>
                  Открыть
                </Link>
              )}
              {item.isTestPayment && orderId !== undefined && <TestRefund orderId={orderId} onRefunded={onRefunded} />}
            </>
          )}
          {state === 'given' && (
            <>
              <p>
                <b>Оплата прошла, подарок вручён.</b> Мы написали получателю: доступ ждёт его на этой почте.
              </p>
              {item.isTestPayment && orderId !== undefined && <TestRefund orderId={orderId} onRefunded={onRefunded} />}
            </>
          )}
          {state === 'cancelled' && (
            <p>
              <b>Оплата не состоялась.</b> Если деньги списаны, платёжный сервис вернёт их. Можно попробовать ещё раз.
            </p>
          )}
          {state === 'refunded' && (
            <p>
              <b>Деньги возвращены, доступ закрыт.</b>
            </p>
          )}
          {state === 'late' && (
            <>
              <p>
                <b>Подтверждение ещё не пришло</b>
              </p>
              <p className="muted">
                Доступ откроется сам, как только его пришлёт платёжный сервис, и мы напишем на почту {user?.email}.
                Проверьте, что платили именно на неё.
              </p>
              <Link to={paths.profile} search={{ tab: 'purchases' }} {...buttonLook()}>
                Мои покупки
              </Link>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
