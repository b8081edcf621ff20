import { ApiProblem } from './api-problem.ts';
import type { TokenStore } from './token-store.ts';

export interface RefreshOptions {
  readonly tokens: TokenStore;
  /** Exchanges a refresh token for new tokens. */
  readonly exchange: (refreshToken: string) => Promise<{ accessToken: string; refreshToken?: string | undefined }>;
  /** Runs the task alone among all tabs of the browser. */
  readonly alone: <T>(task: () => Promise<T>) => Promise<T>;
  /** Told once a failed refresh has removed both tokens. */
  readonly onLost: () => void;
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
   * or the server refuses it; a lost network or a busy server leaves them for the next try.
   * @param refused the token the server answered 401 to; null when the request carried none
   * @throws ApiProblem SESSION_LOST; what the exchange failed by when it was not refused
   */
  renew(refused: string | null): Promise<string> {
    const stored = this.#options.tokens.get('accessToken');
    // The 401 belongs to a token that has been replaced meanwhile: the replay needs no refresh of its own.
    if (!this.#running && stored !== null && refused !== null && stored !== refused) return Promise.resolve(stored);
    this.#running ??= this.#options
      .alone(() => this.#exchange(refused))
      .finally(() => {
        this.#running = null;
      });
    return this.#running;
  }

  async #exchange(refused: string | null): Promise<string> {
    const { tokens, exchange } = this.#options;
    // Another tab may have refreshed while we waited for the lock.
    const stored = tokens.get('accessToken');
    if (stored !== null && refused !== null && stored !== refused) return stored;
    const refreshToken = tokens.get('refreshToken');
    try {
      if (refreshToken === null) throw new ApiProblem('SESSION_LOST', 401);
      const fresh = await exchange(refreshToken);
      tokens.setTokens(fresh);
      return fresh.accessToken;
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.status !== 401) throw error;
      tokens.clearTokens();
      this.#options.onLost();
      throw new ApiProblem('SESSION_LOST', 401);
    }
  }
}
