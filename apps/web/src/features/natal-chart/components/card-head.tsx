import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { iconButtonLook } from '../../../ui/icon-button-look.ts';
import classes from './body-card.module.css';

interface Props {
  readonly glyph: ReactNode;
  /** Class of the hue of the glyph. */
  readonly hue: string;
  readonly title: string;
  readonly place: ReactNode;
  readonly onClose: () => void;
}

/** Head of the side card: glyph, name, where it is, and the way to close it; it stays while the card is scrolled. */
export function CardHead({ glyph, hue, title, place, onClose }: Props) {
  return (
    <header className={`row ${classes.planetHead}`}>
      <span className={`${classes.disc} ${hue}`}>{glyph}</span>
      <div className={classes.planetName}>
        <h2>{title}</h2>
        <p className={`muted tn ${classes.planetPlace}`}>{place}</p>
      </div>
      <button type="button" {...iconButtonLook({ className: 'no-print' })} aria-label="Закрыть" onClick={onClose}>
        <Icon name="close" />
      </button>
    </header>
  );
}
