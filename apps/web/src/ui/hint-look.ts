import classes from './hint.module.css';
import { type Look, lookOf, type Own } from './look.ts';

/** A line below a field or a table that says how it works. */
export const hintLook = ({ className }: Own = {}): Look => lookOf('hint', [classes.hint, className]);
