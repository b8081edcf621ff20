import { requestConfirmation } from '@nebosvod/contracts/auth';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { CodeInput, EmailInput, FormError, FormNote, PasswordField } from '../../platform/forms/account-fields.tsx';
import { wrong } from '../../platform/forms/field-check.ts';
import { useAction } from '../../platform/forms/use-action.ts';
import { useResendPause } from '../../platform/forms/use-resend-pause.ts';
import { paths } from '../../platform/paths.ts';
import { useErrorOfThisForm, useSession, useSessionState } from '../../platform/session/use-session.ts';
import { loginText } from '../../text/login.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Engraving } from '../../ui/engraving.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ClaimForm } from './components/claim-form.tsx';
import { useMailedLink } from './confirm-link.ts';
import classes from './login.module.css';
import { rememberedEmail } from './pending-email.ts';
import { useLeaveWhenSignedIn } from './use-leave.ts';

const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Where a mailed link leads. Opening it changes nothing (mail programs open links by themselves): the button posts the code. */
export function ConfirmView({ returnTo }: { readonly returnTo: string | undefined }) {
  const session = useSession();
  const { auth, user } = useSessionState();
  const link = useMailedLink();
  const [email, setEmail] = useState(link.email || rememberedEmail());
  const [code, setCode] = useState(link.code);
  const [isTried, setTried] = useState(false);
  const [password, setPassword] = useState('');
  const [note, setNote] = useState<string | null>(null);
  const [isClaiming, setClaiming] = useState(false);
  const [isSent, setSent] = useState(false);
  const [wait, startPause] = useResendPause(link.code === '' && rememberedEmail() !== '');
  const send = useAction(() => call(requestConfirmation, { body: { email: email.trim() } }));
  const [isProven, setProven] = useState(false);
  // Signed in before the letter came: its code proves the address of this very person.
  const isOwn = link.code !== '' && user !== null && !user.isEmailConfirmed && isSame(user.email, link.email);
  useLeaveWhenSignedIn(returnTo, isOwn || isProven);
  useErrorOfThisForm();

  const confirm = async () => {
    setTried(true);
    if (wrong.email(email) !== null || wrong.code(code) !== null) return;
    setSent(false);
    if (!(await session.confirm(email.trim(), code, password === '' ? undefined : password))) return;
    if (isOwn && isSame(user.email, email)) {
      setProven(true);
      session.updateUser({ isEmailConfirmed: true });
      await session.reloadProducts();
      return;
    }
    if (session.needsPassword) setClaiming(true);
    else setNote(loginText.confirmed);
  };
  const resend = async () => {
    if (wrong.email(email) !== null) return setTried(true);
    session.clearError();
    if (!(await send.run())) return;
    setCode('');
    setTried(false);
    setSent(true);
    startPause();
  };

  return (
    <div className={classes.page}>
      <div>
        <PageTitle title={loginText.title.confirm} subtitle={loginText.confirmLead} />
        {isProven ? (
          <div className="stack">
            <FormNote>{loginText.proven}</FormNote>
            <Link to={paths.profile} {...buttonLook({ variant: 'primary' })}>
              {loginText.toProfile}
            </Link>
          </div>
        ) : note !== null ? (
          <div className="stack">
            <FormNote>{note}</FormNote>
            <Link
              to={paths.login}
              search={returnTo === undefined ? {} : { returnTo }}
              {...buttonLook({ variant: 'primary' })}
            >
              {loginText.signIn}
            </Link>
          </div>
        ) : isClaiming ? (
          <ClaimForm email={email} onClaimed={() => setNote(loginText.claimed)} />
        ) : (
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void confirm();
            }}
          >
            <EmailInput value={email} onChange={setEmail} error={isTried ? wrong.email(email) : null} />
            <CodeInput value={code} onChange={setCode} error={isTried ? wrong.code(code) : null} />
            {!isOwn && (
              <PasswordField
                label={`${loginText.confirmPassword}, ${loginText.optional}`}
                value={password}
                onChange={setPassword}
                error={null}
                hint={loginText.confirmPasswordHint}
              />
            )}
            <FormError>{auth.error ?? send.failure?.message ?? null}</FormError>
            <FormNote>{isSent ? loginText.confirmSent : null}</FormNote>
            <Button type="submit" variant="primary" size="big" full loading={auth.isLoading}>
              {loginText.confirmSubmit}
            </Button>
            <Button variant="quiet" disabled={wait > 0} loading={send.isBusy} onClick={() => void resend()}>
              {wait > 0 ? loginText.resendIn(wait) : loginText.resend}
            </Button>
          </form>
        )}
      </div>
      <Engraving className={classes.art ?? ''} />
    </div>
  );
}
