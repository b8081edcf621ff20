import { Checkbox } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { PasswordField } from '../../../platform/forms/account-fields.tsx';
import { wrong } from '../../../platform/forms/field-check.ts';
import { passwordHint } from '../../../platform/forms/password-hint.ts';
import { legal } from '../../../platform/paths.ts';
import { loginText } from '../../../text/login.ts';
import { FieldError } from '../../../ui/field-error.tsx';
import { linkLook } from '../../../ui/link-look.ts';

/** What whoever comes to own an account fills in: a new password and the two consents it cannot do without. */
export function useNewAccount(email: string) {
  const [password, setPassword] = useState('');
  const [offer, setOffer] = useState(false);
  const [personalData, setPersonalData] = useState(false);
  const [isTried, setTried] = useState(false);
  const mistakes = {
    password: wrong.newPassword(password),
    offer: wrong.offer(offer),
    personalData: wrong.personalData(personalData),
  };
  /** What a field holds, how it changes, and its mistake once the form was sent. */
  const field = <T,>(value: T, onChange: (value: T) => void, mistake: string | null) => ({
    value,
    onChange,
    error: isTried ? mistake : null,
  });
  return {
    email,
    password,
    fields: {
      password: field(password, setPassword, mistakes.password),
      offer: field(offer, setOffer, mistakes.offer),
      personalData: field(personalData, setPersonalData, mistakes.personalData),
    },
    isTried,
    /** Shows the mistakes; @returns whether there are none. */
    check: () => {
      setTried(true);
      return Object.values(mistakes).every((mistake) => mistake === null);
    },
  };
}

interface Props {
  readonly account: ReturnType<typeof useNewAccount>;
}

export function NewPassword({ account: { email, password, fields } }: Props) {
  return <PasswordField isNew {...fields.password} hint={passwordHint(password, email)} />;
}

export function RequiredConsents({ account: { fields } }: Props) {
  return (
    <>
      <Consent {...fields.offer}>
        {loginText.offer} <DocumentLink href={legal.offer}>{loginText.offerLink}</DocumentLink>
      </Consent>
      <Consent {...fields.personalData}>
        {loginText.personalData} <DocumentLink href={legal.consent}>{loginText.personalDataLink}</DocumentLink>
      </Consent>
    </>
  );
}

interface ConsentProps {
  readonly value: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly error: string | null;
  readonly children: ReactNode;
}

/** A box to tick by hand. */
export function Consent({ value, onChange, error, children }: ConsentProps) {
  return (
    <Checkbox
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
      label={<span>{children}</span>}
      error={error === null ? null : <FieldError>{error}</FieldError>}
    />
  );
}

function DocumentLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a {...linkLook()} href={href} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
