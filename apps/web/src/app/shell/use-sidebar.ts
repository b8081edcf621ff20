import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { openStorage } from '../../platform/api/token-store.ts';

const storage = openStorage('localStorage');
const keyOf = (isNarrow: boolean) => (isNarrow ? 'sidebar-narrow' : 'sidebar-wide');

/** The remembered choice for this range of widths; from 801 to 1000 px the sidebar starts collapsed, above it open. */
const startsCollapsed = (isNarrow: boolean): boolean => {
  const stored = storage.getItem(keyOf(isNarrow));
  return stored === null ? isNarrow : stored === 'collapsed';
};

/** Whether the sidebar is collapsed, and its toggle. Remembered apart for 801–1000 px and above. */
export function useSidebar(): { readonly isCollapsed: boolean; readonly toggle: () => void } {
  const isNarrow = useMediaQuery('(max-width: 1000px)', undefined, { getInitialValueInEffect: false }) ?? false;
  const [choice, setChoice] = useState<Readonly<Record<string, boolean>>>({});
  const isCollapsed = choice[keyOf(isNarrow)] ?? startsCollapsed(isNarrow);
  return {
    isCollapsed,
    toggle: () => {
      storage.setItem(keyOf(isNarrow), isCollapsed ? 'open' : 'collapsed');
      setChoice({ ...choice, [keyOf(isNarrow)]: !isCollapsed });
    },
  };
}
