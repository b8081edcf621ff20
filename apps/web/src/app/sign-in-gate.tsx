import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { paths } from '../platform/paths.ts';
import { useSessionState } from '../platform/session/use-session.ts';
import { buttonLook } from '../ui/button.tsx';
import { cardLook } from '../ui/card-look.ts';
import { Icon } from '../ui/icon.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { PageSkeleton } from '../ui/skeletons.tsx';
import classes from './sign-in-gate.module.css';

interface Props {
  readonly title: string;
  /** What the person finds here after sign-in: one sentence. */
  readonly explains: string;
  readonly children?: ReactNode;
}

/** A page for the signed-in; a guest reads what it is for and is led to sign-in and back to this very address. */
export function SignInGate({ title, explains, children }: Props): ReactNode {
  const { auth, isRestoring } = useSessionState();
  const { href: returnTo } = useLocation();
  if (isRestoring) return <PageSkeleton />;
  if (auth.isAuthenticated) return <Suspense fallback={<PageSkeleton />}>{children}</Suspense>;
  return (
    <>
      <PageTitle title={title} />
      <div {...cardLook({ wide: true, className: `stack ${classes.gate}` })}>
        <p className="row">
          <Icon name="lock" className={classes.lock} />
          <span>{explains}</span>
        </p>
        <div className="row wrap">
          <Link to={paths.login} search={{ returnTo }} {...buttonLook({ variant: 'primary' })}>
            Войти
          </Link>
          <Link to={paths.login} search={{ tab: 'register', returnTo }} {...buttonLook()}>
            Зарегистрироваться
          </Link>
        </div>
      </div>
    </>
  );
}
