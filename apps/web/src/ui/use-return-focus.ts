import { useEffect, useState } from 'react';

/** Gives the focus back, when the component goes, to what had it when the component came: for dialogs that exist only while open. */
export function useReturnFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    },
    [opener],
  );
}
