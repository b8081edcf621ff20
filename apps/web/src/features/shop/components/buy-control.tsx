import { Link } from '@tanstack/react-router';
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
  if (!auth.isAuthenticated) return <GuestBuy item={item} />;
  const verb = isRenewal ? 'Продлить' : 'Купить';
  return (
    <>
      {item.isPayableHere ? (
        <PayHere item={item} verb={verb} />
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
        {isRenewal ? 'Новый срок начнётся после нынешнего, почта' : 'Доступ откроется на почту'} {user?.email}
        {item.isPayableHere ? '.' : ': укажите её на странице оплаты.'}
      </p>
    </>
  );
}

function PayHere({ item, verb }: { readonly item: ShopItem; readonly verb: string }) {
  const { user } = useSessionState();
  const pay = useAction(() => goToPayment(item.id));
  return (
    <>
      <Button
        variant="primary"
        size="big"
        full
        loading={pay.isBusy}
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
