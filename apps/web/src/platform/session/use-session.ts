import { createContext, useContext, useEffect } from 'react';
import type { Session } from './session.ts';
import type { SessionState } from './session-state.ts';

export const SessionContext = createContext<Session | null>(null);

/** The session itself, for its actions. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('SessionContext is missing above this component');
  return session;
}

/** What is known about the person now; re-renders when it changes. */
export function useSessionState(): SessionState {
  return useSession().use();
}

/** The words of a failed form go with it: a form opened later does not begin with the mistake of another. */
export function useErrorOfThisForm(): void {
  const session = useSession();
  useEffect(() => {
    session.clearError();
    return () => session.clearError();
  }, [session]);
}
