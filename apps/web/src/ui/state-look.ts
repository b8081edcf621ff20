import { type Look, lookOf, type Own } from './look.ts';
import classes from './states.module.css';

/** One thing in the middle of a page or a card: nothing here, nothing came. */
export const stateLook = ({ className }: Own = {}): Look => lookOf('state', [classes.state, className]);
