import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { analytics } from '../../../app/analytics/analytics.ts';
import { EmailInput, FormError } from '../../../app/forms/account-fields.tsx';
import { wrong } from '../../../app/forms/field-check.ts';
import { paths } from '../../../app/paths.ts';
import { useSession, useSessionState } from '../../../app/session/use-session.ts';
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
  const create = async () => {
    setTried(true);
    if (wrong.email(email) !== null || !(await session.createTempUser(email.trim()))) return;
    analytics.goal('temp_user_created');
    rememberEmail(email.trim());
    await navigate({ to: paths.loginConfirm, search: returnTo === undefined ? {} : { returnTo } });
  };
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
      <FormError>{auth.error}</FormError>
      <div className="row wrap">
        <Button type="submit" variant="primary" loading={auth.isLoading}>
          {loginText.tempSend}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {loginText.toLogin}
        </Button>
      </div>
    </form>
  );
}
