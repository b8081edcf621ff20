import { Tabs } from '@mantine/core';
import { getRouteApi, Navigate, useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { paths, safeReturnTo } from '../../app/paths.ts';
import { useSession, useSessionState } from '../../app/session/use-session.ts';
import { loginText } from '../../text/login.ts';
import { Button } from '../../ui/button.tsx';
import { Engraving } from '../../ui/engraving.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { FormNote } from './components/fields.tsx';
import { RegisterForm } from './components/register-form.tsx';
import { ResetForm } from './components/reset-form.tsx';
import { SignInForm } from './components/sign-in-form.tsx';
import { TempUserForm } from './components/temp-user-form.tsx';
import { type ConfirmLink, readConfirmLink } from './confirm-link.ts';
import classes from './login.module.css';

const route = getRouteApi('/login');
type Tab = 'login' | 'register' | 'reset';
const isTab = (value: string | null): value is Tab => value === 'login' || value === 'register' || value === 'reset';

/** Sign-in, registration, a new password by mailed code, and access by mail alone. A mailed link to a code goes on to its page. */
export function LoginPage() {
  const { tab = 'login', returnTo } = route.useSearch();
  const { hash } = useLocation();
  if (tab === 'confirm') {
    return <Navigate to={paths.loginConfirm} search={returnTo === undefined ? {} : { returnTo }} hash={hash} replace />;
  }
  return <SignInTabs tab={tab} returnTo={returnTo} link={readConfirmLink(hash)} />;
}

interface TabsProps {
  readonly tab: Tab;
  readonly returnTo: string | undefined;
  /** What a mailed link to a new password brought. */
  readonly link: ConfirmLink;
}

function SignInTabs({ tab, returnTo, link }: TabsProps) {
  const navigate = route.useNavigate();
  const session = useSession();
  const [email, setEmail] = useState(link.email);
  const [note, setNote] = useState<string | null>(null);
  const [isTemporary, setTemporary] = useState(false);
  useLeaveWhenSignedIn(returnTo);

  const open = (next: Tab, message: string | null = null) => {
    session.clearError();
    setNote(message);
    setTemporary(false);
    void navigate({ search: (previous) => ({ ...previous, tab: next === 'login' ? undefined : next }), replace: true });
  };

  return (
    <div className={classes.page}>
      <div>
        <PageTitle title={loginText.title[tab]} />
        <Tabs value={tab} onChange={(value) => isTab(value) && open(value)} keepMounted={false}>
          <Tabs.List aria-label={loginText.title.login}>
            <Tabs.Tab value="login">{loginText.tabs.login}</Tabs.Tab>
            <Tabs.Tab value="register">{loginText.tabs.register}</Tabs.Tab>
            <Tabs.Tab value="reset">{loginText.tabs.reset}</Tabs.Tab>
          </Tabs.List>
          <FormNote>{note}</FormNote>
          <Tabs.Panel value="login">
            {isTemporary ? (
              <TempUserForm email={email} onEmail={setEmail} onBack={() => open('login')} returnTo={returnTo} />
            ) : (
              <>
                <SignInForm email={email} onEmail={setEmail} />
                <div className={classes.temporary}>
                  <b>{loginText.tempTitle}</b>
                  <p>{loginText.tempBody}</p>
                  <Button
                    onClick={() => {
                      session.clearError();
                      setTemporary(true);
                    }}
                  >
                    {loginText.tempOpen}
                  </Button>
                </div>
              </>
            )}
          </Tabs.Panel>
          <Tabs.Panel value="register">
            <RegisterForm
              email={email}
              onEmail={setEmail}
              onRegistered={() => open('login', loginText.created)}
              onHasAccount={() => open('login')}
            />
          </Tabs.Panel>
          <Tabs.Panel value="reset">
            <ResetForm
              email={email}
              onEmail={setEmail}
              mailedCode={link.code}
              onReset={() => open('login', loginText.passwordChanged)}
            />
          </Tabs.Panel>
        </Tabs>
      </div>
      <Engraving className={classes.art ?? ''} />
    </div>
  );
}

/** A signed-in person has nothing to do here: back to where they came from. */
export function useLeaveWhenSignedIn(returnTo: string | undefined): void {
  const { auth } = useSessionState();
  const { history } = useRouter();
  const isReady = auth.isAuthenticated && !auth.isLoading;
  useEffect(() => {
    if (isReady) history.replace(safeReturnTo(returnTo));
  }, [isReady, history, returnTo]);
}
