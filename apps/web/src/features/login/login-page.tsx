import { Tabs } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { FormNote } from '../../platform/forms/account-fields.tsx';
import { useErrorOfThisForm, useSession } from '../../platform/session/use-session.ts';
import { loginText } from '../../text/login.ts';
import { Button } from '../../ui/button.tsx';
import { Engraving } from '../../ui/engraving.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { RegisterForm } from './components/register-form.tsx';
import { ResetForm } from './components/reset-form.tsx';
import { SignInForm } from './components/sign-in-form.tsx';
import { TempUserForm } from './components/temp-user-form.tsx';
import { useMailedLink } from './confirm-link.ts';
import { ConfirmView } from './confirm-view.tsx';
import classes from './login.module.css';
import { useLeaveWhenSignedIn } from './use-leave.ts';

const route = getRouteApi('/login');
type Tab = 'login' | 'register' | 'reset';
const isTab = (value: string | null): value is Tab => value === 'login' || value === 'register' || value === 'reset';

/** Sign-in, registration, a new password by mailed code, and access by mail alone. A mailed link shows the form of its code. */
export function LoginPage() {
  const { tab = 'login', returnTo } = route.useSearch();
  if (tab === 'confirm') return <ConfirmView returnTo={returnTo} />;
  return <SignInTabs tab={tab} returnTo={returnTo} />;
}

interface TabsProps {
  readonly tab: Tab;
  readonly returnTo: string | undefined;
}

function SignInTabs({ tab, returnTo }: TabsProps) {
  const link = useMailedLink();
  const navigate = route.useNavigate();
  const session = useSession();
  const [email, setEmail] = useState(link.email);
  const [note, setNote] = useState<string | null>(null);
  const [isTemporary, setTemporary] = useState(false);
  /** Whether another form led to the one of sign-in: what was pressed there is gone, and the focus with it. */
  const [isLedHere, setLedHere] = useState(false);
  useLeaveWhenSignedIn(returnTo);
  useErrorOfThisForm();

  const open = (next: Tab, message: string | null = null) => {
    session.clearError();
    setNote(message);
    setTemporary(false);
    setLedHere(false);
    void navigate({ search: (previous) => ({ ...previous, tab: next === 'login' ? undefined : next }), replace: true });
  };

  const leadToSignIn = (message: string | null = null) => {
    open('login', message);
    setLedHere(true);
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
              <TempUserForm email={email} onEmail={setEmail} onBack={() => leadToSignIn()} returnTo={returnTo} />
            ) : (
              <>
                <SignInForm email={email} onEmail={setEmail} isLedHere={isLedHere} />
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
              onRegistered={() => leadToSignIn(loginText.created)}
              onHasAccount={() => leadToSignIn()}
            />
          </Tabs.Panel>
          <Tabs.Panel value="reset">
            <ResetForm
              email={email}
              onEmail={setEmail}
              mailedCode={link.code}
              onReset={() => leadToSignIn(loginText.passwordChanged)}
            />
          </Tabs.Panel>
        </Tabs>
      </div>
      <Engraving className={classes.art ?? ''} />
    </div>
  );
}
