import { describe, expect, it } from 'vitest';
import { ApiProblem } from './api-problem.ts';
import { TokenRefresh } from './token-refresh.ts';
import { TokenStore } from './token-store.ts';

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
  ])('by %s keeps both tokens for the next try', async (_name, error) => {
    expect(await failedBy(error)).toEqual({ thrown: error, lost: 0, kept: ['old', 'refresh'] });
  });

  it('because the server refuses the token removes both and says so once', async () => {
    const { thrown, lost, kept } = await failedBy(new ApiProblem('INVALID_REFRESH_TOKEN', 401));
    expect(thrown).toMatchObject({ code: 'SESSION_LOST' });
    expect({ lost, kept }).toEqual({ lost: 1, kept: [null, null] });
  });
});
