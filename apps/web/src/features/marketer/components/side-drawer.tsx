import { Drawer } from '@mantine/core';
import '@mantine/core/styles/Drawer.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Overlay.css';
import type { ReactNode } from 'react';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form beside the plan; the whole screen on a phone. */
export function SideDrawer({ title, onClose, children }: Props) {
  useReturnFocus();
  const isPhone = window.matchMedia('(max-width: 800px)').matches;
  return (
    <Drawer
      opened
      onClose={onClose}
      returnFocus={false}
      position="right"
      size={isPhone ? '100%' : 560}
      title={title}
      closeButtonProps={{ 'aria-label': 'Закрыть' }}
      transitionProps={{ duration: 150 }}
    >
      {children}
    </Drawer>
  );
}
