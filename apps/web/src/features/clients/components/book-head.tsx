import type { ReactNode } from 'react';
import { PageTitle } from '../../../ui/page-title.tsx';
import classes from '../clients.module.css';

interface Props {
  readonly title: string;
  /** Name of the browser tab: never a person's. */
  readonly tab: string;
  readonly subtitle?: ReactNode;
  readonly actions: ReactNode;
  /** Under the page of a former owner, which has a heading of its own. */
  readonly isKept: boolean;
}

/** Heading of the book or of an open client. */
export function BookHead({ title, tab, subtitle, actions, isKept }: Props) {
  if (!isKept) return <PageTitle title={title} tab={tab} subtitle={subtitle} actions={actions} ruled />;
  return (
    <div className={`row wrap ${classes.bookHead}`}>
      <div>
        <h2>{title}</h2>
        {subtitle !== undefined && <p className="muted">{subtitle}</p>}
      </div>
      {actions}
    </div>
  );
}
