import type { ReactNode } from 'react';
import { cardHeadLook, cardLook } from '../../../ui/card-look.ts';
import { termListLook } from '../../../ui/term-list-look.ts';
import type { Confirmations, Step } from '../api/numerology.ts';
import classes from '../numerolog.module.css';
import cardsClasses from './cards.module.css';
import { Evidence } from './evidence.tsx';

interface Props {
  readonly title: string;
  /** Beside the title: a switch of schools. */
  readonly aside?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
  /** The arithmetic and the marks, with what they are of in the genitive. */
  readonly evidence?: { readonly trace: readonly Step[]; readonly confirmation: Confirmations; readonly of: string };
}

/** One system on the board: its values, then how well they are confirmed and how they were counted. */
export function SystemCard({ title, aside, className = '', children, evidence }: Props) {
  return (
    <section {...cardLook({ className: `${classes.system} ${className}` })} aria-label={title}>
      <div {...cardHeadLook()}>
        <h3>{title}</h3>
        {aside}
      </div>
      {children}
      {evidence && <Evidence {...evidence} />}
    </section>
  );
}

interface PairsProps {
  readonly rows: readonly (readonly [label: ReactNode, value: ReactNode, key?: string])[];
}

/** Names on the left, values on the right. */
export function Pairs({ rows }: PairsProps) {
  return (
    <dl {...termListLook({ ruled: true })}>
      {rows.map(([label, value, key], index) => (
        <div className={cardsClasses.termRow} key={key ?? (typeof label === 'string' ? label : index)}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
