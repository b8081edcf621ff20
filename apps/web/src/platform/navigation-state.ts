import { sharedValue } from './persisted-value.ts';

/** Pages inside the marketer's area. */
export type MarketerSubpage = 'contentplan' | 'networks';

export interface NavigationState {
  /** The page open inside the marketer's area. */
  readonly selectedPage: MarketerSubpage;
}

const state = sharedValue<NavigationState>({ selectedPage: 'contentplan' });

/** Opens a page of the marketer's area. */
export function selectPage(selectedPage: MarketerSubpage): void {
  state.set({ selectedPage });
}

/** Navigation as it stands now. */
export const navigationState = (): NavigationState => state.get();

/** Navigation inside an area; lives as long as the tab, `contentplan` at first. */
export function useNavigationState(): NavigationState {
  return state.use();
}
