import type { MarketerSubpage } from './marketer-subpages.ts';
import { sharedValue } from './persisted-value.ts';

/** What a text is to be written about, taken along from another page. */
export interface WritingSubject {
  readonly topic: string;
  /** The item of a plan, with its reason in the sky. */
  readonly planItemId: string | null;
}

export interface NavigationState {
  /** The page open inside the marketer's area. */
  readonly selectedPage: MarketerSubpage;
  readonly subject: WritingSubject | null;
}

const state = sharedValue<NavigationState>({ selectedPage: 'contentplan', subject: null });

/** Notes that a page of the marketer's area is open, as its address says, and what a text there is to be about. */
export function selectPage(selectedPage: MarketerSubpage, subject: WritingSubject | null = null): void {
  state.set({ selectedPage, subject });
}

/** Navigation as it stands now. */
export const navigationState = (): NavigationState => state.get();

/** Navigation inside an area; lives as long as the tab, `contentplan` at first. */
export function useNavigationState(): NavigationState {
  return state.use();
}
