import { requestDeletion } from '@nebosvod/contracts/account';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { FormError, PasswordField } from '../../../platform/forms/account-fields.tsx';
import { useAction } from '../../../platform/forms/use-action.ts';
import type { SessionUser } from '../../../platform/session/session-calls.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { cardLook } from '../../../ui/card-look.ts';
import { dayOf } from '../local-date.ts';
import classes from '../profile.module.css';

/** Removal of the account: asked twice, proven by the password, done after two weeks. */
export function DeleteAccount({ user }: { readonly user: SessionUser }) {
  const session = useSession();
  const [isOpen, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const remove = useAction(async () => {
    const { deleteAfter } = await call(requestDeletion, { body: user.isTemporary ? {} : { password } });
    session.updateUser({ deleteAfter });
    setPassword('');
    setOpen(false);
  });
  const mistake = remove.mistake('password');
  const part = useRef<HTMLElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // What was pressed is gone from the page: the focus goes to the first field, and back to the button.
    if (isOpen !== wasOpen.current) part.current?.querySelector<HTMLElement>('input, button')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <section ref={part} className={classes.part}>
      <h2>Удаление аккаунта</h2>
      {user.deleteAfter !== null ? (
        <p>Аккаунт будет удалён {dayOf(user.deleteAfter)}. Отменить можно в сообщении наверху страницы.</p>
      ) : isOpen ? (
        <form
          noValidate
          {...cardLook({ className: `${classes.form} ${classes.danger}` })}
          onSubmit={(event) => {
            event.preventDefault();
            void remove.run();
          }}
        >
          <p>
            Через 14 дней будут удалены данные, карты, планы и настройки. До этого можно войти и отменить. Доступ к
            купленному пропадёт вместе с аккаунтом.
          </p>
          {!user.isTemporary && <PasswordField value={password} onChange={setPassword} error={mistake} />}
          <FormError>{mistake === null ? (remove.failure?.message ?? null) : null}</FormError>
          <div className="row wrap">
            <Button type="submit" loading={remove.isBusy}>
              Удалить аккаунт
            </Button>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              Оставить
            </Button>
          </div>
        </form>
      ) : (
        <>
          <p className="muted">На раздумье даётся 14 дней.</p>
          <Button onClick={() => setOpen(true)}>Удалить аккаунт…</Button>
        </>
      )}
    </section>
  );
}
