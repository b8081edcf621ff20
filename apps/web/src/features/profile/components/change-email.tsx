import { changeEmail, requestEmailChange } from '@nebosvod/contracts/auth';
import { counted } from '@nebosvod/terms/plural';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { CodeInput, EmailInput, FormError, FormNote, PasswordField } from '../../../platform/forms/account-fields.tsx';
import { wrong } from '../../../platform/forms/field-check.ts';
import { useAction } from '../../../platform/forms/use-action.ts';
import type { SessionUser } from '../../../platform/session/session-calls.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import classes from '../profile.module.css';

type Step = 'closed' | 'asking' | 'proving';

/** Another mail address for the account: the password asks for it, the letters of both addresses prove it. */
export function ChangeEmail({ user }: { readonly user: SessionUser }) {
  const [step, setStep] = useState<Step>('closed');
  const [email, setEmail] = useState('');
  const [note, setNote] = useState<string | null>(null);
  if (step === 'proving')
    return (
      <CodesForm
        user={user}
        email={email}
        onBack={() => setStep('asking')}
        onDone={(endedSessions) => {
          setNote(
            endedSessions === 0
              ? 'Почта изменена.'
              : `Почта изменена. Завершили ${counted(endedSessions, 'сессию', 'сессии', 'сессий')} на других устройствах.`,
          );
          setEmail('');
          setStep('closed');
        }}
      />
    );
  if (step === 'asking')
    return (
      <AddressForm
        email={email}
        onChange={setEmail}
        onBack={() => setStep('closed')}
        onSent={() => setStep('proving')}
      />
    );
  return (
    <>
      <FormNote>{note}</FormNote>
      <p>
        <Button
          onClick={() => {
            setNote(null);
            setStep('asking');
          }}
        >
          Сменить почту
        </Button>
      </p>
    </>
  );
}

interface AddressProps {
  readonly email: string;
  readonly onChange: (email: string) => void;
  readonly onBack: () => void;
  readonly onSent: () => void;
}

function AddressForm({ email, onChange, onBack, onSent }: AddressProps) {
  const [password, setPassword] = useState('');
  const [isTried, setTried] = useState(false);
  const send = useAction(async () => {
    await call(requestEmailChange, { body: { email, password } });
    onSent();
  });
  const shown = (mistake: string | null, field: string) => (isTried ? mistake : null) ?? send.mistake(field);
  const mistakes = [shown(wrong.email(email), 'email'), shown(wrong.password(password), 'password')] as const;
  return (
    <form
      noValidate
      className={classes.form}
      aria-label="Смена почты"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (wrong.email(email) === null && wrong.password(password) === null) void send.run();
      }}
    >
      <EmailInput label="Новая почта" value={email} onChange={onChange} error={mistakes[0]} />
      <PasswordField label="Пароль аккаунта" value={password} onChange={setPassword} error={mistakes[1]} />
      <FormError>{mistakes.every((mistake) => mistake === null) ? (send.failure?.message ?? null) : null}</FormError>
      <div className="row wrap">
        <Button type="submit" loading={send.isBusy}>
          Прислать коды
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Отмена
        </Button>
      </div>
    </form>
  );
}

interface CodesProps {
  readonly user: SessionUser;
  readonly email: string;
  readonly onBack: () => void;
  readonly onDone: (endedSessions: number) => void;
}

function CodesForm({ user, email, onBack, onDone }: CodesProps) {
  const session = useSession();
  const [oldCode, setOldCode] = useState('');
  const [newCode, setNewCode] = useState('');
  const [isTried, setTried] = useState(false);
  const change = useAction(async () => {
    const done = await call(changeEmail, { body: { email, oldCode, newCode } });
    session.updateUser({ email: done.email, isEmailConfirmed: true });
    await session.reloadProducts();
    onDone(done.endedSessions);
  });
  const shown = (code: string, field: string) => (isTried ? wrong.code(code) : null) ?? change.mistake(field);
  const mistakes = [shown(oldCode, 'oldCode'), shown(newCode, 'newCode')] as const;
  return (
    <form
      noValidate
      className={classes.form}
      aria-label="Смена почты"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (wrong.code(oldCode) === null && wrong.code(newCode) === null) void change.run();
      }}
    >
      <p role="status">Отправили два письма: на прежний адрес и на новый. Коды действуют 10 минут.</p>
      <CodeInput label={`Код из письма на ${user.email}`} value={oldCode} onChange={setOldCode} error={mistakes[0]} />
      <CodeInput label={`Код из письма на ${email}`} value={newCode} onChange={setNewCode} error={mistakes[1]} />
      <FormError>{mistakes.every((mistake) => mistake === null) ? (change.failure?.message ?? null) : null}</FormError>
      <div className="row wrap">
        <Button type="submit" loading={change.isBusy}>
          Сменить почту
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Другой адрес
        </Button>
      </div>
    </form>
  );
}
