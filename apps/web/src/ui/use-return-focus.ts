import { useEffect, useState } from 'react';

/** Gives the focus back, when the component goes, to what had it when the component came: for dialogs that exist only while open. */
export function useReturnFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
      if (isThere) opener.focus({ preventScroll: true });
      // What opened it is gone with its row, or the page came with it open: the keyboard starts at the beginning of the page.
      else if (document.activeElement === document.body)
        document.getElementById('main')?.focus({ preventScroll: true });
    },
    [opener],
  );
}
