import { useSyncExternalStore } from 'react';

export interface NavigationState {
  /** The page open inside the marketer's area. */
  readonly selectedPage: string;
}

let state: NavigationState = { selectedPage: 'contentplan' };
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function selectPage(selectedPage: string): void {
  state = { selectedPage };
  for (const listener of listeners) listener();
}

/** Navigation inside an area; lives as long as the tab, `contentplan` at first. */
export function useNavigationState(): NavigationState {
  return useSyncExternalStore(subscribe, () => state);
}
