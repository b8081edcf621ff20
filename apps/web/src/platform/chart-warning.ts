import { openStorage } from './api/token-store.ts';

/** Session flag of the notice before the first chart; its name is fixed by the product. */
const key = 'natal-chart-warning-seen';
const storage = openStorage('sessionStorage');
const listeners = new Set<() => void>();

function change(write: () => void): void {
  write();
  for (const listener of listeners) listener();
}

/** Whether the notice has been read in this visit of the page. */
export const isChartWarningSeen = (): boolean => storage.getItem(key) !== null;

export const markChartWarningSeen = (): void => change(() => storage.setItem(key, 'true'));

/** A click on the menu entry or on the logo brings the notice back; a reload or another browser tab does not. */
export const clearChartWarning = (): void => change(() => storage.removeItem(key));

/** Tells when the flag is set or cleared in this tab. */
export function onChartWarningChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
