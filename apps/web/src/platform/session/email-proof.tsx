import { requestConfirmation } from '@nebosvod/contracts/auth';
import { useState } from 'react';
import { loginText } from '../../text/login.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { noteLook } from '../../ui/note-look.ts';
import { call } from '../api/call.ts';
import { CodeInput, FormError, FormNote } from '../forms/account-fields.tsx';
import { wrong } from '../forms/field-check.ts';
import { useAction } from '../forms/use-action.ts';
import { useResendPause } from '../forms/use-resend-pause.ts';
import classes from './email-proof.module.css';
import type { SessionUser } from './session-calls.ts';
import { useErrorOfThisForm, useSession, useSessionState } from './use-session.ts';

/** The mail address, and the code that proves it: purchases wait for that. */
export function EmailProof({ user }: { readonly user: SessionUser }) {
  const session = useSession();
  const { auth } = useSessionState();
  useErrorOfThisForm();
  const [code, setCode] = useState('');
  const [isSent, setSent] = useState(false);
  const [isTried, setTried] = useState(false);
  const [wait, startPause] = useResendPause();
  const send = useAction(() => call(requestConfirmation, { body: { email: user.email } }));

  if (user.isEmailConfirmed) {
    return (
      <p className="row">
        <Icon name="good" className="good" />
        <span>{user.email} подтверждена</span>
      </p>
    );
  }
  const confirm = async () => {
    setTried(true);
    if (wrong.code(code) !== null || !(await session.confirm(user.email, code))) return;
    session.updateUser({ isEmailConfirmed: true });
    await session.reloadProducts();
  };
  return (
    <form
      noValidate
      {...noteLook()}
      onSubmit={(event) => {
        event.preventDefault();
        void confirm();
      }}
    >
      <div className={`stack ${classes.proof}`}>
        <p>
          <b>Почта {user.email} не подтверждена.</b> Покупки откроются после подтверждения. Введите код из письма или
          запросите новый.
        </p>
        <CodeInput value={code} onChange={setCode} error={isTried ? wrong.code(code) : null} />
        <FormError>{auth.error ?? send.failure?.message ?? null}</FormError>
        <FormNote>{isSent ? 'Письмо с кодом уже в пути.' : null}</FormNote>
        <div className="row wrap">
          <Button type="submit" loading={auth.isLoading}>
            Подтвердить
          </Button>
          <Button
            variant="quiet"
            disabled={wait > 0}
            loading={send.isBusy}
            onClick={async () => {
              session.clearError();
              if (!(await send.run())) return;
              setSent(true);
              startPause();
            }}
          >
            {wait > 0 ? loginText.resendIn(wait) : 'Прислать код'}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** «Почта не подтверждена, покупки ждут»: shown where a person would look for what they bought. Nothing for the others. */
export function UnprovenEmail() {
  const { user } = useSessionState();
  return user === null || user.isEmailConfirmed ? null : <EmailProof user={user} />;
}
