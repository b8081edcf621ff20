import classes from './link.module.css';
import { type Look, lookOf, type Own } from './look.ts';

interface Options extends Own {
  /** In the colour of the section. */
  readonly accent?: boolean;
}

/** Underlined words that lead somewhere or do something small. */
export const linkLook = ({ accent = false, className }: Options = {}): Look =>
  lookOf('link', [classes.link, accent && classes.accent, className]);
