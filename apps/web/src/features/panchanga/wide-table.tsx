import type { ReactNode } from 'react';
import { tableBoxLook } from '../../ui/table-look.ts';

interface Props {
  /** Spoken name of the region. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A table that may be wider than the page: it scrolls by itself, by keyboard too. */
export function WideTable({ label, className = '', children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard
    <section {...tableBoxLook({ className: className })} tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
