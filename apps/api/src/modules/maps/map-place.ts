import type { BodyOf } from '@nebosvod/contracts/endpoint';
import type { askedPlaceSchema, importMaps } from '@nebosvod/contracts/maps';
import { certainPlace } from '@nebosvod/gazetteer/certain-place';
import { placeById } from '@nebosvod/gazetteer/load';
import type { FoundPlace, Place } from '@nebosvod/gazetteer/place';
import { searchPlaces } from '@nebosvod/gazetteer/search';
import type { z } from 'zod';
import type { FileEntry } from '../../csv-entries.ts';

type AskedPlace = z.input<typeof askedPlaceSchema>;

/** Places to choose from. */
const CHOICES = 6;
/** Names of places in one file that are looked up: a misspelt one costs milliseconds. */
const MAX_NAMES = 300;
const MAX_NAME = 100;

interface Looked {
  readonly place: Place | null;
  readonly choices: readonly FoundPlace[];
}

/** Finds coordinates for entries of one file that have a place by name only; names that may mean several places are gathered to be asked. */
export class PlaceFinder {
  readonly #chosen: ReadonlyMap<string, number>;
  readonly #looked = new Map<string, Looked>();
  readonly #asked = new Map<string, AskedPlace>();

  /** @param answers which place the person means by a name */
  constructor(answers: BodyOf<typeof importMaps>['places'] = []) {
    this.#chosen = new Map(answers.map(({ name, placeId }) => [name, placeId]));
  }

  /** Names that could not be told from their namesakes, with the lines that wait for them. */
  get asked(): AskedPlace[] {
    return [...this.#asked.values()];
  }

  /** The entry with coordinates, or as it is where it needs none; a refused one where there is no such place; `null` = the person is asked. */
  located(entry: FileEntry): FileEntry | null {
    if ('reason' in entry) return entry;
    const { line, draft } = entry;
    const name = bareName(draft);
    if (name === null || !hasBirth(draft)) return entry;
    const looked = this.#look(name);
    if (looked === null) return { line, reason: `В файле больше ${MAX_NAMES} разных мест: разделите его на несколько` };
    if (looked.place !== null) {
      const { latitude, longitude, timeZone } = looked.place;
      return { line, draft: { ...draft, birth: { timeZone, ...draft.birth, latitude, longitude } } };
    }
    if (looked.choices.length === 0) {
      return {
        line,
        reason: `Место «${name}» не нашлось: допишите область через запятую или укажите широту и долготу`,
      };
    }
    const asked: AskedPlace = this.#asked.get(name) ?? { place: name, choices: [...looked.choices], lines: [] };
    asked.lines.push(line);
    this.#asked.set(name, asked);
    return null;
  }

  #look(name: string): Looked | null {
    const known = this.#looked.get(name);
    if (known) return known;
    if (this.#looked.size >= MAX_NAMES) return null;
    const id = this.#chosen.get(name);
    const choices = id === undefined ? searchPlaces(name, CHOICES) : [];
    const place = id === undefined ? certainPlace(name, choices) : (placeById(id) ?? null);
    const looked = { place, choices };
    this.#looked.set(name, looked);
    return looked;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function hasBirth(draft: unknown): draft is { readonly birth: Record<string, unknown> } {
  return isRecord(draft) && isRecord(draft.birth);
}

/** The name of a place that stands without coordinates. */
function bareName(draft: unknown): string | null {
  if (!hasBirth(draft)) return null;
  const { place, latitude, longitude } = draft.birth;
  const isLocated = latitude !== undefined || longitude !== undefined;
  return isLocated || typeof place !== 'string' || place.trim() === '' ? null : place.trim().slice(0, MAX_NAME);
}
