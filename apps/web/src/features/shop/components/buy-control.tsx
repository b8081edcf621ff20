import { createPayment } from '@nebosvod/contracts/purchases';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { analytics } from '../../../platform/analytics/analytics.ts';
import { asProblem } from '../../../platform/api/api-problem.ts';
import { call } from '../../../platform/api/call.ts';
import { paths } from '../../../platform/paths.ts';
import { useSessionState } from '../../../platform/session/use-session.ts';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { linkLook } from '../../../ui/link-look.ts';
import { noteLook } from '../../../ui/note-look.ts';
import type { ShopItem } from '../api/use-shop.ts';

interface Props {
  readonly item: ShopItem;
  /** The person went to pay in another tab. */
  readonly onPaying: () => void;
}

/** How this item is bought by this person: payment here, the organiser's payment page, or in words. */
export function BuyControl({ item, onPaying }: Props) {
  const { auth, user, isRestoring } = useSessionState();
  const isSold = item.isPayableHere || item.paymentUrl !== null;
  if (isRestoring) return null;
  if (!isSold) {
    return (
      <p {...noteLook()}>
        <Icon name="info" />
        <span>{item.howToGet}.</span>
      </p>
    );
  }
  if (!auth.isAuthenticated) {
    return (
      <>
        <Link
          to={paths.login}
          search={{ returnTo: `${paths.shop}?id=${item.id}` }}
          {...buttonLook({ variant: 'primary', size: 'big', full: true })}
        >
          Войти и купить
        </Link>
        <p className="cap">Аккаунта нет? Хватит почты: пароль зададите позже.</p>
      </>
    );
  }
  return (
    <>
      {item.isPayableHere ? (
        <PayHere item={item} />
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
          Купить
          <Icon name="external" size={16} />
          <span className="vh">(откроется в новой вкладке)</span>
        </a>
      )}
      <p className="cap">
        Доступ откроется на почту {user?.email}
        {item.isPayableHere ? '.' : ': укажите её на странице оплаты.'}
      </p>
    </>
  );
}

function PayHere({ item }: { readonly item: ShopItem }) {
  const { user } = useSessionState();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const pay = async () => {
    analytics.goal('buy_click');
    setBusy(true);
    setFailure(null);
    try {
      const { confirmationUrl } = await call(createPayment, { body: { item_id: item.id } });
      location.assign(confirmationUrl);
    } catch (error) {
      setFailure(asProblem(error).message);
      setBusy(false);
    }
  };
  return (
    <>
      <Button variant="primary" size="big" full loading={isBusy} onClick={() => void pay()}>
        Купить
      </Button>
      <div role="alert">{failure !== null && <FieldError>{failure}</FieldError>}</div>
      {failure !== null && user?.isEmailConfirmed === false && (
        <Link to={paths.profile} {...linkLook()}>
          Подтвердить почту
        </Link>
      )}
    </>
  );
}
