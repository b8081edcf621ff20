import { useState } from 'react';
import { CodeInput, EmailInput, FormError, FormNote, PasswordField } from '../../../platform/forms/account-fields.tsx';
import { wrong } from '../../../platform/forms/field-check.ts';
import { passwordHint } from '../../../platform/forms/password-hint.ts';
import { useResendPause } from '../../../platform/forms/use-resend-pause.ts';
import { useSession, useSessionState } from '../../../platform/session/use-session.ts';
import { loginText } from '../../../text/login.ts';
import { Button } from '../../../ui/button.tsx';

interface Props {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  /** From a mailed link; '' when there is none. */
  readonly mailedCode: string;
  readonly onReset: () => void;
}

export function ResetForm({ email, onEmail, mailedCode, onReset }: Props) {
  const session = useSession();
  const { auth } = useSessionState();
  const [isSent, setSent] = useState(mailedCode !== '');
  const [wait, startPause] = useResendPause();
  const [code, setCode] = useState(mailedCode);
  const [password, setPassword] = useState('');
  const [isTried, setTried] = useState(false);
  const shown = (mistake: string | null) => (isTried ? mistake : null);

  const send = async () => {
    if (wrong.email(email) !== null) return setTried(true);
    if (!(await session.requestPasswordReset(email.trim()))) return;
    setSent(true);
    setTried(false);
    startPause();
  };
  const change = async () => {
    setTried(true);
    if (wrong.code(code) !== null || wrong.newPassword(password) !== null) return;
    if (await session.resetPassword(email.trim(), code, password)) onReset();
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void (isSent ? change() : send());
      }}
    >
      <EmailInput value={email} onChange={onEmail} error={shown(wrong.email(email))} />
      {isSent && (
        <>
          <FormNote>{loginText.codeSent}</FormNote>
          <CodeInput value={code} onChange={setCode} error={shown(wrong.code(code))} />
          <PasswordField
            isNew
            value={password}
            onChange={setPassword}
            error={shown(wrong.newPassword(password))}
            hint={passwordHint(password, email)}
          />
        </>
      )}
      <FormError>{auth.error}</FormError>
      <Button type="submit" variant="primary" size="big" full loading={auth.isLoading}>
        {isSent ? loginText.changePassword : loginText.sendCode}
      </Button>
      {isSent && (
        <Button variant="quiet" disabled={wait > 0} onClick={() => void send()}>
          {wait > 0 ? loginText.resendIn(wait) : loginText.resend}
        </Button>
      )}
    </form>
  );
}
