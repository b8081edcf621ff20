import { describe, expect, it, vi } from 'vitest';
import { ApiProblem } from './api-problem.ts';
import { TokenRefresh } from './token-refresh.ts';
import { TokenStore } from './token-store.ts';

/** Storage of one tab: what another tab writes arrives only when `deliver` is called. */
class LateStorage {
  readonly values = new Map([
    ['userToken', 'old'],
    ['refreshToken', 'refresh'],
  ]);
  readonly listeners = new Set<() => void>();
  readonly tokens = new TokenStore({
    getItem: (key) => this.values.get(key) ?? null,
    setItem: (key, value) => void this.values.set(key, value),
    removeItem: (key) => void this.values.delete(key),
  });
  onOtherTab = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  deliver(from: LateStorage): void {
    for (const [key, value] of from.values) this.values.set(key, value);
    for (const listener of this.listeners) listener();
  }
}

/** Two tabs with one lock; the first one's writes arrive in the second when they are delivered. */
function twoTabs() {
  let tail: Promise<unknown> = Promise.resolve();
  const alone = <T>(task: () => Promise<T>): Promise<T> => {
    const run = tail.then(task);
    tail = run.catch(() => undefined);
    return run;
  };
  const exchanged: string[] = [];
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const tabs = [new LateStorage(), new LateStorage()] as const;
  const refreshOf = (storage: LateStorage) =>
    new TokenRefresh({
      tokens: storage.tokens,
      alone,
      onOtherTab: storage.onOtherTab,
      arrived: () => held,
      exchange: async (token) => {
        exchanged.push(token);
        return { accessToken: 'new', refreshToken: 'next' };
      },
      onLost: () => undefined,
    });
  return { tabs, refreshes: [refreshOf(tabs[0]), refreshOf(tabs[1])] as const, exchanged, letGo };
}

describe('a tab that waits for another', () => {
  it('goes on as soon as the token arrives, while the lock is still held, and does not refresh', async () => {
    const { tabs, refreshes, exchanged, letGo } = twoTabs();
    const first = refreshes[0].renew('old');
    const second = refreshes[1].renew('old');
    expect(await first).toBe('new');
    tabs[1].deliver(tabs[0]);
    expect(await second).toBe('new');
    letGo();
    // The turn it stood in line for comes and finds nothing to do, though the person has signed out meanwhile.
    tabs[1].tokens.clearTokens();
    await vi.waitFor(() => expect(tabs[1].listeners.size).toBe(0));
    expect(exchanged).toEqual(['refresh']);
  });

  it('or came when the token was written but had not arrived yet, finds it at its turn', async () => {
    const { tabs, refreshes, exchanged, letGo } = twoTabs();
    expect(await refreshes[0].renew('old')).toBe('new');
    const second = refreshes[1].renew('old');
    for (const [key, value] of tabs[0].values) tabs[1].values.set(key, value);
    letGo();
    expect(await second).toBe('new');
    expect(exchanged).toEqual(['refresh']);
  });
});

/** A refresh whose exchange fails by an error; answers with what became of the tokens. */
async function failedBy(error: unknown) {
  const values = new Map<string, string>();
  const tokens = new TokenStore({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  });
  tokens.setTokens({ accessToken: 'old', refreshToken: 'refresh' });
  let lost = 0;
  const refresh = new TokenRefresh({
    tokens,
    exchange: () => Promise.reject(error),
    alone: (task) => task(),
    onOtherTab: () => () => undefined,
    arrived: async () => undefined,
    onLost: () => {
      lost += 1;
    },
  });
  const thrown: unknown = await refresh.renew('old').catch((problem: unknown) => problem);
  return { thrown, lost, kept: [tokens.get('accessToken'), tokens.get('refreshToken')] };
}

describe('a refresh that fails', () => {
  it.each([
    ['a lost network', new TypeError('Failed to fetch')],
    ['a busy server', new ApiProblem('UNAVAILABLE', 503)],
    ['a limit', new ApiProblem('TOO_MANY_REQUESTS', 429)],
    ['a server away behind its proxy', new ApiProblem('UNKNOWN', 502)],
    ['an answer of somebody else', new ApiProblem('BAD_RESPONSE', 200)],
  ])('by %s keeps both tokens for the next try', async (_name, error) => {
    expect(await failedBy(error)).toEqual({ thrown: error, lost: 0, kept: ['old', 'refresh'] });
  });

  it.each([
    ['refuses the token', new ApiProblem('INVALID_REFRESH_TOKEN', 401)],
    ['does not understand it', new ApiProblem('VALIDATION', 400)],
    ['breaks over it', new ApiProblem('INTERNAL', 500)],
  ])('because the server %s removes both and says so once', async (_name, error) => {
    const { thrown, lost, kept } = await failedBy(error);
    expect(thrown).toMatchObject({ code: 'SESSION_LOST' });
    expect({ lost, kept }).toEqual({ lost: 1, kept: [null, null] });
  });
});
