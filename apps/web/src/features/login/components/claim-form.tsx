import { useState } from 'react';
import { FormError, FormNote, PasswordField } from '../../../platform/forms/account-fields.tsx';
import { wrong } from '../../../platform/forms/field-check.ts';
import { passwordHint } from '../../../platform/forms/password-hint.ts';
import { legal } from '../../../platform/paths.ts';
import { useSession, useSessionState } from '../../../platform/session/use-session.ts';
import { loginText } from '../../../text/login.ts';
import { Button } from '../../../ui/button.tsx';
import { Consent, DocumentLink } from './register-form.tsx';

interface Props {
  readonly email: string;
  readonly onClaimed: () => void;
}

/** A new password for an account whose address was confirmed without the old one; consents are the owner's own. */
export function ClaimForm({ email, onClaimed }: Props) {
  const session = useSession();
  const { auth } = useSessionState();
  const [password, setPassword] = useState('');
  const [offer, setOffer] = useState(false);
  const [personalData, setPersonalData] = useState(false);
  const [isTried, setTried] = useState(false);
  const mistakes = {
    password: wrong.newPassword(password),
    offer: wrong.offer(offer),
    personalData: wrong.personalData(personalData),
  };
  const shown = (mistake: string | null) => (isTried ? mistake : null);
  const submit = async () => {
    setTried(true);
    if (Object.values(mistakes).some((mistake) => mistake !== null)) return;
    if (await session.claimAccount(password, { offer: true, personalData: true })) onClaimed();
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
      <PasswordField
        isNew
        value={password}
        onChange={setPassword}
        error={shown(mistakes.password)}
        hint={passwordHint(password, email)}
      />
      <div className="stack">
        <Consent checked={offer} onChange={setOffer} error={shown(mistakes.offer)}>
          {loginText.offer} <DocumentLink href={legal.offer}>{loginText.offerLink}</DocumentLink>
        </Consent>
        <Consent checked={personalData} onChange={setPersonalData} error={shown(mistakes.personalData)}>
          {loginText.personalData} <DocumentLink href={legal.consent}>{loginText.personalDataLink}</DocumentLink>
        </Consent>
      </div>
      <FormError>{auth.error}</FormError>
      <Button type="submit" variant="primary" size="big" full loading={auth.isLoading}>
        {loginText.setPassword}
      </Button>
    </form>
  );
}
