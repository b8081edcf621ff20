import { type ApiProblem, asProblem } from '../api/api-problem.ts';
import { needsSignIn } from '../paths.ts';
import { sharedValue } from '../persisted-value.ts';
import type { Consents, PasswordToken, ResetRequest, SessionUser, Tokens } from './session-calls.ts';
import { guest, type SessionOptions, type SessionState } from './session-state.ts';
import { defaultErrors, quietErrors, type ToastId } from './toasts.table.ts';

/** Who sits before the page: restores, signs in and out, and says so in the texts of the catalogue. */
export class Session {
  readonly #options: SessionOptions;
  readonly #state = sharedValue(guest);
  /** Rises with every change of person, so that an answer that comes late changes nothing. */
  #epoch = 0;
  #passwordToken: PasswordToken | null = null;
  #needsCode = false;
  #reset: { readonly email: string; readonly request: ResetRequest } | null = null;

  constructor(options: SessionOptions) {
    this.#options = options;
  }

  get state(): SessionState {
    return this.#state.get();
  }

  readonly subscribe = this.#state.subscribe;

  /** What is known now, for a component that follows it. */
  readonly use = this.#state.use;

  /** Start of the page: stored credentials become a signed-in person, or the person is a guest. Reports the goal once. */
  async start(): Promise<void> {
    const { tokens, goal } = this.#options;
    const email = tokens.get('email');
    if (email === null || tokens.get('accessToken') === null) {
      tokens.clearAll();
      goal('user_guest');
      return;
    }
    goal((await this.#restore(email)) ? 'user_authorized' : 'user_guest');
  }

  async #restore(email: string): Promise<boolean> {
    const epoch = ++this.#epoch;
    this.#set({ ...guest, auth: { ...guest.auth, isLoading: true }, isRestoring: true });
    let failed: ToastId = 'userFailed';
    try {
      const user = await this.#options.calls.userByEmail(email);
      failed = 'productsFailed';
      const products = await this.#options.calls.products();
      if (epoch !== this.#epoch) return false;
      this.#set({ ...guest, auth: { ...guest.auth, isAuthenticated: true }, user, products });
      return true;
    } catch (error) {
      await this.#unlessLeft(error);
      if (epoch !== this.#epoch) return false;
      this.#options.toast(failed);
      this.#options.toast('restoreFailed');
      this.#forget();
      if (needsSignIn(this.#options.currentPath())) this.#options.goHome();
      return false;
    }
  }

  /** @returns whether the person is signed in now; the reason why not is in `auth.error`, and `needsCode` asks for the code */
  login(email: string, password: string, code?: string): Promise<boolean> {
    return this.#attempt(
      async () => {
        const tokens = await this.#options.calls.login(email, password, code).catch((error: unknown) => {
          this.#needsCode = ['SECOND_FACTOR_REQUIRED', 'INVALID_CODE'].includes(asProblem(error).code);
          throw this.#needsCode ? new Told(error) : error;
        });
        this.#needsCode = false;
        await this.#enter(email, tokens);
      },
      'loginFailed',
      defaultErrors.login,
    );
  }

  /**
   * Proves an address by the mailed code; a temporary user is signed in by it. When neither the password nor a session of
   * the account was shown, `needsPassword` is true afterwards and `claimAccount` goes on.
   */
  confirm(email: string, code: string, password?: string): Promise<boolean> {
    this.#passwordToken = null;
    return this.#attempt(
      async () => {
        const answer = await this.#options.calls.confirm(email, code, password);
        if (answer === null) return;
        if ('passwordToken' in answer) this.#passwordToken = answer;
        else await this.#enter(email, answer);
      },
      null,
      'Код неверен или устарел',
    );
  }

  /** Whether the password was right and a code of the second factor is asked for. */
  get needsCode(): boolean {
    return this.#needsCode;
  }

  /** Whether the confirmed address waits for a new password. */
  get needsPassword(): boolean {
    return this.#passwordToken !== null;
  }

  /** Sets the password of an account whose address was confirmed without the old one. */
  claimAccount(password: string, consents: Consents): Promise<boolean> {
    const token = this.#passwordToken;
    if (token === null) return Promise.resolve(false);
    return this.#attempt(
      async () => {
        await this.#options.calls.claimAccount({ ...token, password, consents });
        this.#passwordToken = null;
      },
      null,
      'Не удалось задать пароль',
    );
  }

  /** Registration does not sign in. */
  register(input: { email: string; password: string; name?: string; consents: Consents }): Promise<boolean> {
    return this.#attempt(() => this.#options.calls.register(input), 'registerFailed', defaultErrors.register);
  }

  createTempUser(email: string): Promise<boolean> {
    return this.#attempt(() => this.#options.calls.createTempUser(email), 'tempUserFailed', defaultErrors.tempUser);
  }

