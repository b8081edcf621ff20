import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { codeOfBytes, nameEnd } from './name-code.ts';
import type { Place } from './place.ts';

/** Kinds of names, by which a match is weighed. */
export const nameKind = { main: 0, latin: 1, old: 2, other: 3 } as const;

/**
 * All places in memory: the text of the file as it is, and typed arrays beside it. A row becomes an object only when it
 * is answered.
 */
export interface PlaceStore {
  readonly count: number;
  readonly text: Buffer;
  /** Offset of each row in `text`, and the end of the last one. */
  readonly rowStart: Uint32Array;
  /** GeoNames ids, ascending. */
  readonly ids: Int32Array;
  readonly latitudes: Float32Array;
  readonly longitudes: Float32Array;
  /** What a place weighs among equal matches: log10 of its population, the former Union above the rest, districts below. */
  readonly weight: Float32Array;
  readonly isSecondary: Uint8Array;
  /** How far a place is felt: 1 for a hamlet, 6 for a million people; distances are divided by it. */
  readonly reach: Float32Array;
  /** Names of all places in one-byte letters, each ended by `nameEnd`. */
  readonly letters: Uint8Array;
  readonly nameStart: Uint32Array;
  readonly namePlace: Uint32Array;
  readonly nameKinds: Uint8Array;
  /** Index of the first name of each place. */
  readonly firstName: Uint32Array;
}

// Beside the folder of the sources and of the built files alike.
const dataFile = new URL('../data/places.tsv.gz', import.meta.url);

const tab = 9;
const newline = 10;
const bar = 124;
const minus = 45;
const point = 46;
const zero = 48;
const secondaryMark = 115;

const column = {
  id: 0,
  name: 1,
  latinName: 2,
  country: 3,
  region: 4,
  latitude: 5,
  longitude: 6,
  timeZone: 7,
  population: 8,
  flags: 9,
  oldNames: 10,
} as const;
const keyColumn = 11;

const formerUnion = new Set(
  ['RU', 'UA', 'BY', 'KZ', 'KG', 'MD', 'GE', 'UZ', 'TJ', 'TM', 'AZ', 'AM', 'LV', 'LT', 'EE'].map(
    (code) => code.charCodeAt(0) * 256 + code.charCodeAt(1),
  ),
);

/** A place of the former Union counts as one ten times as populous abroad: that is where our users are born. */
const formerUnionBonus = 1;
const secondaryPenalty = 2.5;

function fieldsOf(text: Buffer, start: number, end: number): string[] {
  return text.toString('utf8', start, end).split('\t');
}

/** A decimal number of ASCII digits between two offsets, read without making a string. */
function numberAt(text: Buffer, start: number, end: number): number {
  const isNegative = text[start] === minus;
  let digits = 0;
  let divisor = 0;
  for (let at = isNegative ? start + 1 : start; at < end; at++) {
    if (text[at] === point) divisor = 1;
    else {
      digits = digits * 10 + text[at] - zero;
      divisor *= 10;
    }
  }
  const value = digits / (divisor || 1);
  return isNegative ? -value : value;
}

