import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { analytics } from '../../../platform/analytics/analytics.ts';
import { FormError } from '../../../platform/forms/account-fields.tsx';
import { useAction } from '../../../platform/forms/use-action.ts';
import { paths } from '../../../platform/paths.ts';
import { useSessionState } from '../../../platform/session/use-session.ts';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { linkLook } from '../../../ui/link-look.ts';
import { noteLook } from '../../../ui/note-look.ts';
import { goToPayment } from '../api/go-to-payment.ts';
import type { ShopItem } from '../api/use-shop.ts';
import { GuestBuy } from './guest-buy.tsx';
import { type Extras, noExtras, OrderExtras, wrongGift } from './order-extras.tsx';
import { SellerLine } from './seller-line.tsx';

interface Props {
  readonly item: ShopItem;
  /** The item is open still: a purchase prolongs it. */
  readonly isRenewal: boolean;
  /** The person went to pay in another tab. */
  readonly onPaying: () => void;
}

/** How this item is bought by this person: payment here, the organiser's payment page, or in words. */
export function BuyControl({ item, isRenewal, onPaying }: Props) {
  const { auth, user, isRestoring } = useSessionState();
  const [extras, setExtras] = useState(noExtras);
  const isSold = item.isPayableHere || item.paymentUrl !== null;
  if (isRestoring) return null;
  if (!isSold) {
    return (
      <p {...noteLook()}>
        <Icon name="info" />
        <span>
          Оплаты на сайте пока нет. {item.howToGet}. <SellerLine seller={item.seller} />
        </span>
      </p>
    );
  }
  const extraFields = item.isPayableHere && <OrderExtras itemId={item.id} extras={extras} onChange={setExtras} />;
  if (!auth.isAuthenticated) {
    return (
      <>
        {extraFields}
        <GuestBuy item={item} extras={extras} />
      </>
    );
  }
  const verb = isRenewal ? 'Продлить' : 'Купить';
  return (
    <>
      {extraFields}
      {item.isPayableHere ? (
        <PayHere item={item} verb={verb} extras={extras} />
      ) : (
        <a
          href={item.paymentUrl ?? undefined}
          target="_blank"
          rel="noopener noreferrer"
          {...buttonLook({ variant: 'primary', size: 'big', full: true })}
          onClick={() => {
            analytics.goal('buy_click');
            onPaying();
          }}
        >
          {verb}
          <Icon name="external" size={16} />
          <span className="vh">(откроется в новой вкладке)</span>
        </a>
      )}
      <p className="cap">
        {extras.giftEmail.trim() !== ''
          ? `Доступ откроется на почту ${extras.giftEmail.trim()}, чек придёт на`
          : isRenewal
            ? 'Новый срок начнётся после нынешнего, почта'
            : 'Доступ откроется на почту'}{' '}
        {user?.email}
        {item.isPayableHere ? '.' : ': укажите её на странице оплаты.'}
      </p>
    </>
  );
}

interface PayHereProps {
  readonly item: ShopItem;
  readonly verb: string;
  readonly extras: Extras;
}

function PayHere({ item, verb, extras }: PayHereProps) {
  const { user } = useSessionState();
  const pay = useAction(() => goToPayment(item.id, extras));
  return (
    <>
      <Button
        variant="primary"
        size="big"
        full
        loading={pay.isBusy}
        disabled={wrongGift(extras) !== null}
        onClick={() => {
          analytics.goal('buy_click');
          void pay.run();
        }}
      >
        {item.isTestPayment ? `${verb} (тест)` : verb}
      </Button>
      <FormError>{pay.failure?.message ?? null}</FormError>
      {pay.failure !== null && user?.isEmailConfirmed === false && (
        <Link to={paths.profile} {...linkLook()}>
          Подтвердить почту
        </Link>
      )}
    </>
  );
}
