import { type Look, lookOf, type Own } from './look.ts';
import classes from './popup.module.css';

/** A surface above the page. */
export const popupLook = ({ className }: Own = {}): Look => lookOf('popup', [classes.popup, className]);
