import { bitCount, editDistance, longestPattern, preparePattern, signatureOf } from './edit-distance.ts';
import { nameKind, type PlaceStore, placeStore, readOldName, readPlace } from './load.ts';
import { encodeName, nameEnd } from './name-code.ts';
import { buildNameIndex, type NameIndex, prefixRange } from './name-index.ts';
import { normalise } from './normalise.ts';
import type { FoundPlace } from './place.ts';
import { otherAlphabet, otherLayout } from './retyped.ts';
import { buildTrigramIndex, similarNames, type TrigramIndex } from './trigram-index.ts';

/** How well a name matches, in the same units as the weight of a place (log10 of population). */
const matchWeight = {
  exact: { main: 3, latin: 2.8, old: 2.2, other: 2 },
  prefix: { main: 1.5, latin: 1.3, old: 1, other: 0.6 },
  wholeInnerWords: 1.4,
  innerPrefix: 0.4,
} as const;

/** Below any exact or prefix match: the largest place weighs about 8.5. */
const guessed = -12;
const retypedPenalty = 1.5;
const leastSimilarity = 0.34;
/** With fewer hits than this the search goes on to guesses. */
const enough = 5;

interface Indexes {
  readonly store: PlaceStore;
  readonly names: NameIndex;
  /** Built when the first misspelt query comes, unless warmed before. */
  readonly trigrams: () => TrigramIndex;
  readonly signatures: () => Int32Array;
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const indexes = once((): Indexes => {
  const store = placeStore();
  return {
    store,
    names: buildNameIndex(store),
    trigrams: once(() => buildTrigramIndex(store)),
    signatures: once(() => {
      const { letters, nameStart } = store;
      const found = new Int32Array(nameStart.length - 1);
      for (let name = 0; name < found.length; name++) {
        found[name] = signatureOf(letters, nameStart[name], nameStart[name + 1] - 1);
      }
      return found;
    }),
  };
});

/** Loads and sorts everything a query may need, so that the first ones are not slow. */
export function warmSearch(): void {
  const { signatures, trigrams } = indexes();
  signatures();
  trigrams();
}

/** The best matches so far: one a place, at most `size`. */
class Best {
  readonly hits: { place: number; name: number; score: number }[] = [];
  private readonly size: number;

  constructor(size: number) {
    this.size = size;
  }

