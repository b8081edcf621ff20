import { NativeSelect } from '@mantine/core';
import type { AskedPlace } from '@nebosvod/contracts/maps';
import { counted } from '@nebosvod/terms/plural';
import { useState } from 'react';
import { mapsText } from '../../../text/saved-maps.ts';
import { Button } from '../../../ui/button.tsx';
import classes from '../saved-maps.module.css';

/** Which place a name of a file means, by its GeoNames id. */
export interface ChosenPlace {
  readonly name: string;
  readonly placeId: number;
}

interface Props {
  readonly asked: readonly AskedPlace[];
  readonly isBusy: boolean;
  readonly onChosen: (chosen: readonly ChosenPlace[]) => void;
}

/** Names of places in a file that may mean several: each is chosen once for all its lines. */
export function AskedPlaces({ asked, isBusy, onChosen }: Props) {
  const [choice, setChoice] = useState<Readonly<Record<string, string>>>({});
  const chosen = asked.flatMap(({ place, choices }): ChosenPlace[] => {
    const found = choices.find(({ id }) => String(id) === choice[place]);
    return found ? [{ name: place, placeId: found.id }] : [];
  });
  const waiting = asked
    .filter(({ place }) => chosen.some(({ name }) => name === place))
    .reduce((sum, { lines }) => sum + lines.length, 0);
  return (
    <section className={classes.asked} aria-label={mapsText.askedPlaces}>
      <h3>{mapsText.askedPlaces}</h3>
      <p className="cap">{mapsText.askedHint}</p>
      {asked.map(({ place, lines, choices }) => (
        <NativeSelect
          key={place}
          label={`«${place}», ${counted(lines.length, 'карта', 'карты', 'карт')}`}
          data={[
            { value: '', label: mapsText.skipPlace },
            ...choices.map((one) => ({
              value: String(one.id),
              label: [one.matchedName ? `${one.name} (${one.matchedName})` : one.name, one.region, one.country]
                .filter((part) => part !== null && part !== '')
                .join(', '),
            })),
          ]}
          value={choice[place] ?? ''}
          onChange={(event) => setChoice({ ...choice, [place]: event.currentTarget.value })}
        />
      ))}
      <Button variant="primary" loading={isBusy} disabled={chosen.length === 0} onClick={() => onChosen(chosen)}>
        {waiting === 0 ? 'Загрузить' : `Загрузить ${counted(waiting, 'карту', 'карты', 'карт')}`}
      </Button>
    </section>
  );
}