  requestPasswordReset(email: string): Promise<boolean> {
    return this.#attempt(
      async () => {
        const request = await this.#options.calls.requestPasswordReset(email);
        this.#reset = request === undefined ? null : { email, request };
      },
      'resetRequestFailed',
      defaultErrors.resetRequest,
    );
  }

  resetPassword(email: string, code: string, password: string): Promise<boolean> {
    return this.#attempt(
      () => {
        // A code of another browser's request goes without the id: the server then takes the newest.
        const request = this.#reset?.email === email ? this.#reset.request : null;
        return this.#options.calls.resetPassword(email, code, password, request);
      },
      'resetFailed',
      defaultErrors.reset,
    );
  }

  /** Makes a temporary account a full one and reads the person anew. */
  setPassword(password: string, consents: Consents): Promise<boolean> {
    return this.#attempt(
      async () => {
        await this.#options.calls.setPassword(password, consents);
        const user = this.state.user;
        if (user !== null) this.#set({ ...this.state, user: await this.#options.calls.userByEmail(user.email) });
      },
      null,
      'Не удалось задать пароль',
    );
  }

  /** The action «Выход»: this browser forgets the person at once, the server ends the session behind it. */
  logout(): void {
    const refreshToken = this.#options.tokens.get('refreshToken');
    this.#forget();
    this.#options.onLogout();
    this.#options.goHome();
    this.#options.toast('loggedOut');
    if (refreshToken !== null) this.#options.calls.logout(refreshToken).catch(() => undefined);
  }

  /** The list of products again, after it failed or after a purchase. */
  async reloadProducts(): Promise<void> {
    const epoch = this.#epoch;
    try {
      const products = await this.#options.calls.products();
      if (epoch === this.#epoch && this.state.auth.isAuthenticated)
        this.#set({ ...this.state, products, productsFailed: false });
    } catch (error) {
      if (epoch !== this.#epoch || asProblem(error).code === 'SESSION_LOST') return;
      this.#options.toast('productsFailed');
      this.#set({ ...this.state, productsFailed: true });
    }
  }

  /** What the server said of the person after they changed it: their name, another address, its proof, a removal asked for. */
  updateUser(change: Partial<SessionUser>): void {
    if (change.email !== undefined) this.#options.tokens.setEmail(change.email);
    if (this.state.user !== null) this.#set({ ...this.state, user: { ...this.state.user, ...change } });
  }

  clearError(): void {
    if (this.state.auth.error !== null) this.#set({ ...this.state, auth: { ...this.state.auth, error: null } });
  }

  /** The client could not renew the session and has removed both tokens. While restoring, the restore speaks for itself. */
  lost(): void {
    if (!this.state.isRestoring) {
      this.#epoch += 1;
      this.#set(guest);
      this.#options.onPersonChange();
    }
    this.#options.goHome();
  }

  /** Another tab signed in, out or as somebody else: this one follows without a word. */
  async storageChanged(): Promise<void> {
    const { tokens } = this.#options;
    const email = tokens.get('email');
    if (email === null || tokens.get('accessToken') === null) {
      if (this.state.auth.isAuthenticated || this.state.isRestoring) {
        this.#epoch += 1;
        this.#set(guest);
        this.#options.onPersonChange();
      }
      return;
    }
    const isSame = this.state.user?.email.toLowerCase() === email.toLowerCase();
    if (!isSame && !this.state.isRestoring && tokens.get('refreshToken') !== null) {
      this.#options.onPersonChange();
      await this.#restore(email);
    }
  }

  /** Tokens are in hand: store them, the person is authenticated; then their data and products. */
  async #enter(email: string, tokens: Tokens): Promise<void> {
    const { calls, toast } = this.#options;
    const epoch = ++this.#epoch;
    this.#options.tokens.setEmail(email);
    this.#options.tokens.setTokens(tokens);
    this.#options.onPersonChange();
    let user: SessionUser;
    try {
      user = await calls.userByEmail(email);
    } catch (error) {
      await this.#unlessLeft(error);
      if (epoch !== this.#epoch) throw error;
      toast('userFailed');
      this.#forget();
      throw new Told(error);
    }
    if (epoch !== this.#epoch) return;
    this.#set({
      ...this.state,
      auth: { ...this.state.auth, isAuthenticated: true },
      user,
      products: [],
      productsFailed: false,
    });
    await this.reloadProducts();
  }

  /** A page that is left breaks off the calls it waits for: that is no failure, and the next page still has its person. */
  async #unlessLeft(error: unknown): Promise<void> {
    if (asProblem(error).status === null) await this.#options.later();
  }

  #set(state: SessionState): void {
    this.#state.set(state);
  }

  #forget(): void {
    this.#epoch += 1;
    this.#options.tokens.clearAll();
    this.#set(guest);
    this.#options.onPersonChange();
  }

  /** Sets loading and clears the error at the start, clears loading at the end; a failure is said beside the form and in a toast. */
  async #attempt(work: () => Promise<unknown>, toast: ToastId | null, fallback: string): Promise<boolean> {
    this.#set({ ...this.state, auth: { ...this.state.auth, isLoading: true, error: null } });
    try {
      await work();
      this.#set({ ...this.state, auth: { ...this.state.auth, isLoading: false } });
      return true;
    } catch (thrown) {
      const isTold = thrown instanceof Told;
      const error = asProblem(isTold ? thrown.cause : thrown);
      const quiet =
        error.status === 409 && (error.code === 'USER_EXISTS' || error.code === 'USER_ALREADY_EXISTS')
          ? quietErrors[error.code]
          : null;
      if (quiet === null && toast !== null && !isTold) this.#options.toast(toast);
      this.#set({
        ...this.state,
        auth: { ...this.state.auth, isLoading: false, error: quiet ?? said(error, fallback) },
      });
      return false;
    }
  }
}

/** A failure whose toast has been shown already. */
class Told extends Error {
  constructor(cause: unknown) {
    super('told', { cause });
  }
}

/** The server's own words, or those of a lost connection; else the default of the form. */
const said = (error: ApiProblem, fallback: string) =>
  error.isFromServer || error.code === 'NETWORK' ? error.message : fallback;
