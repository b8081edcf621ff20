import { Checkbox, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { analytics } from '../../../platform/analytics/analytics.ts';
import { EmailInput, FormError, PasswordField } from '../../../platform/forms/account-fields.tsx';
import { wrong } from '../../../platform/forms/field-check.ts';
import { passwordHint } from '../../../platform/forms/password-hint.ts';
import { legal } from '../../../platform/paths.ts';
import { useSession, useSessionState } from '../../../platform/session/use-session.ts';
import { loginText } from '../../../text/login.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field-error.tsx';

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
  const [password, setPassword] = useState('');
  const [offer, setOffer] = useState(false);
  const [personalData, setPersonalData] = useState(false);
  const [newsletter, setNewsletter] = useState(false);
  const [isTried, setTried] = useState(false);
  const mistakes = {
    email: wrong.email(email),
    password: wrong.newPassword(password),
    offer: wrong.offer(offer),
    personalData: wrong.personalData(personalData),
  };
  const shown = (mistake: string | null) => (isTried ? mistake : null);

  const submit = async () => {
    setTried(true);
    if (Object.values(mistakes).some((mistake) => mistake !== null)) return;
    const trimmed = name.trim();
    const isDone = await session.register({
      email: email.trim(),
      password,
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
      <EmailInput value={email} onChange={onEmail} error={shown(mistakes.email)} />
      <PasswordField
        isNew
        value={password}
        onChange={setPassword}
        error={shown(mistakes.password)}
        hint={passwordHint(password, email)}
      />
      <TextInput
        label={`${loginText.name}, ${loginText.optional}`}
        name="name"
        autoComplete="name"
        maxLength={100}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <div className="stack">
        <Consent checked={offer} onChange={setOffer} error={shown(mistakes.offer)}>
          {loginText.offer} <DocumentLink href={legal.offer}>{loginText.offerLink}</DocumentLink>
        </Consent>
        <Consent checked={personalData} onChange={setPersonalData} error={shown(mistakes.personalData)}>
          {loginText.personalData} <DocumentLink href={legal.consent}>{loginText.personalDataLink}</DocumentLink>
        </Consent>
        <Consent checked={newsletter} onChange={setNewsletter} error={null}>
          {loginText.newsletter}, {loginText.optional}
        </Consent>
      </div>
      <FormError>{auth.error}</FormError>
      <Button type="submit" variant="primary" size="big" full loading={auth.isLoading}>
        {loginText.create}
      </Button>
      {auth.error !== null && (
        <button type="button" className="link" onClick={onHasAccount}>
          {loginText.toLogin}
        </button>
      )}
    </form>
  );
}

interface ConsentProps {
  readonly checked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly error: string | null;
  readonly children: ReactNode;
}

export function Consent({ checked, onChange, error, children }: ConsentProps) {
  return (
    <Checkbox
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
      label={<span>{children}</span>}
      error={error === null ? null : <FieldError>{error}</FieldError>}
    />
  );
}

export function DocumentLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a className="link" href={href} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
