import { type Look, lookOf, type Own } from './look.ts';
import classes from './tag.module.css';

/** A word or two in a frame: a kind, a state. */
export const tagLook = ({ className }: Own = {}): Look => lookOf('tag', [classes.tag, className]);

/** A tag that names a work and the place in it, which may be longer than a narrow phone is wide. */
export const sourceTagLook = (): Look => lookOf('tag', [classes.tag, classes.source]);
