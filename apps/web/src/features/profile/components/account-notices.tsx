import { cancelDeletion } from '@nebosvod/contracts/account';
import { Link } from '@tanstack/react-router';
import { call } from '../../../platform/api/call.ts';
import { FormError } from '../../../platform/forms/account-fields.tsx';
import { useAction } from '../../../platform/forms/use-action.ts';
import { paths } from '../../../platform/paths.ts';
import type { SessionUser } from '../../../platform/session/session-calls.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { dayOf } from '../local-date.ts';
import classes from '../profile.module.css';

/** What concerns the whole account: its removal, a temporary account. Above every tab. */
export function AccountNotices({ user }: { readonly user: SessionUser }) {
  const session = useSession();
  const keep = useAction(async () => {
    await call(cancelDeletion, {});
    session.updateUser({ deleteAfter: null });
  });
  if (user.deleteAfter === null && !user.isTemporary) return null;
  return (
    <div className={classes.notices}>
      {user.deleteAfter !== null && (
        <div className="note bad">
          <Icon name="warn" />
          <div>
            <p>
              <b>Аккаунт будет удалён {dayOf(user.deleteAfter)}</b> вместе со всеми данными. До этого дня можно
              передумать.
            </p>
            <Button size="sm" loading={keep.isBusy} onClick={() => void keep.run()}>
              Отменить удаление
            </Button>
            <FormError>{keep.failure?.message ?? null}</FormError>
          </div>
        </div>
      )}
      {user.isTemporary && (
        <p className="note">
          <Icon name="clock" />
          <span>
            Это временный аккаунт.{' '}
            <Link to={paths.profile} search={{ tab: 'security' }} className="link">
              Задайте пароль
            </Link>
            , и он останется вашим.
          </span>
        </p>
      )}
    </div>
  );
}
