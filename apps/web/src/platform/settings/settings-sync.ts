import { getUserData, saveUserData } from '@nebosvod/contracts/user';
import { asProblem } from '../api/api-problem.ts';
import { call } from '../api/call.ts';
import { sharedValue } from '../persisted-value.ts';
import { flattened, unflattened } from './own-settings.ts';
import { adoptSettings, onSettingsChange, ownSettings } from './settings-store.ts';

/** Where the settings of a signed-in person stand: on this device only, on their way, in the account, or refused. */
export type SyncState =
  | { readonly kind: 'device' | 'saving' | 'saved' }
  | { readonly kind: 'failed'; readonly message: string };

/** Several clicks in a row are one call. */
const pauseMs = 600;

let person: string | null = null;
/** Where the settings of this person stand. */
export const syncState = sharedValue<SyncState>({ kind: 'device' });
let timer: ReturnType<typeof setTimeout> | undefined;
/** Rises with every change made here, so that an answer tells only of what it was asked for. */
let changes = 0;

/**
 * Sends the settings to the account now; the failure is kept in the state, the settings stay on the device.
 * @param keepalive the page is being left: the call outlives it
 */
export async function saveSettings({ keepalive = false } = {}): Promise<void> {
  const [whose, sent] = [person, changes];
  if (whose === null) return;
  const isLast = () => person === whose && changes === sent;
  clearTimeout(timer);
  timer = undefined;
  syncState.set({ kind: 'saving' });
  try {
    await call(saveUserData, { body: { settings: flattened(ownSettings()) }, keepalive });
    if (isLast()) syncState.set({ kind: 'saved' });
  } catch (error) {
    if (isLast()) syncState.set({ kind: 'failed', message: asProblem(error).message });
  }
}

/** Follows the person: at sign-in the account's settings come to this device, later changes go back to the account. */
export async function followPerson(userId: string | null): Promise<void> {
  if (userId === person) return;
  person = userId;
  clearTimeout(timer);
  timer = undefined;
  syncState.set({ kind: 'device' });
  if (userId === null) return;
  const before = changes;
  try {
    const { settings } = await call(getUserData, {});
    // What the person has changed meanwhile is newer than the account's, and on its way there.
    if (person !== userId || changes !== before) return;
    if (settings !== null) adoptSettings(unflattened(settings));
    syncState.set({ kind: settings === null ? 'device' : 'saved' });
  } catch {
    // The settings of this device hold; the next change is sent anyway.
  }
}

onSettingsChange(() => {
  if (person === null) return;
  changes += 1;
  syncState.set({ kind: 'saving' });
  clearTimeout(timer);
  timer = setTimeout(() => void saveSettings(), pauseMs);
});

/** A change made just before the page is left does not wait for the pause. */
export function flushSettings(): void {
  if (timer !== undefined) void saveSettings({ keepalive: true });
}

globalThis.addEventListener?.('pagehide', flushSettings);
