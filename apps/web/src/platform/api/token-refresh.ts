import { ApiProblem } from './api-problem.ts';
import type { TokenStore } from './token-store.ts';

export interface RefreshOptions {
  readonly tokens: TokenStore;
  /** Exchanges a refresh token for new tokens. */
  readonly exchange: (refreshToken: string) => Promise<{ accessToken: string; refreshToken?: string | undefined }>;
  /** Runs the task alone among all tabs of the browser. */
  readonly alone: <T>(task: () => Promise<T>) => Promise<T>;
  /** Tells of every write of another tab that has arrived here; returns how to stop listening. */
  readonly onOtherTab: (listener: () => void) => () => void;
  /** Resolves when what this tab wrote has had time to arrive in the others. */
  readonly arrived: () => Promise<void>;
  /** Told once a failed refresh has removed both tokens. */
  readonly onLost: () => void;
}

/**
 * Whether a refresh has failed for good: the server was there, and gave no tokens. One that is busy (429), or away behind another one
 * (502 and on), may give them in a minute.
 */
function isRefused(error: unknown): boolean {
  const status = error instanceof ApiProblem ? (error.status ?? 0) : 0;
  return status >= 400 && status < 502 && status !== 429;
}

/** One refresh at a time, in this tab and among all tabs; everyone else waits for its outcome. */
export class TokenRefresh {
  readonly #options: RefreshOptions;
  #running: Promise<string> | null = null;

  constructor(options: RefreshOptions) {
    this.#options = options;
  }

  /** Resolves when no refresh is under way: a new request then leaves with the new token. Never rejects. */
  async settled(): Promise<void> {
    await this.#running?.catch(() => undefined);
  }

  /**
   * A working access token instead of the refused one. Both tokens are removed when there is nothing to refresh with
   * or the refresh fails; a lost network and a server that is busy or away leave them for the next try.
   * @param refused the token the server answered 401 to; null when the request carried none
   * @throws ApiProblem SESSION_LOST; what the exchange failed by when it was not refused
   */
  renew(refused: string | null): Promise<string> {
    // The 401 belongs to a token that has been replaced meanwhile: the replay needs no refresh of its own.
    const replaced = this.#running ? null : this.#replacementOf(refused);
    if (replaced !== null) return Promise.resolve(replaced);
    this.#running ??= this.#inTurn(refused).finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /** The stored token, when it is another than the refused one; null when there is none such. */
  #replacementOf(refused: string | null): string | null {
    const stored = this.#options.tokens.get('accessToken');
    return refused !== null && stored !== refused ? stored : null;
  }

  /**
   * Refreshes when it is this tab's turn, or takes the token of the tab whose turn came first. Browsers copy the storage
   * between the processes of their tabs by messages, which may come later than the lock: so a tab that has written keeps
   * the lock a moment longer (its own callers do not wait for that), and a waiting one goes on as soon as the token arrives.
   */
  #inTurn(refused: string | null): Promise<string> {
    const { alone, onOtherTab, arrived } = this.#options;
    return new Promise((resolve, reject) => {
      let isServed = false;
      const takeReplacement = () => {
        const replaced = this.#replacementOf(refused);
        if (isServed || replaced === null) return;
        isServed = true;
        resolve(replaced);
      };
      const stop = onOtherTab(takeReplacement);
      alone(async () => {
        takeReplacement();
        if (isServed) return;
        resolve(await this.#exchange());
        await arrived();
      })
        .catch(reject)
        .finally(stop);
    });
  }

  async #exchange(): Promise<string> {
    const { tokens, exchange } = this.#options;
    const refreshToken = tokens.get('refreshToken');
    try {
      if (refreshToken === null) throw new ApiProblem('SESSION_LOST', 401);
      const fresh = await exchange(refreshToken);
      tokens.setTokens(fresh);
      return fresh.accessToken;
    } catch (error) {
      if (!isRefused(error)) throw error;
      tokens.clearTokens();
      this.#options.onLost();
      throw new ApiProblem('SESSION_LOST', 401);
    }
  }
}
