import { type Look, lookOf, type Own } from './look.ts';
import classes from './term-list.module.css';

interface Options extends Own {
  /** With a line between the rows. */
  readonly ruled?: boolean;
  /** Values stand at the left. */
  readonly left?: boolean;
}

/** A `dl`: names on the left, values on the right. */
export const termListLook = ({ ruled = false, left = false, className }: Options = {}): Look =>
  lookOf(
    'terms',
    [classes.terms, ruled && classes.ruled, left && classes.left, className],
    ruled ? 'ruled' : undefined,
  );
