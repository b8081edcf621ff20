import { Link } from '@tanstack/react-router';
import { paths } from '../../../platform/paths.ts';
import { mapsText } from '../../../text/saved-maps.ts';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { noteLook } from '../../../ui/note-look.ts';
import classes from '../saved-maps.module.css';

interface Props {
  /** Ids of the maps marked so far, two at most. */
  readonly marked: readonly string[];
  readonly onCancel: () => void;
}

/** «Отметьте вторую карту»: says what is missing and opens the comparison once two maps are marked. */
export function CompareBar({ marked, onCancel }: Props) {
  const [first, second] = marked;
  return (
    <div {...noteLook({ className: classes.compare })}>
      <span className={classes.words} role="status">
        {mapsText.compareChoose(marked.length)}
      </span>
      {first !== undefined && second !== undefined && (
        <Link
          to={paths.natalChart}
          search={{ map: first, with: second }}
          {...buttonLook({ variant: 'primary', size: 'sm' })}
        >
          {mapsText.compare}
        </Link>
      )}
      <Button size="sm" variant="quiet" onClick={onCancel}>
        {mapsText.cancel}
      </Button>
    </div>
  );
}
