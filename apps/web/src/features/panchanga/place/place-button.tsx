import { Popover } from '@mantine/core';
import { useState } from 'react';
import { searchPlaces } from '../../../app/api/search-places.ts';
import { Button } from '../../../ui/button.tsx';
import { type Place, PlaceField } from '../../../ui/place-field.tsx';
import './place-button.css';

interface Props {
  readonly place: Place;
  readonly onPlace: (place: Place) => void;
}

/** The city of the page; a click opens the search. */
export function PlaceButton({ place, onPlace }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width="min(360px, calc(100vw - 24px))"
      trapFocus
      returnFocus
      withRoles={false}
    >
      <Popover.Target>
        <Button
          icon="place"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-label={`Город: ${place.name}`}
          onClick={() => setOpen(!isOpen)}
        >
          <span className="pc-city">{place.name}</span>
        </Button>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label="Выбор города" className="pc-pop">
        <PlaceSearch
          onPlace={(next) => {
            setOpen(false);
            onPlace(next);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

function PlaceSearch({ onPlace }: { readonly onPlace: (place: Place) => void }) {
  return (
    <PlaceField
      label="Город или координаты"
      value={null}
      isInPopup
      search={searchPlaces}
      onChange={(next) => next !== null && onPlace(next)}
      description="Восход и все времена считаются для этого места"
    />
  );
}
