import { useEffect, useSyncExternalStore } from 'react';
import { afterPaint } from '../../platform/after-paint.ts';
import { persistedValue } from '../../platform/persisted-value.ts';

/** What a person has chosen against the rule of a range of widths, or of a worksheet; shell.module.css names them too. */
const againstRule = { narrow: 'narrow-open', wide: 'wide-collapsed', worksheet: 'worksheet-open' } as const;
type Range = 'narrow' | 'wide';

/** Widths that have a sidebar but little room for it: there it starts collapsed, above them open. */
const narrow = '(min-width: 801px) and (max-width: 1000px)';

/** The script in the head copies the stored text to `html[data-sidebar]`, by which the sheet gives the sidebar its width. */
const choices = persistedValue('localStorage', 'sidebar', (stored): readonly string[] =>
  Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [],
);
choices.subscribe(() => {
  document.documentElement.dataset.sidebar = JSON.stringify(choices.get());
});

function subscribeToWidth(listener: () => void): () => void {
  const widths = matchMedia(narrow);
  widths.addEventListener('change', listener);
  return () => widths.removeEventListener('change', listener);
}

/**
 * Whether the sidebar is collapsed, and its toggle. Remembered apart for 801–1000 px, for a worksheet above them, and for the rest.
 * @param worksheet address of the page if it is a chart with all its panels or the panchanga, else null: it wants the whole width until the person opens the menu
 */
export function useSidebar(worksheet: string | null): { readonly isCollapsed: boolean; readonly toggle: () => void } {
  const range = useSyncExternalStore<Range>(
    subscribeToWidth,
    () => (matchMedia(narrow).matches ? 'narrow' : 'wide'),
    () => 'wide',
  );
  // Before any script the one in the head has told the address; the sheet tells a worksheet by it. The window's own follows later.
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.menuStill = '';
    dataset.at = worksheet ?? '';
    afterPaint(() => delete dataset.menuStill);
  }, [worksheet]);
  const chosen = choices.use();
  const own = againstRule[range === 'wide' && worksheet !== null ? 'worksheet' : range];
  const isAgainst = chosen.includes(own);
  return {
    isCollapsed: isAgainst === (own === againstRule.wide),
    toggle: () => choices.set(isAgainst ? chosen.filter((one) => one !== own) : [...chosen, own]),
  };
}
