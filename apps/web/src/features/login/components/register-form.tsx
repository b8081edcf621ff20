import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { analytics } from '../../../platform/analytics/analytics.ts';
import { EmailInput, FormError } from '../../../platform/forms/account-fields.tsx';
import { wrong } from '../../../platform/forms/field-check.ts';
import { useSession, useSessionState } from '../../../platform/session/use-session.ts';
import { loginText } from '../../../text/login.ts';
import { Button } from '../../../ui/button.tsx';
import { linkLook } from '../../../ui/link-look.ts';
import { Consent, NewPassword, RequiredConsents, useNewAccount } from './new-account.tsx';

interface Props {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  /** The account exists now; registration itself does not sign in. */
  readonly onRegistered: () => void;
  readonly onHasAccount: () => void;
}

export function RegisterForm({ email, onEmail, onRegistered, onHasAccount }: Props) {
  const session = useSession();
  const { auth } = useSessionState();
  const [name, setName] = useState('');
  const [newsletter, setNewsletter] = useState(false);
  const account = useNewAccount(email);
  const mistake = wrong.email(email);

  const submit = async () => {
    if (!account.check() || mistake !== null) return;
    const trimmed = name.trim();
    const isDone = await session.register({
      email: email.trim(),
      password: account.password,
      ...(trimmed === '' ? {} : { name: trimmed }),
      consents: { offer: true, personalData: true, newsletter },
    });
    if (!isDone) return;
    analytics.goal('register_done');
    onRegistered();
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <EmailInput value={email} onChange={onEmail} error={account.isTried ? mistake : null} />
      <NewPassword account={account} />
      <TextInput
        label={`${loginText.name}, ${loginText.optional}`}
        name="name"
        autoComplete="name"
        maxLength={100}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <div className="stack">
        <RequiredConsents account={account} />
        <Consent value={newsletter} onChange={setNewsletter} error={null}>
          {loginText.newsletter}, {loginText.optional}
        </Consent>
      </div>
      <FormError>{auth.error}</FormError>
      <Button type="submit" variant="primary" size="big" full loading={auth.isLoading}>
        {loginText.create}
      </Button>
      {auth.error !== null && (
        <button type="button" {...linkLook()} onClick={onHasAccount}>
          {loginText.toLogin}
        </button>
      )}
    </form>
  );
}
