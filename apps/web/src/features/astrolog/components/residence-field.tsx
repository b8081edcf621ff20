import { searchPlaces } from '../../../platform/api/search-places.ts';
import { westernText } from '../../../text/western.ts';
import { type Place, PlaceField } from '../../../ui/place-field.tsx';
import classes from '../astrolog.module.css';

interface Props {
  readonly label: string;
  readonly value: Place | null;
  readonly onChange: (place: Place | null) => void;
}

/** Where a return is met; left empty, at the birth place. */
export function ResidenceField({ label, value, onChange }: Props) {
  return (
    <div className={classes.field}>
      <PlaceField
        label={label}
        description={westernText.residenceHint}
        value={value}
        onChange={onChange}
        search={searchPlaces}
      />
    </div>
  );
}
