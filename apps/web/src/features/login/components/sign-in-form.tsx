import { useEffect, useRef, useState } from 'react';
import { EmailInput, FormError, PasswordField, SecondCodeInput } from '../../../platform/forms/account-fields.tsx';
import { wrong } from '../../../platform/forms/field-check.ts';
import { useSession, useSessionState } from '../../../platform/session/use-session.ts';
import { loginText } from '../../../text/login.ts';
import { Button } from '../../../ui/button.tsx';

interface Props {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  /** Whether another form led here: the first empty field then has the focus. */
  readonly isLedHere: boolean;
}

export function SignInForm({ email, onEmail, isLedHere }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!isLedHere) return;
    const fields = form.current?.querySelectorAll('input') ?? [];
    [...fields].find(({ value }) => value === '')?.focus();
  }, [isLedHere]);
  const session = useSession();
  const { auth } = useSessionState();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const emailError = isTried ? wrong.email(email) : null;
  const passwordError = isTried ? wrong.password(password) : null;
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (wrong.email(email) === null && wrong.password(password) === null)
          void session.login(email.trim(), password, session.needsCode && code !== '' ? code : undefined);
      }}
    >
      <EmailInput value={email} onChange={onEmail} error={emailError} />
      <div>
        <PasswordField value={password} onChange={setPassword} error={passwordError} />
        {!session.needsCode && <FormError>{auth.error}</FormError>}
      </div>
      {session.needsCode && (
        <div>
          <SecondCodeInput value={code} onChange={setCode} error={null} />
          <FormError>{auth.error}</FormError>
        </div>
      )}
      <Button type="submit" variant="primary" size="big" full loading={auth.isLoading}>
        {loginText.signIn}
      </Button>
    </form>
  );
}
