import classes from './card.module.css';
import { type Look, lookOf, type Own } from './look.ts';

interface Options extends Own {
  readonly wide?: boolean;
}

/** A surface that holds one thing. */
export const cardLook = ({ wide = false, className }: Options = {}): Look =>
  lookOf('card', [classes.card, wide && classes.wide, className]);

/** Heading of a card with what stands at its right end. */
export const cardHeadLook = ({ className }: Own = {}): Look => lookOf('card-head', [classes.head, className]);
