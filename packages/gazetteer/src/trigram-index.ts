import { nameKind, type PlaceStore } from './load.ts';
import { codeCount, nameEnd, spaceCode } from './name-code.ts';

/** Names by the groups of three letters they hold. */
export interface TrigramIndex {
  /** Offset of each trigram's list in `postings`. */
  readonly offsets: Uint32Array;
  /** Names, grouped by trigram. */
  readonly postings: Uint32Array;
  /** How many trigrams a name has. */
  readonly sizes: Uint8Array;
}

const trigramCount = codeCount ** 3;

/** Trigrams of a run of letters padded by two spaces before and one after, without repetition. */
function trigramsOf(letters: Uint8Array, start: number, end: number): number[] {
  // A name has few enough groups for a list to be faster than a set.
  const found: number[] = [];
  let [a, b] = [spaceCode, spaceCode];
  for (let at = start; at <= end; at++) {
    const letter = at === end ? spaceCode : letters[at];
    const trigram = (a * codeCount + b) * codeCount + letter;
    if (!found.includes(trigram)) found.push(trigram);
    a = b;
    b = letter;
  }
  return found;
}

/** Indexes the Russian and former names; the other spellings are left to the exact index. */
export function buildTrigramIndex(store: PlaceStore): TrigramIndex {
  const { letters, nameStart, nameKinds } = store;
  const nameCount = nameStart.length - 1;
  const isIndexed = (name: number) =>
    (nameKinds[name] === nameKind.main || nameKinds[name] === nameKind.old) && letters[nameStart[name]] !== nameEnd;
  const offsets = new Uint32Array(trigramCount + 1);
  const sizes = new Uint8Array(nameCount);
  for (let name = 0; name < nameCount; name++) {
    if (!isIndexed(name)) continue;
    const trigrams = trigramsOf(letters, nameStart[name], nameStart[name + 1] - 1);
    sizes[name] = trigrams.length;
    for (const trigram of trigrams) offsets[trigram + 1]++;
  }
  for (let trigram = 0; trigram < trigramCount; trigram++) offsets[trigram + 1] += offsets[trigram];
  const postings = new Uint32Array(offsets[trigramCount]);
  const next = offsets.slice();
  for (let name = 0; name < nameCount; name++) {
    if (!isIndexed(name)) continue;
    for (const trigram of trigramsOf(letters, nameStart[name], nameStart[name + 1] - 1))
      postings[next[trigram]++] = name;
  }
  return { offsets, postings, sizes };
}

/** Names that share at least `least` of all trigrams of both (0…1), with that share. */
export function similarNames(index: TrigramIndex, query: Uint8Array, least: number): Map<number, number> {
  const trigrams = trigramsOf(query, 0, query.length);
  const shared = new Map<number, number>();
  // The rare groups decide who is a candidate; a name without any of them cannot be similar enough.
  const byLength = trigrams.sort((a, b) => listLength(index, a) - listLength(index, b));
  const deciding = Math.max(1, Math.ceil(trigrams.length * (1 - least)) + 1);
  for (const [order, trigram] of byLength.entries()) {
    for (let at = index.offsets[trigram]; at < index.offsets[trigram + 1]; at++) {
      const name = index.postings[at];
      const count = shared.get(name);
      if (count !== undefined) shared.set(name, count + 1);
      else if (order < deciding) shared.set(name, 1);
    }
  }
  const result = new Map<number, number>();
  for (const [name, count] of shared) {
    const similarity = count / (trigrams.length + index.sizes[name] - count);
    if (similarity >= least) result.set(name, similarity);
  }
  return result;
}

function listLength(index: TrigramIndex, trigram: number): number {
  return index.offsets[trigram + 1] - index.offsets[trigram];
}
