import { type Look, lookOf, type Own } from './look.ts';
import classes from './sticky-bar.module.css';

/** On a phone the main action stays at the lower edge of the screen. */
export const stickyBarLook = ({ className }: Own = {}): Look => lookOf('sticky-bar', [classes.bar, className]);
