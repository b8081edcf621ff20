import { useSyncExternalStore } from 'react';
import { openStorage } from './api/token-store.ts';

/** Session flag of the notice before the first chart; its name is fixed by the product. */
const key = 'natal-chart-warning-seen';
const storage = openStorage('sessionStorage');
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether the notice has been read in this visit. */
export const isChartWarningSeen = (): boolean => storage.getItem(key) !== null;

/** The same, followed: a click on the logo brings an open page's notice back at once. */
export const useIsChartWarningSeen = (): boolean => useSyncExternalStore(subscribe, isChartWarningSeen);

export function markChartWarningSeen(): void {
  storage.setItem(key, 'true');
  tell();
}

/** A click on the menu entry or on the logo brings the notice back; a reload or another tab of the page does not. */
export function clearChartWarning(): void {
  storage.removeItem(key);
  tell();
}
