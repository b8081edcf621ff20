import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import classes from './festivals.module.css';

interface Props {
  /** How many days it holds; with none nothing is drawn. */
  readonly count: number;
  readonly children: ReactNode;
}

/** What has been in the year that runs, folded: the list opens at today. */
export function PastFold({ count, children }: Props) {
  if (count === 0) return null;
  return (
    <details className={classes.fold} data-past-fold="">
      <summary>
        <Icon name="down" size={16} />
        Прошло с начала года: {count}
      </summary>
      {children}
    </details>
  );
}
