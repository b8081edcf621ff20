import type { ReactNode } from 'react';
import { tableBoxLook } from '../ui/table-look.ts';

interface Props {
  /** Spoken name, the caption of the table. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A table that may be wider than its place: scrolled by touch, wheel or arrows. */
export function TableBox({ label, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section {...tableBoxLook()} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
