import classes from './chip.module.css';
import { type Look, lookOf, type Own } from './look.ts';

interface Options extends Own {
  /** A small one that tells a fact. */
  readonly fact?: boolean;
  readonly on?: boolean;
}

/** One of several short choices in a row. */
export const chipLook = ({ fact = false, on = false, className }: Options = {}): Look =>
  lookOf('chip', [classes.chip, fact && classes.fact, on && classes.on, className], fact ? 'fact' : undefined);
