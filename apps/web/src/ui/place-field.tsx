import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { FieldError } from './field-error.tsx';
import { Icon } from './icon.tsx';
import { iconButtonLook } from './icon-button-look.ts';
import { linkLook } from './link-look.ts';
import classes from './place-field.module.css';
import { coordinatesText, parseCoordinates, splitByMatch } from './place-text.ts';
import { Spinner } from './spinner.tsx';

/** A place found by name, or a bare point on the globe (`id` and `timeZone` null). */
export interface Place {
  readonly id: string | number | null;
  readonly name: string;
  /** Region and country, or what the place is called now. */
  readonly detail: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string | null;
}

interface Props {
  readonly label: string;
  readonly value: Place | null;
  readonly onChange: (place: Place | null) => void;
  /** Places for what was typed, best first; for the same words always the same. */
  readonly search: (query: string, signal: AbortSignal) => Promise<readonly Place[]>;
  readonly error?: string | null;
  readonly description?: ReactNode;
  /** Small words at the right of the label. */
  readonly aside?: string;
  /** The field stands in a popup, which a click into a list elsewhere in the page would close. */
  readonly isInPopup?: boolean;
}

interface Found {
  readonly kind: 'idle' | 'loading' | 'failed' | 'found';
  readonly places: readonly Place[];
}

/** Lets a person stop typing for a moment before we ask. */
const pauseMs = 120;

/** A place by name in any spelling, or by coordinates, chosen from a list. */
export function PlaceField({
  label,
  value,
  onChange,
  search,
  error = null,
  description,
  aside,
  isInPopup = false,
}: Props) {
  const [text, setText] = useState(value?.name ?? '');
  const [hasTyped, setTyped] = useState(false);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const query = hasTyped ? text.trim() : '';
  const { kind, places, retry } = useFound(query, search);

  const shownId = value?.id;
  const shownName = value?.name;
  useEffect(() => {
    if (shownName !== undefined) setText(shownName);
    else if (shownId === undefined) setText((typed) => typed);
  }, [shownName, shownId]);

  const choose = (place: Place) => {
    setText(place.name);
    setTyped(false);
    onChange(place);
    combobox.closeDropdown();
  };

  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(index) => places[Number(index)] && choose(places[Number(index)]!)}
      position="bottom-start"
      middlewares={{ flip: false, shift: false }}
      withinPortal={!isInPopup}
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          role="combobox"
          label={aside === undefined ? label : <LabelWithAside label={label} aside={aside} />}
          value={text}
          autoComplete="off"
          spellCheck={false}
          description={description}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          error={error === null ? null : <FieldError>{error}</FieldError>}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setTyped(true);
            if (value !== null) onChange(null);
            combobox.openDropdown();
            combobox.updateSelectedOptionIndex();
          }}
          onFocus={() => query !== '' && combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
          rightSectionWidth={44}
          rightSection={
            kind === 'loading' ? (
              <Spinner />
            ) : text === '' ? (
              <Icon name="place" />
            ) : (
              <button
                type="button"
                {...iconButtonLook()}
                aria-label={`${label}: очистить`}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => {
                  setText('');
                  setTyped(false);
                  onChange(null);
                }}
              >
                <Icon name="close" size={16} />
              </button>
            )
          }
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={query === '' || kind === 'idle' || kind === 'loading'}>
        <Combobox.Options mah={320} style={{ overflowY: 'auto' }} aria-label={label}>
          {places.map((place, index) => (
            <Combobox.Option
              value={String(index)}
              key={`${place.id}:${place.latitude}:${place.longitude}`}
              className="place-option"
            >
              <PlaceRow place={place} query={query} />
            </Combobox.Option>
          ))}
        </Combobox.Options>
        {kind === 'found' && places.length === 0 && (
          <Combobox.Empty>Не нашли «{query}». Проверьте написание или введите координаты: 55.75, 37.62</Combobox.Empty>
        )}
        {kind === 'failed' && (
          <Combobox.Empty>
            Список мест не загрузился.{' '}
            <button type="button" {...linkLook()} onMouseDown={(event) => event.preventDefault()} onClick={retry}>
              Повторить
            </button>
          </Combobox.Empty>
        )}
      </Combobox.Dropdown>
    </Combobox>
  );
}

function LabelWithAside({ label, aside }: { readonly label: string; readonly aside: string }) {
  return (
    <span className={`row ${classes.label}`}>
      <span>{label}</span>
      <span>{aside}</span>
    </span>
  );
}

function PlaceRow({ place, query }: { readonly place: Place; readonly query: string }) {
  const [before, match, after] = splitByMatch(place.name, query);
  return (
    <>
      <Icon name="place" size={16} className="muted" />
      <span>
        {before}
        <mark>{match}</mark>
        {after}
        <small>{place.detail}</small>
      </span>
      <span className="cap tn nw">{coordinatesText(place.latitude, place.longitude)}</span>
    </>
  );
}

/** What is found for the query; while more of a word is typed, what its beginning found stays in sight. */
function useFound(query: string, search: Props['search']): Found & { readonly retry: () => void } {
  const point = parseCoordinates(query);
  const [paused] = useDebouncedValue(query, pauseMs);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['places by name', paused],
    queryFn: ({ signal }) => search(paused, signal),
    enabled: query !== '' && paused !== '' && point === null,
    staleTime: Number.POSITIVE_INFINITY,
    // Whoever types sees at once that there is no answer.
    retry: false,
    networkMode: 'always',
    placeholderData: (places, previous) => {
      const before = String(previous?.queryKey[1] ?? '');
      return paused.startsWith(before) || before.startsWith(paused) ? places : undefined;
    },
  });
  const retry = () => void refetch();
  if (point) {
    const place = { id: null, name: coordinatesText(point.latitude, point.longitude), timeZone: null, ...point };
    return { kind: 'found', places: [{ ...place, detail: 'Точка по координатам' }], retry };
  }
  if (query === '' || paused === '') return { kind: 'idle', places: [], retry };
  if (data) return { kind: 'found', places: data, retry };
  return { kind: isError && !isFetching ? 'failed' : 'loading', places: [], retry };
}
