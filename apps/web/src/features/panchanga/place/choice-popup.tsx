import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PopupButton } from '../../../ui/popup-button.tsx';
import classes from './popup.module.css';

interface Props {
  /** Spoken name of what opens. */
  readonly label: string;
  /** The button that says what is chosen now. */
  readonly button: Omit<ComponentProps<typeof Button>, 'ref' | 'onClick' | 'aria-haspopup' | 'aria-expanded'>;
  /** Brings the code of what is chosen from. */
  readonly preload?: () => Promise<void>;
  /** What is chosen from; a choice closes it. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button that names a choice and opens it under itself. */
export function ChoicePopup({ label, button, preload, children }: Props) {
  return (
    <PopupButton
      label={label}
      position="bottom-end"
      width="min(360px, calc(100vw - 24px))"
      className={classes.pop}
      target={(told) => <Button {...button} {...told} />}
      preload={preload}
    >
      {children}
    </PopupButton>
  );
}
