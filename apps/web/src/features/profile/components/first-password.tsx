import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { FormError, PasswordField } from '../../../platform/forms/account-fields.tsx';
import { wrong } from '../../../platform/forms/field-check.ts';
import { passwordHint } from '../../../platform/forms/password-hint.ts';
import { legal } from '../../../platform/paths.ts';
import type { SessionUser } from '../../../platform/session/session-calls.ts';
import { useErrorOfThisForm, useSession, useSessionState } from '../../../platform/session/use-session.ts';
import { showToast } from '../../../platform/toast.tsx';
import { loginText } from '../../../text/login.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { linkLook } from '../../../ui/link-look.ts';
import classes from '../profile.module.css';

/** A temporary account becomes a full one: a password and the two consents an account needs. */
export function FirstPassword({ user }: { readonly user: SessionUser }) {
  const session = useSession();
  const { auth } = useSessionState();
  useErrorOfThisForm();
  const [password, setPassword] = useState('');
  const [offer, setOffer] = useState(false);
  const [personalData, setPersonalData] = useState(false);
  const [isTried, setTried] = useState(false);
  const mistakes = {
    password: wrong.newPassword(password),
    offer: wrong.offer(offer),
    personalData: wrong.personalData(personalData),
  };
  const shown = (mistake: string | null) => (isTried && mistake !== null ? <FieldError>{mistake}</FieldError> : null);
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (Object.values(mistakes).every((mistake) => mistake === null))
          void session
            .setPassword(password, { offer: true, personalData: true })
            .then((isDone) => isDone && showToast('good', 'Пароль задан, аккаунт теперь постоянный'));
      }}
    >
      <p className="muted">С паролем временный аккаунт останется вашим, ничего не потеряется.</p>
      <PasswordField
        isNew
        value={password}
        onChange={setPassword}
        error={isTried ? mistakes.password : null}
        hint={passwordHint(password, user.email)}
      />
      <Checkbox
        checked={offer}
        onChange={(event) => setOffer(event.currentTarget.checked)}
        error={shown(mistakes.offer)}
        label={
          <>
            {loginText.offer}{' '}
            <a {...linkLook()} href={legal.offer} target="_blank" rel="noopener">
              {loginText.offerLink}
            </a>
          </>
        }
      />
      <Checkbox
        checked={personalData}
        onChange={(event) => setPersonalData(event.currentTarget.checked)}
        error={shown(mistakes.personalData)}
        label={
          <>
            {loginText.personalData}{' '}
            <a {...linkLook()} href={legal.consent} target="_blank" rel="noopener">
              {loginText.personalDataLink}
            </a>
          </>
        }
      />
      <FormError>{auth.error}</FormError>
      <Button type="submit" variant="primary" loading={auth.isLoading}>
        Задать пароль
      </Button>
    </form>
  );
}
