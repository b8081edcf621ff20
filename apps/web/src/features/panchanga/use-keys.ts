import { useEffect } from 'react';
import { openStorage } from '../../platform/api/token-store.ts';

/** What the keys of the page do. */
export interface PageKeys {
  readonly step: (steps: number) => void;
  readonly leap: (steps: number) => void;
  readonly today: () => void;
}

/** The switch of the shell for single-key shortcuts (WCAG 2.1.4). */
const offKey = 'shortcuts-off';

const isBusy = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest(
    'input, textarea, select, [contenteditable=true], [role=dialog], [role=tablist], [role=radiogroup], [role=listbox]',
  ) !== null;

/** ← → one step, with Shift a greater one, T (Е) today. Silent while typing, inside popups and tabs, and when shortcuts are off. */
export function usePageKeys({ step, leap, today }: PageKeys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
      if (openStorage('localStorage').getItem(offKey) !== null) return;
      const direction = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
      if (direction !== 0) (event.shiftKey ? leap : step)(direction);
      else if (['t', 'T', 'е', 'Е'].includes(event.key)) today();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [step, leap, today]);
}
