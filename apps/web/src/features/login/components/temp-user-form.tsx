import { requestConfirmation } from '@nebosvod/contracts/auth';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { analytics } from '../../../platform/analytics/analytics.ts';
import { call } from '../../../platform/api/call.ts';
import { EmailInput, FormError } from '../../../platform/forms/account-fields.tsx';
import { wrong } from '../../../platform/forms/field-check.ts';
import { useAction } from '../../../platform/forms/use-action.ts';
import { paths } from '../../../platform/paths.ts';
import { quietErrors } from '../../../platform/session/toasts.table.ts';
import { useSession, useSessionState } from '../../../platform/session/use-session.ts';
import { loginText } from '../../../text/login.ts';
import { Button } from '../../../ui/button.tsx';
import { rememberEmail } from '../pending-email.ts';

interface Props {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onBack: () => void;
  readonly returnTo: string | undefined;
}

/** Access by mail alone: the code in the letter opens an account for seven days. */
export function TempUserForm({ email, onEmail, onBack, returnTo }: Props) {
  const session = useSession();
  const { auth } = useSessionState();
  const navigate = useNavigate();
  const [isTried, setTried] = useState(false);
  const isKnown = auth.error === quietErrors.USER_ALREADY_EXISTS;
  const create = async () => {
    setTried(true);
    if (wrong.email(email) !== null || !(await session.createTempUser(email.trim()))) return;
    analytics.goal('temp_user_created');
    await toCode();
  };
  const toCode = () => {
    rememberEmail(email.trim());
    return navigate({ to: paths.loginConfirm, search: returnTo === undefined ? {} : { returnTo } });
  };
  // Whoever has a temporary account and no password comes back by a new code.
  const enter = useAction(async () => {
    await call(requestConfirmation, { body: { email: email.trim() } });
    await toCode();
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <p className="muted">{loginText.tempBody}</p>
      <EmailInput value={email} onChange={onEmail} error={isTried ? wrong.email(email) : null} />
      <FormError>{enter.failure?.message ?? auth.error}</FormError>
      {isKnown && (
        <div className="stack">
          <p className="muted">{loginText.tempKnown}</p>
          <Button variant="primary" loading={enter.isBusy} onClick={() => void enter.run()}>
            {loginText.tempEnter}
          </Button>
        </div>
      )}
      <div className="row wrap">
        <Button type="submit" variant={isKnown ? 'outline' : 'primary'} loading={auth.isLoading}>
          {loginText.tempSend}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {loginText.toLogin}
        </Button>
      </div>
    </form>
  );
}
