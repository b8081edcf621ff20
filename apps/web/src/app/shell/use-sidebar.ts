import { useSyncExternalStore } from 'react';
import { openStorage } from '../../platform/api/token-store.ts';

const storage = openStorage('localStorage');
const keyOf = (isNarrow: boolean) => (isNarrow ? 'sidebar-narrow' : 'sidebar-wide');
/** Widths that have a sidebar but little room for it. */
const narrow = '(min-width: 801px) and (max-width: 1000px)';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  const widths = matchMedia(narrow);
  widths.addEventListener('change', listener);
  listeners.add(listener);
  return () => {
    widths.removeEventListener('change', listener);
    listeners.delete(listener);
  };
}

/** The remembered choice for this range of widths; from 801 to 1000 px the sidebar starts collapsed, above it open. */
function isCollapsedNow(): boolean {
  const isNarrow = matchMedia(narrow).matches;
  const stored = storage.getItem(keyOf(isNarrow));
  return stored === null ? isNarrow : stored === 'collapsed';
}

function toggle(): void {
  storage.setItem(keyOf(matchMedia(narrow).matches), isCollapsedNow() ? 'open' : 'collapsed');
  for (const listener of listeners) listener();
}

/** Whether the sidebar is collapsed, and its toggle. Remembered apart for 801–1000 px and above; the server draws it open. */
export function useSidebar(): { readonly isCollapsed: boolean; readonly toggle: () => void } {
  return { isCollapsed: useSyncExternalStore(subscribe, isCollapsedNow, () => false), toggle };
}
