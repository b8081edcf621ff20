import { useSyncExternalStore } from 'react';

/** Pages inside the marketer's area. */
export type MarketerSubpage = 'contentplan' | 'networks';

export interface NavigationState {
  /** The page open inside the marketer's area. */
  readonly selectedPage: MarketerSubpage;
}

let state: NavigationState = { selectedPage: 'contentplan' };
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Opens a page of the marketer's area. */
export function selectPage(selectedPage: MarketerSubpage): void {
  state = { selectedPage };
  for (const listener of listeners) listener();
}

/** Navigation as it stands now. */
export const navigationState = (): NavigationState => state;

/** Navigation inside an area; lives as long as the tab, `contentplan` at first. */
export function useNavigationState(): NavigationState {
  return useSyncExternalStore(subscribe, navigationState);
}
