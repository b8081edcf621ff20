import type { paths } from '../platform/paths.ts';

/** What `?map=` holds for the chart kept on this device; anything else there is the id of a saved map. */
export const localMap = 'local';

/** A birth typed only to be compared with, kept for this visit of the tab. */
export const typedMap = 'typed';

/** A well-known person to compare with, by the place in the table of examples, from 0. */
export function exampleMap(index: number): string {
  return `example-${index + 1}`;
}

/** The place in the table of examples that a map of an address names; `null` = it names none. */
export function exampleIndex(map: string): number | null {
  const [, number] = /^example-([1-9])$/.exec(map) ?? [];
  return number === undefined ? null : Number(number) - 1;
}

/** Whether a map of an address is one of the account, and none that needs no account. */
export function isSavedMap(map: string | undefined): map is string {
  return map !== undefined && /^[0-9a-f-]{36}$/i.test(map);
}

/** Whether a map of an address can only be one of two that are compared. */
export function isOnlyCompared(map: string): boolean {
  return map === typedMap || exampleIndex(map) !== null;
}

/** Pages that open a map by `?map=`. */
export type MapAddress = (typeof paths)['natalChart' | 'veda' | 'astrolog'];
