import type { HTMLAttributes } from 'react';
import classes from './progress.module.css';

interface Props extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'className'> {
  /** From 0 to 1. */
  readonly share: number;
}

/** A bar filled from the left. */
export function Progress({ share, ...rest }: Props) {
  return (
    <div {...rest} className={classes.progress}>
      <i style={{ width: `${share * 100}%` }} />
    </div>
  );
}
