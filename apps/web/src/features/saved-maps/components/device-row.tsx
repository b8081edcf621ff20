import type { Birth } from '@nebosvod/contracts/birth';
import { birthWords } from '../../../birth/birth-words.ts';
import { mapsText } from '../../../text/saved-maps.ts';
import { tagLook } from '../../../ui/tag-look.ts';
import classes from '../saved-maps.module.css';

interface Props {
  readonly birth: Birth;
  readonly isMarked: boolean;
  /** Two are chosen already. */
  readonly isFull: boolean;
  readonly onMark: () => void;
}

/** The chart of this device among those that can be compared: saved or not, it is one of the two. */
export function DeviceRow({ birth, isMarked, isFull, onMark }: Props) {
  const name = birth.name || mapsText.unnamed;
  return (
    <label className={classes.device}>
      <span className={classes.mark}>
        <input
          type="checkbox"
          aria-label={mapsText.compareOne(name)}
          checked={isMarked}
          disabled={isFull && !isMarked}
          onChange={onMark}
        />
      </span>
      <span>
        <b>{name}</b>
        <span className="cap tn">{birthWords(birth, null)}</span>
      </span>
      <span {...tagLook()}>{mapsText.ofDevice}</span>
    </label>
  );
}
