import { sharedValue } from './persisted-value.ts';

/** Pages inside the marketer's area. */
export type MarketerSubpage = 'contentplan' | 'stories' | 'reels' | 'cards' | 'facts' | 'history' | 'networks';

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

/** Opens a page of the marketer's area. */
export function selectPage(selectedPage: MarketerSubpage, subject: WritingSubject | null = null): void {
  state.set({ selectedPage, subject });
}

/** Navigation as it stands now. */
export const navigationState = (): NavigationState => state.get();

/** Navigation inside an area; lives as long as the tab, `contentplan` at first. */
export function useNavigationState(): NavigationState {
  return state.use();
}
