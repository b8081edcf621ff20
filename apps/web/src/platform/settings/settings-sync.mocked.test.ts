import { getUserData } from '@nebosvod/contracts/user';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeSettings, ownSettings } from './settings-store.ts';
import { flushSettings, followPerson, syncState } from './settings-sync.ts';

vi.mock('../api/token-store.ts', async (original) => {
  const store = new Map<string, string>();
  return {
    ...(await original<object>()),
    openStorage: () => ({
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value),
      removeItem: (key: string) => void store.delete(key),
    }),
  };
});
/** Calls on their way, each answered when the test says so. */
const waiting: { readonly asks: boolean; readonly keepalive: unknown; readonly answer: (value: unknown) => void }[] =
  [];
vi.mock('../api/call.ts', () => ({
  call: (endpoint: unknown, { keepalive }: { readonly keepalive?: boolean }) =>
    new Promise((answer) => waiting.push({ asks: endpoint === getUserData, keepalive, answer })),
}));
const answer = async (value: unknown = {}) => {
  waiting.shift()?.answer(value);
  await vi.advanceTimersByTimeAsync(0);
};

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  await followPerson(null);
  waiting.length = 0;
  vi.useRealTimers();
});

describe('settings of a signed-in person', () => {
  it('are not called saved while a newer change waits to be sent', async () => {
    void followPerson('anna');
    await answer({ settings: null });
    changeSettings({ names: 'sa' });
    await vi.advanceTimersByTimeAsync(600);
    changeSettings({ names: 'ru' });
    await answer();
    expect(syncState.get().kind).toBe('saving');
    await vi.advanceTimersByTimeAsync(600);
    await answer();
    expect(syncState.get().kind).toBe('saved');
  });

  it('changed before those of the account have come are kept and sent', async () => {
    void followPerson('anna');
    changeSettings({ names: 'sa' });
    await answer({ settings: { names: 'ru' } });
    expect(ownSettings().names).toBe('sa');
    await vi.advanceTimersByTimeAsync(600);
    expect(waiting).toEqual([expect.objectContaining({ asks: false })]);
  });

  it('changed just before the page is left are sent at once by a call that outlives it, and only once', async () => {
    void followPerson('anna');
    await answer({ settings: null });
    flushSettings();
    expect(waiting).toEqual([]);
    changeSettings({ names: 'sa' });
    flushSettings();
    expect(waiting).toEqual([expect.objectContaining({ asks: false, keepalive: true })]);
    await vi.advanceTimersByTimeAsync(600);
    expect(waiting).toHaveLength(1);
  });
});
