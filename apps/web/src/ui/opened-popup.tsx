import { Popover } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { PopupProps } from './popup-props.ts';

/** A popup that starts open, with its button; focus stays within and comes back to the button. */
export function OpenedPopup({ label, labelledBy, position, width, className, target, children }: PopupProps) {
  const [isOpen, setOpen] = useState(true);
  const anchor = useRef<HTMLElement>(null);
  const wasOpen = useRef(false);
  // It took the place of the button that was pressed: nothing but its own button can have the focus back.
  useEffect(() => {
    if (wasOpen.current && !isOpen) anchor.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position={position}
      {...(width === undefined ? {} : { width })}
      trapFocus
      returnFocus
      withRoles={false}
    >
      <Popover.Target ref={anchor}>
        {target({ 'aria-haspopup': 'dialog', 'aria-expanded': isOpen, onClick: () => setOpen(!isOpen) })}
      </Popover.Target>
      <Popover.Dropdown
        role="dialog"
        {...(labelledBy === undefined ? { 'aria-label': label } : { 'aria-labelledby': labelledBy })}
        className={className}
        // Has the focus itself until the first thing in it that can has come.
        tabIndex={-1}
      >
        {children(() => setOpen(false))}
      </Popover.Dropdown>
    </Popover>
  );
}
