import { cardLook } from './card-look.ts';
import { type Look, lookOf, type Own } from './look.ts';
import classes from './table.module.css';

/** A table of figures and names; a row that is marked has the class `on`, a cell of figures `num`. */
export const tableLook = ({ className }: Own = {}): Look => lookOf('table', [classes.table, className]);

/** A box in which a table wider than its place scrolls, its first column in sight. */
export const tableBoxLook = ({ className }: Own = {}): Look => lookOf('table-box', [classes.box, className]);

/** The same as a card of its own. */
export const cardTableBoxLook = (): Look => lookOf('card table-box', [cardLook().className, classes.box]);

/** A graha in a cell: its glyph and its name. */
export const grahaCellLook = ({ className }: Own = {}): Look => lookOf('graha', [classes.graha, className]);
