import { changePassword, listSessions } from '@nebosvod/contracts/auth';
import { counted } from '@nebosvod/terms/plural';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { endpointKey } from '../../../platform/api/endpoint-query.ts';
import { FormError, FormNote, PasswordField } from '../../../platform/forms/account-fields.tsx';
import { wrong } from '../../../platform/forms/field-check.ts';
import { passwordHint } from '../../../platform/forms/password-hint.ts';
import { useAction } from '../../../platform/forms/use-action.ts';
import type { SessionUser } from '../../../platform/session/session-calls.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyNamed } from '../../../ui/lazy-named.ts';
import { TableSkeleton } from '../../../ui/skeletons.tsx';
import { FirstPassword } from '../components/first-password.tsx';
import { SessionList } from '../components/session-list.tsx';
import classes from '../profile.module.css';

const SecondFactorSettings = lazyNamed(
  () => import('../components/second-factor-settings.tsx'),
  (module) => module.SecondFactorSettings,
);

/** The password, the second factor and the devices that are signed in. */
export function SecurityTab({ user }: { readonly user: SessionUser }) {
  return (
    <>
      <section className={classes.part}>
        <h2>Пароль</h2>
        {user.isTemporary ? <FirstPassword user={user} /> : <ChangePassword user={user} />}
      </section>
      <section className={classes.part}>
        <h2>Второй фактор</h2>
        <Suspense fallback={<TableSkeleton rows={2} />}>
          <SecondFactorSettings />
        </Suspense>
      </section>
      <SessionList />
    </>
  );
}

function ChangePassword({ user }: { readonly user: SessionUser }) {
  const queryClient = useQueryClient();
  const [oldPassword, setOldPassword] = useState('');
  const [password, setPassword] = useState('');
  const [isTried, setTried] = useState(false);
  const [note, setNote] = useState<string | null>(null);
  const change = useAction(async () => {
    const { endedSessions } = await call(changePassword, { body: { oldPassword, password } });
    setNote(
      endedSessions === 0
        ? 'Пароль изменён.'
        : `Пароль изменён. Завершили ${counted(endedSessions, 'сессию', 'сессии', 'сессий')} на других устройствах.`,
    );
    setOldPassword('');
    setPassword('');
    setTried(false);
    await queryClient.invalidateQueries({ queryKey: endpointKey(listSessions) });
  });
  const shown = (mistake: string | null, field: string) => (isTried ? mistake : null) ?? change.mistake(field);
  const [oldMistake, newMistake] = [
    shown(wrong.password(oldPassword), 'oldPassword'),
    shown(wrong.newPassword(password), 'password'),
  ];
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        setNote(null);
        if (wrong.password(oldPassword) === null && wrong.newPassword(password) === null) void change.run();
      }}
    >
      {/* Password managers tie the new password to this name. */}
      <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField label="Прежний пароль" value={oldPassword} onChange={setOldPassword} error={oldMistake} />
      <PasswordField
        isNew
        value={password}
        onChange={setPassword}
        error={newMistake}
        hint={passwordHint(password, user.email)}
      />
      <FormError>{oldMistake === null && newMistake === null ? (change.failure?.message ?? null) : null}</FormError>
      <FormNote>{note}</FormNote>
      <Button type="submit" loading={change.isBusy}>
        Сменить пароль
      </Button>
    </form>
  );
}
