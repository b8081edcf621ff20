import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { openStorage } from '../../platform/api/token-store.ts';
import { type Pending, readKey } from './shortcut.ts';

const key = 'shortcuts-off';
const storage = openStorage('localStorage');

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable=true], [role=dialog]') !== null;

export interface Shortcuts {
  readonly isHelpOpen: boolean;
  readonly closeHelp: () => void;
  /** Single-key shortcuts can be switched off (WCAG 2.1.4); `?` keeps working, or nobody would find them again. */
  readonly isOn: boolean;
  readonly setOn: (isOn: boolean) => void;
}

/** Keys of the whole product: `/`, `?`, and `g` followed by a letter of a page. */
export function useShortcuts(): Shortcuts {
  const router = useRouter();
  const pending = useRef<Pending>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [isOn, setIsOn] = useState(storage.getItem(key) === null);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return;
      const read = readKey(pending.current, event.key, event.timeStamp);
      pending.current = isOn ? read.pending : null;
      if (read.command === null || (!isOn && read.command.kind !== 'help')) return;
      event.preventDefault();
      if (read.command.kind === 'go') void router.navigate({ to: read.command.to });
      else if (read.command.kind === 'help') setHelpOpen(true);
      else
        document
          .querySelector<HTMLElement>(
            'main input[type=search], main [role=combobox], main input[aria-haspopup=listbox]',
          )
          ?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn, router]);

  return {
    isHelpOpen,
    closeHelp: () => setHelpOpen(false),
    isOn,
    setOn: (next) => {
      if (next) storage.removeItem(key);
      else storage.setItem(key, 'true');
      setIsOn(next);
    },
  };
}
