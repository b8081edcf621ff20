import type { TokenStore } from '../api/token-store.ts';
import type { OwnedProduct, SessionCalls, SessionUser } from './session-calls.ts';
import type { ToastId } from './toasts.table.ts';

export interface SessionState {
  readonly auth: { readonly isAuthenticated: boolean; readonly isLoading: boolean; readonly error: string | null };
  readonly user: SessionUser | null;
  readonly products: readonly OwnedProduct[];
  /** The list of products could not be read after sign-in: the person is in, the areas stay closed until a retry. */
  readonly productsFailed: boolean;
  /** Stored credentials are being checked: neither a guest nor a signed-in person yet. */
  readonly isRestoring: boolean;
}

export interface SessionOptions {
  readonly calls: SessionCalls;
  readonly tokens: TokenStore;
  readonly toast: (id: ToastId) => void;
  readonly goal: (goal: 'user_guest' | 'user_authorized') => void;
  readonly goHome: () => void;
  readonly currentPath: () => string;
  /** Called when another person, or nobody, sits before the page: cached answers are no longer theirs. */
  readonly onPersonChange: () => void;
  /** Called at «Выход» alone: on this device nothing of the person is to be found by the next one. A session that is over by itself takes nothing. */
  readonly onLogout: () => void;
  /** Resolves a moment from now; never on a page that has been left by then. */
  readonly later: () => Promise<void>;
}

/** Nobody is known, and nothing is under way. */
export const guest: SessionState = {
  auth: { isAuthenticated: false, isLoading: false, error: null },
  user: null,
  products: [],
  productsFailed: false,
  isRestoring: false,
};
