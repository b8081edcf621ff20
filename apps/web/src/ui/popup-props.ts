import type { ReactElement, ReactNode } from 'react';

/** What the button of a popup is given: it tells of the popup and opens it. */
interface PopupTarget {
  readonly 'aria-haspopup': 'dialog';
  readonly 'aria-expanded': boolean;
  readonly onClick: () => void;
}

export interface PopupProps {
  /** Spoken name of what opens… */
  readonly label?: string;
  /** …or the id of its heading. */
  readonly labelledBy?: string;
  readonly position: 'bottom-start' | 'bottom-end';
  readonly width?: string;
  readonly className?: string | undefined;
  readonly target: (told: PopupTarget) => ReactElement;
  readonly children: (close: () => void) => ReactNode;
}
