import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import classes from './rule-note.module.css';

interface Props {
  /** What the rule is of, for whoever hears the button: «Дивали». */
  readonly of: string;
  readonly children: ReactNode;
}

/** ⓘ beside a name, which opens the rule below it; works where no script runs. Pure. */
export function RuleNote({ of, children }: Props) {
  return (
    <details className={classes.rule}>
      <summary aria-label={`Правило: ${of}`}>
        <Icon name="info" size={16} />
      </summary>
      <p className="cap">{children}</p>
    </details>
  );
}
