import classes from './late.module.css';
import { type Look, lookOf, type Own } from './look.ts';

/** What says that something is on its way: it appears after 150 ms, so that fast answers never flash. */
export const lateLook = ({ className }: Own = {}): Look => lookOf('late', [classes.late, className]);
