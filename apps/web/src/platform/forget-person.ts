/** Where what was typed and not sent is stored. Here, for every page begins with this file; drafts come with the forms that have them. */
export const draftsKey = 'nebosvod-drafts';

/** What `localStorage` says of the person who sat here and of whom they read. What is the device's own (theme, layers, consent) stays. */
const PERSONAL: readonly string[] = [
  'nebosvod-local-chart',
  'nebosvod-local-chart-offered',
  'nebosvod-last-opened',
  'nebosvod-panchanga-chart',
  draftsKey,
];

/**
 * Takes away what the person leaves behind at «Выход»: the chart of this device, what was opened last, and what was typed and not sent. Of a
 * browser that keeps its storage closed there is nothing to take. Notes and events that have not reached the account yet stay.
 */
export function forgetPerson(): void {
  try {
    for (const key of PERSONAL) localStorage.removeItem(key);
    for (const key of Object.keys(sessionStorage)) if (key.startsWith('nebosvod-')) sessionStorage.removeItem(key);
  } catch {
    return;
  }
  // Those who follow a value of this very tab are told as by another one.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
}
