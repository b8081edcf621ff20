/** What a map is found and sorted by. */
export interface KeyedMap {
  readonly name: string;
  readonly birth: { readonly date: string; readonly place?: string | undefined };
  readonly tags: readonly string[];
}

/**
 * The text that words of a search are looked for in: name, place, date and tags, lower-cased.
 * One locale-free key in the row, because a database with the locale C lowers no Cyrillic.
 */
export function searchKey({ name, birth, tags }: KeyedMap): string {
  return `${name} ${birth.place ?? ''} ${birth.date} ${tags.join(' ')}`.toLowerCase();
}