  add(place: number, name: number, score: number): void {
    const { hits, size } = this;
    if (hits.length === size && score <= hits[size - 1].score) return;
    const known = hits.findIndex((hit) => hit.place === place);
    if (known >= 0) {
      if (hits[known].score >= score) return;
      hits.splice(known, 1);
    }
    let at = hits.length;
    while (at > 0 && hits[at - 1].score < score) at--;
    hits.splice(at, 0, { place, name, score });
    if (hits.length > size) hits.pop();
  }
}

type KindName = keyof typeof nameKind;
const kindNames: readonly KindName[] = ['main', 'latin', 'old', 'other'];

function addExactAndPrefix({ store, names }: Indexes, query: Uint8Array, best: Best, penalty: number): void {
  const [from, to] = prefixRange(store, names, query);
  for (let at = from; at < to; at++) {
    const start = names.starts[at];
    const name = names.names[at];
    const place = store.namePlace[name];
    const kind = kindNames[store.nameKinds[name]];
    const isWhole = store.letters[start + query.length] === nameEnd;
    let match: number;
    if (start === store.nameStart[name]) match = isWhole ? matchWeight.exact[kind] : matchWeight.prefix[kind];
    else match = kind === 'main' && isWhole ? matchWeight.wholeInnerWords : matchWeight.innerPrefix;
    best.add(place, name, store.weight[place] + match - penalty);
  }
}

function addSimilar({ store, trigrams }: Indexes, query: Uint8Array, best: Best): void {
  for (const [name, similarity] of similarNames(trigrams(), query, leastSimilarity)) {
    const place = store.namePlace[name];
    best.add(place, name, guessed + similarity * 10 + store.weight[place] * 0.4);
  }
}

function addMisspelt({ store, signatures }: Indexes, query: Uint8Array, best: Best, penalty: number): void {
  if (query.length < 3 || query.length > longestPattern) return;
  const most = query.length < 5 ? 1 : 2;
  const pattern = preparePattern(query);
  const known = signatures();
  const { nameStart, letters, namePlace, nameKinds, weight } = store;
  const [shortest, longest] = [query.length - most, query.length + most];
  for (let name = 0; name < known.length; name++) {
    const length = nameStart[name + 1] - nameStart[name] - 1;
    if (length < shortest || length > longest) continue;
    // An edit changes at most one letter that is there and one that is not.
    if (bitCount(known[name] ^ pattern.signature) > 2 * most) continue;
    const distance = editDistance(pattern, letters, nameStart[name]);
    if (distance > most) continue;
    const place = namePlace[name];
    const isOwn = nameKinds[name] === nameKind.other ? 0 : 0.5;
    best.add(place, name, guessed + 9 - distance * 2.2 + isOwn + weight[place] * 0.8 - penalty);
  }
}

/** Kinds of settlement that people write before a name. */
export const leadingWords = /^(г|гор|город|пос|поселок|пгт|рп|с|село|д|дер|деревня|ст|станица|аул|хутор)\s+(?=\S{2})/;

/** Spellings of a query in the order in which they are believed: as typed, the other layout, the other alphabet. */
function readings(query: string): Uint8Array[] {
  const typed = normalise(query).replace(leadingWords, '');
  const swapped = otherLayout(query);
  const texts = [typed, swapped === null ? null : normalise(swapped).replace(leadingWords, ''), otherAlphabet(typed)];
  const taken = new Set<string>();
  const result: Uint8Array[] = [];
  for (const text of texts) {
    if (text === null || text === '' || taken.has(text)) continue;
    taken.add(text);
    result.push(encodeName(text));
  }
  return result;
}

function match(query: string, size: number, mayGuess: boolean): Best {
  const all = indexes();
  const best = new Best(size);
  const spellings = readings(query);
  for (const [order, spelling] of spellings.entries()) {
    if (order > 0 && best.hits.length >= enough) break;
    addExactAndPrefix(all, spelling, best, order === 0 ? 0 : retypedPenalty);
  }
  if (!mayGuess || best.hits.length >= enough || spellings.length === 0) return best;
  // Each reading costs a pass over all names, so the less likely ones wait until nothing was found. Latin letters are as
  // often a misspelt word in the wrong layout as a misspelt Latin one.
  if (best.hits.length === 0) {
    const isLatin = /[a-z]/i.test(query);
    for (const [order, spelling] of spellings.entries()) {
      if (best.hits.length === 0 || (order === 1 && isLatin)) addMisspelt(all, spelling, best, order);
    }
  }
  if (spellings[0].length > 3) addSimilar(all, spellings[0], best);
  return best;
}

function present(store: PlaceStore, hit: Best['hits'][number]): FoundPlace {
  const place = readPlace(store, hit.place);
  if (store.nameKinds[hit.name] !== nameKind.old) return place;
  return { ...place, matchedName: readOldName(store, hit.place, hit.name) };
}

/** Does every word of the remark begin a word of the region or the country? */
export function fits(place: FoundPlace, remark: string): boolean {
  const words = normalise(`${place.region ?? ''} ${place.country} ${place.countryCode}`).split(' ');
  return normalise(remark)
    .split(' ')
    .every((part) => words.some((word) => word.startsWith(part.slice(0, Math.max(4, part.length - 2)))));
}

/** Splits «Кировск, Мурманская область» at the comma, «Кировск мурманская» at each space from the right. */
function splitRemark(query: string): (readonly [name: string, remark: string])[] {
  const comma = query.indexOf(',');
  // In the English layout a comma is the letter б.
  if (comma > 1 && /[\s]/.test(query[comma + 1] ?? '')) return [[query.slice(0, comma), query.slice(comma + 1)]];
  const words = query.trim().split(/\s+/);
  return words.slice(1).map((_, index) => {
    const at = words.length - 1 - index;
    return [words.slice(0, at).join(' '), words.slice(at).join(' ')];
  });
}

const widest = 60;

/**
 * Finds places by a name as people type it: part of it, misspelt, in the wrong keyboard layout, in Latin, under a former
 * name, with its region after it. Best first; an empty list when nothing is near.
 * @param limit how many at most, 1–50
 */
export function searchPlaces(query: string, limit = 10): FoundPlace[] {
  const { store } = indexes();
  const size = Math.min(50, Math.max(1, Math.floor(limit)));
  const text = query.slice(0, 100);
  if (normalise(text) === '' && otherLayout(text) === null) return [];
  const remarks = splitRemark(text);
  const plain = match(text, size, false);
  if (plain.hits.length === 0) {
    for (const [name, remark] of remarks) {
      if (normalise(name) === '' || normalise(remark) === '') continue;
      const fitting = match(name, widest, false)
        .hits.map((hit) => present(store, hit))
        .filter((place) => fits(place, remark));
      if (fitting.length > 0) return fitting.slice(0, size);
    }
  }
  const guesses = plain.hits.length >= enough ? plain : match(text, size, true);
  return guesses.hits.map((hit) => present(store, hit));
}
