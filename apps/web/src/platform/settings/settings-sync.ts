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
const state = sharedValue<SyncState>({ kind: 'device' });
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends the settings to the account now; the failure is kept in the state, the settings stay on the device. */
export async function saveSettings(): Promise<void> {
  const whose = person;
  if (whose === null) return;
  clearTimeout(timer);
  state.set({ kind: 'saving' });
  try {
    await call(saveUserData, { body: { settings: flattened(ownSettings()) } });
    if (person === whose) state.set({ kind: 'saved' });
  } catch (error) {
    if (person === whose) state.set({ kind: 'failed', message: asProblem(error).message });
  }
}

/** Follows the person: at sign-in the account's settings come to this device, later changes go back to the account. */
export async function followPerson(userId: string | null): Promise<void> {
  if (userId === person) return;
  person = userId;
  clearTimeout(timer);
  state.set({ kind: 'device' });
  if (userId === null) return;
  try {
    const { settings } = await call(getUserData, {});
    if (person !== userId) return;
    if (settings !== null) adoptSettings(unflattened(settings));
    state.set({ kind: settings === null ? 'device' : 'saved' });
  } catch {
    // The settings of this device hold; the next change is sent anyway.
  }
}

onSettingsChange(() => {
  if (person === null) return;
  state.set({ kind: 'saving' });
  clearTimeout(timer);
  timer = setTimeout(() => void saveSettings(), pauseMs);
});

/** Where the settings of this person stand. */
export function useSyncState(): SyncState {
  return state.use();
}
