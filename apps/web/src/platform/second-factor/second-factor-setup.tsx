import { beginSecondFactor, getSecondFactor, turnOnSecondFactor } from '@nebosvod/contracts/second-factor';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { call } from '../api/call.ts';
import { endpointKey } from '../api/endpoint-query.ts';
import { FormError, PasswordField, SecondCodeInput } from '../forms/account-fields.tsx';
import { useAction } from '../forms/use-action.ts';
import { QrPicture } from './qr-picture.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import classes from './second-factor.module.css';

interface Key {
  readonly secret: string;
  readonly uri: string;
}

/** Turns the second factor on: the password, a key for the application, its first code, the recovery codes. */
export function SecondFactorSetup({ onDone }: { readonly onDone?: () => void }) {
  const queryClient = useQueryClient();
  const [key, setKey] = useState<Key | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const finish = async () => {
    await queryClient.invalidateQueries({ queryKey: endpointKey(getSecondFactor) });
    onDone?.();
  };
  if (codes !== null) return <RecoveryCodes codes={codes} onDone={() => void finish()} />;
  if (key !== null) return <FirstCode factor={key} onCodes={setCodes} />;
  return <BeginForm onKey={setKey} />;
}

function BeginForm({ onKey }: { readonly onKey: (key: Key) => void }) {
  const [password, setPassword] = useState('');
  const begin = useAction(async () => onKey(await call(beginSecondFactor, { body: { password } })));
  const mistake = begin.mistake('password');
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void begin.run();
      }}
    >
      <p>
        Понадобится приложение с одноразовыми кодами на телефоне: Яндекс Ключ, Aegis, 2FAS или любое другое. Сначала
        подтвердите, что это вы.
      </p>
      <PasswordField label="Пароль аккаунта" value={password} onChange={setPassword} error={mistake} />
      <FormError>{mistake === null ? (begin.failure?.message ?? null) : null}</FormError>
      <Button type="submit" loading={begin.isBusy}>
        Включить второй фактор
      </Button>
    </form>
  );
}

interface FirstCodeProps {
  readonly factor: Key;
  readonly onCodes: (codes: readonly string[]) => void;
}

function FirstCode({ factor, onCodes }: FirstCodeProps) {
  const [code, setCode] = useState('');
  const turnOn = useAction(async () => {
    const { recoveryCodes } = await call(turnOnSecondFactor, { body: { code } });
    onCodes(recoveryCodes);
  });
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void turnOn.run();
      }}
    >
      <p>Отсканируйте рисунок приложением или введите ключ руками, затем впишите код, который оно покажет.</p>
      <QrPicture text={factor.uri} label="Рисунок с ключом для приложения" />
      <p>
        Ключ: <code className={classes.secret}>{factor.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <SecondCodeInput isFirst value={code} onChange={setCode} error={null} />
      <FormError>{turnOn.failure?.message ?? null}</FormError>
      <Button type="submit" variant="primary" loading={turnOn.isBusy}>
        Подтвердить код
      </Button>
    </form>
  );
}
