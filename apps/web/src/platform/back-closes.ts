import { useLocation, useRouter } from '@tanstack/react-router';
import { useState } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The entry before is the same page without the dialog: closing it goes back. */
    readonly isDialog?: boolean;
  }
}

interface BackCloses {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** A dialog over the page is an entry of the history, so that Back closes it and leaves nothing else. A reload closes it too. */
export function useBackCloses(): BackCloses {
  const { history, navigate } = useRouter();
  const isMarked = useLocation({ select: ({ state }) => state.isDialog === true });
  const [isPressed, setPressed] = useState(false);
  const isOwnEntry = () => history.location.state.isDialog === true;
  return {
    isOpen: isPressed && isMarked,
    open: () => {
      setPressed(true);
      const entry = { state: { isDialog: true }, replace: isOwnEntry() };
      void navigate({ to: '.', search: true, resetScroll: false, ...entry });
    },
    close: () => {
      setPressed(false);
      if (isOwnEntry()) history.back();
    },
  };
}
