/** Where what was typed and not sent is stored. Here, for every page begins with this file; drafts come with the forms that have them. */
export const draftsKey = 'nebosvod-drafts';

/** What says something of the person who sat here or of whom they read. What is the device's own (theme, layers, consent) stays. */
const PERSONAL = /^nebosvod-(drafts|local-chart|last-opened|panchanga-chart)/;

/**
 * Takes away what the person leaves behind at «Выход»: the chart of this device, what was opened last, what was typed and not sent, and all
 * of this tab's visit. Of a browser that keeps its storage closed there is nothing to take. Notes and events that have not reached the
 * account yet stay.
 */
export function forgetPerson(): void {
  try {
    for (const key of Object.keys(localStorage)) if (PERSONAL.test(key)) localStorage.removeItem(key);
    sessionStorage.clear();
  } catch {
    return;
  }
  // Those who follow a value of this very tab are told as by another one.
  dispatchEvent(new StorageEvent('storage'));
}
