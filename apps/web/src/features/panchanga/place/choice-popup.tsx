import { Popover } from '@mantine/core';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import classes from './popup.module.css';

interface Props {
  /** Spoken name of what opens. */
  readonly label: string;
  /** The button that says what is chosen now. */
  readonly button: Omit<ComponentProps<typeof Button>, 'ref' | 'onClick' | 'aria-haspopup' | 'aria-expanded'>;
  /** Loaded by the press that opens it. */
  readonly startsOpen?: boolean;
  /** What is chosen from; a choice closes it. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button that names a choice and opens it under itself. */
export function ChoicePopup({ label, button, startsOpen = false, children }: Props) {
  const [isOpen, setOpen] = useState(startsOpen);
  const target = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // One that starts open took the place of the button that was pressed: nothing but its own button can have the focus back.
  useEffect(() => {
    if (startsOpen && wasOpen.current && !isOpen) target.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [startsOpen, isOpen]);
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
        <Button
          {...button}
          ref={target}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={label} className={classes.pop}>
        {children(() => setOpen(false))}
      </Popover.Dropdown>
    </Popover>
  );
}
