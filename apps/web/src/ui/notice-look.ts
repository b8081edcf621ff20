import { type Look, lookOf, type Own } from './look.ts';
import classes from './notice.module.css';

/** What a person should read once: a surface under a gold line. */
export const noticeLook = ({ className }: Own = {}): Look => lookOf('notice', [classes.notice, className]);
