import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { analytics } from '../../../platform/analytics/analytics.ts';
import { CodeInput, EmailInput, FormError } from '../../../platform/forms/account-fields.tsx';
import { wrong } from '../../../platform/forms/field-check.ts';
import { paths } from '../../../platform/paths.ts';
import { quietErrors } from '../../../platform/session/toasts.table.ts';
import { useErrorOfThisForm, useSession, useSessionState } from '../../../platform/session/use-session.ts';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { linkLook } from '../../../ui/link-look.ts';
import { goToPayment } from '../api/go-to-payment.ts';
import type { ShopItem } from '../api/use-shop.ts';
import { type Extras, wrongGift } from './order-extras.tsx';

/** Buying without an account: an address, the code that proves it, and on to the payment. A password can be set later. */
export function GuestBuy({ item, extras }: { readonly item: ShopItem; readonly extras: Extras }) {
  const session = useSession();
  const { auth } = useSessionState();
  useErrorOfThisForm();
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const [isSent, setSent] = useState(false);
  const isKnown = auth.error === quietErrors.USER_ALREADY_EXISTS;

  const send = async () => {
    setTried(true);
    if (wrong.email(email) !== null || wrongGift(extras) !== null || !(await session.createTempUser(email.trim())))
      return;
    analytics.goal('temp_user_created');
    setTried(false);
    setSent(true);
  };
  const enter = async () => {
    setTried(true);
    if (wrong.code(code) !== null || !(await session.confirm(email.trim(), code))) return;
    analytics.goal('buy_click');
    // Signed in now, this form is gone: if the payment does not begin, the button of a signed-in person stands here.
    if (item.isPayableHere) await goToPayment(item.id, extras).catch(() => undefined);
  };
  return (
    <>
      <form
        noValidate
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void (isSent ? enter() : send());
        }}
      >
        {isSent ? (
          <>
            <p role="status">Код отправлен на {email.trim()}. Он докажет, что почта ваша: доступ откроется на неё.</p>
            <CodeInput value={code} onChange={setCode} error={isTried ? wrong.code(code) : null} />
          </>
        ) : (
          <EmailInput value={email} onChange={setEmail} error={isTried ? wrong.email(email) : null} />
        )}
        <FormError>{auth.error}</FormError>
        <Button type="submit" variant="primary" size="big" full loading={auth.isLoading}>
          {isSent
            ? 'Подтвердить и перейти к оплате'
            : item.isTestPayment
              ? 'Купить по почте (тест)'
              : 'Купить по почте'}
        </Button>
        {isSent && (
          <Button variant="quiet" full onClick={() => setSent(false)}>
            Другая почта
          </Button>
        )}
      </form>
      <Link
        to={paths.login}
        search={{ returnTo: `${paths.shop}?id=${item.id}` }}
        {...(isKnown ? buttonLook({ full: true }) : linkLook())}
      >
        Войти и купить
      </Link>
      {!isSent && <p className="cap">Аккаунта нет? Хватит почты: пароль зададите позже.</p>}
    </>
  );
}
