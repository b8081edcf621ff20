import { Popover } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  /** What the dialog is called. */
  readonly label: string;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  /** The button that opens it. */
  readonly target: ReactNode;
  readonly children: ReactNode;
}

/** A dialog under the button that opens it; focus stays within and comes back to the button. */
export function MenuPopover({ label, isOpen, onOpen, target, children }: Props) {
  return (
    <Popover
      opened={isOpen}
      onChange={onOpen}
      position="bottom-end"
      hideDetached={false}
      trapFocus
      returnFocus
      withRoles={false}
    >
      <Popover.Target>{target}</Popover.Target>
      <Popover.Dropdown className="no-print" role="dialog" aria-label={label}>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
