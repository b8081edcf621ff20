import { type Look, lookOf, type Own } from './look.ts';
import classes from './note.module.css';

interface Options extends Own {
  readonly tone?: keyof typeof tones | undefined;
}

const tones = { good: classes.good, bad: classes.bad, section: classes.section };

/** A remark beside the work: an icon and words. */
export const noteLook = ({ tone, className }: Options = {}): Look =>
  lookOf('note', [classes.note, tone && tones[tone], className]);
