import { Popover } from '@mantine/core';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import classes from './popup.module.css';

interface Props {
  /** Spoken name of what opens. */
  readonly label: string;
  /** The button that says what is chosen now. */
  readonly button: Omit<ComponentProps<typeof Button>, 'onClick' | 'aria-haspopup' | 'aria-expanded'>;
  /** Loaded by the press that opens it. */
  readonly startsOpen?: boolean;
  /** What is chosen from; a choice closes it. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button that names a choice and opens it under itself. */
export function ChoicePopup({ label, button, startsOpen = false, children }: Props) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width="min(360px, calc(100vw - 24px))"
      trapFocus
      returnFocus
      withRoles={false}
    >
      <Popover.Target>
        <Button {...button} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={label} className={classes.pop}>
        {children(() => setOpen(false))}
      </Popover.Dropdown>
    </Popover>
  );
}
