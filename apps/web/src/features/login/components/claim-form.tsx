import { FormError, FormNote } from '../../../platform/forms/account-fields.tsx';
import { useSession, useSessionState } from '../../../platform/session/use-session.ts';
import { loginText } from '../../../text/login.ts';
import { Button } from '../../../ui/button.tsx';
import { NewPassword, RequiredConsents, useNewAccount } from './new-account.tsx';

interface Props {
  readonly email: string;
  readonly onClaimed: () => void;
}

/** A new password for an account whose address was confirmed without the old one; consents are the owner's own. */
export function ClaimForm({ email, onClaimed }: Props) {
  const session = useSession();
  const { auth } = useSessionState();
  const account = useNewAccount(email);
  const submit = async () => {
    if (!account.check()) return;
    if (await session.claimAccount(account.password, { offer: true, personalData: true })) onClaimed();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <FormNote>{loginText.newPasswordLead}</FormNote>
      <NewPassword account={account} />
      <div className="stack">
        <RequiredConsents account={account} />
      </div>
      <FormError>{auth.error}</FormError>
      <Button type="submit" variant="primary" size="big" full loading={auth.isLoading}>
        {loginText.setPassword}
      </Button>
    </form>
  );
}