/** Reads the committed data file; about 0.2 s and 20 MB. */
function loadPlaces(): PlaceStore {
  const text = gunzipSync(readFileSync(dataFile));
  let count = 0;
  let nameCount = 0;
  for (const byte of text) {
    if (byte === newline) count++;
    else if (byte === bar) nameCount++;
  }
  nameCount += count;
  const rowStart = new Uint32Array(count + 1);
  const ids = new Int32Array(count);
  const latitudes = new Float32Array(count);
  const longitudes = new Float32Array(count);
  const weight = new Float32Array(count);
  const isSecondary = new Uint8Array(count);
  const reach = new Float32Array(count);
  const firstName = new Uint32Array(count + 1);
  const letters = new Uint8Array(text.length);
  const nameStart = new Uint32Array(nameCount + 1);
  const namePlace = new Uint32Array(nameCount);
  const nameKinds = new Uint8Array(nameCount);
  const fieldStart = new Uint32Array(keyColumn + 1);
  let letterCount = 0;
  let name = 0;
  let at = 0;

  for (let place = 0; place < count; place++) {
    rowStart[place] = at;
    fieldStart[0] = at;
    for (let field = 1; field <= keyColumn; at++) if (text[at] === tab) fieldStart[field++] = at + 1;
    const read = (field: number) => numberAt(text, fieldStart[field], fieldStart[field + 1] - 1);
    const population = read(column.population);
    const country = text[fieldStart[column.country]] * 256 + text[fieldStart[column.country] + 1];
    ids[place] = read(column.id);
    latitudes[place] = read(column.latitude);
    longitudes[place] = read(column.longitude);
    isSecondary[place] = text[fieldStart[column.flags]] === secondaryMark ? 1 : 0;
    weight[place] =
      Math.log10(population + 10) +
      (formerUnion.has(country) ? formerUnionBonus : 0) -
      (isSecondary[place] === 1 ? secondaryPenalty : 0);
    reach[place] = 1 + Math.cbrt(population) / 20;
    firstName[place] = name;
    let oldCount = 0;
    const oldEnd = fieldStart[keyColumn] - 1;
    for (let old = fieldStart[column.oldNames]; old < oldEnd; old++)
      if (text[old] === bar || oldCount === 0) oldCount++;

    let ordinal = 0;
    nameStart[name] = letterCount;
    for (let isOpen = true; isOpen; at++) {
      const byte = text[at];
      if (byte !== bar && byte !== newline) {
        const code = codeOfBytes(byte, text[at + 1]);
        if (byte >= 0x80) at++;
        letters[letterCount++] = code;
        continue;
      }
      letters[letterCount++] = nameEnd;
      namePlace[name] = place;
      nameKinds[name] =
        ordinal === 0
          ? nameKind.main
          : ordinal === 1
            ? nameKind.latin
            : ordinal < 2 + oldCount
              ? nameKind.old
              : nameKind.other;
      ordinal++;
      name++;
      nameStart[name] = letterCount;
      isOpen = byte === bar;
    }
  }
  rowStart[count] = at;
  firstName[count] = name;
  return {
    count,
    text,
    rowStart,
    ids,
    latitudes,
    longitudes,
    weight,
    isSecondary,
    reach,
    letters: letters.slice(0, letterCount),
    nameStart: nameStart.slice(0, name + 1),
    namePlace: namePlace.slice(0, name),
    nameKinds: nameKinds.slice(0, name),
    firstName,
  };
}

const countryNames = new Intl.DisplayNames('ru', { type: 'region' });

/** The row of a place as an object. */
export function readPlace(store: PlaceStore, place: number): Place {
  const fields = fieldsOf(store.text, store.rowStart[place], store.rowStart[place + 1]);
  return {
    id: store.ids[place],
    name: fields[column.name],
    latinName: fields[column.latinName],
    region: fields[column.region] === '' ? null : fields[column.region],
    country: countryNames.of(fields[column.country]) ?? fields[column.country],
    countryCode: fields[column.country],
    latitude: Number(fields[column.latitude]),
    longitude: Number(fields[column.longitude]),
    timeZone: fields[column.timeZone],
    population: Number(fields[column.population]),
  };
}

/** The former name of a place that stands at a name of kind `old`. */
export function readOldName(store: PlaceStore, place: number, name: number): string {
  const fields = fieldsOf(store.text, store.rowStart[place], store.rowStart[place + 1]);
  return fields[column.oldNames].split('|')[name - store.firstName[place] - 2];
}

let loaded: PlaceStore | undefined;

/** The places of this process, loaded at the first call. */
export function placeStore(): PlaceStore {
  loaded ??= loadPlaces();
  return loaded;
}

/** The place of a GeoNames id; null when the gazetteer has no such place. */
export function placeById(id: number): Place | null {
  const store = placeStore();
  let [low, high] = [0, store.count - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (store.ids[middle] === id) return readPlace(store, middle);
    if (store.ids[middle] < id) low = middle + 1;
    else high = middle - 1;
  }
  return null;
}
