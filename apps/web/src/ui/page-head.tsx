import type { ReactNode } from 'react';
import { lookOf } from './look.ts';
import classes from './page-head.module.css';

interface Props {
  readonly title: ReactNode;
  readonly subtitle?: ReactNode | undefined;
  /** Buttons at the right end. */
  readonly actions?: ReactNode | undefined;
  /** The double rule of an almanac: for pages of work, not for every page. */
  readonly ruled?: boolean | undefined;
}

/** Heading of a page. */
export function PageHead({ title, subtitle, actions, ruled = false }: Props) {
  return (
    <>
      <div {...lookOf('page-head', [classes.head])}>
        <div>
          <h1>{title}</h1>
          {subtitle !== undefined && <p {...lookOf('page-subtitle', [classes.subtitle])}>{subtitle}</p>}
        </div>
        {actions}
      </div>
      {ruled && <hr {...lookOf('almanac', [classes.almanac])} />}
    </>
  );
}
