import classes from './icon-button.module.css';
import { type Look, lookOf, type Own } from './look.ts';

interface Options extends Own {
  readonly boxed?: boolean;
}

/** A square control of one icon; its name is an `aria-label`. */
export const iconButtonLook = ({ boxed = false, className }: Options = {}): Look =>
  lookOf('icon-button', [classes.iconButton, boxed && classes.boxed, className], boxed ? 'boxed' : undefined);
