import { cancelDeletion, grantConsent } from '@nebosvod/contracts/account';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { asProblem } from '../../../platform/api/api-problem.ts';
import { call } from '../../../platform/api/call.ts';
import { FormError } from '../../../platform/forms/account-fields.tsx';
import { useAction } from '../../../platform/forms/use-action.ts';
import { legal, paths } from '../../../platform/paths.ts';
import type { SessionUser } from '../../../platform/session/session-calls.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { linkLook } from '../../../ui/link-look.ts';
import { noteLook } from '../../../ui/note-look.ts';
import { dayOf } from '../local-date.ts';
import classes from '../profile.module.css';

/** What concerns the whole account: its removal, a temporary account. Above every tab. */
export function AccountNotices({ user }: { readonly user: SessionUser }) {
  const session = useSession();
  const [needsConsent, setNeedsConsent] = useState(false);
  const keep = useAction(async () => {
    // The consent was withdrawn with the account: the second click, below its text, gives it again.
    if (needsConsent) await call(grantConsent, { body: { purpose: 'personal-data' } });
    try {
      await call(cancelDeletion, {});
    } catch (error) {
      setNeedsConsent(asProblem(error).code === 'CONFLICT');
      throw error;
    }
    session.updateUser({ deleteAfter: null });
  });
  if (user.deleteAfter === null && !user.isTemporary) return null;
  return (
    <div className={classes.notices}>
      {user.deleteAfter !== null && (
        <div {...noteLook({ tone: 'bad' })}>
          <Icon name="warn" />
          <div>
            <p>
              <b>Аккаунт будет удалён {dayOf(user.deleteAfter)}</b> вместе со всеми данными. До этого дня можно
              передумать.
            </p>
            <Button size="sm" loading={keep.isBusy} onClick={() => void keep.run()}>
              {needsConsent ? 'Дать согласие и отменить удаление' : 'Отменить удаление'}
            </Button>
            {needsConsent && (
              <a {...linkLook()} href={legal.consent} target="_blank" rel="noopener">
                Согласие на обработку персональных данных
              </a>
            )}
            <FormError>{keep.failure?.message ?? null}</FormError>
          </div>
        </div>
      )}
      {user.isTemporary && (
        <p {...noteLook()}>
          <Icon name="clock" />
          <span>
            Это временный аккаунт.{' '}
            <Link to={paths.profile} search={{ tab: 'security' }} {...linkLook()}>
              Задайте пароль
            </Link>
            , и он останется вашим.
          </span>
        </p>
      )}
    </div>
  );
}
