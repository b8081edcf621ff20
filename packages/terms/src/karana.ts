import { karanaTable } from './karana.table.ts';
import type { NameOptions } from './name.ts';
import { nameOf } from './name.ts';

/** One of the eleven karanas: 1 Bava … 7 Vishti, 8 Shakuni, 9 Chatushpada, 10 Naga, 11 Kimstughna. */
export type KaranaNumber = keyof typeof karanaTable;

const fixed: ReadonlyMap<number, KaranaNumber> = new Map([
  [1, 11],
  [58, 8],
  [59, 9],
  [60, 10],
]);
const movable = [1, 2, 3, 4, 5, 6, 7] as const;

/**
 * Which karana holds in a half-tithi, 1–60: 1 Kimstughna, 2–57 the seven movable ones in turn, 58–60 the fixed ones.
 * Throws a RangeError outside 1–60.
 */
export function karanaOfHalfTithi(halfTithi: number): KaranaNumber {
  const karana = fixed.get(halfTithi) ?? movable[(halfTithi - 2) % movable.length];
  if (halfTithi < 1 || halfTithi > 60 || karana === undefined) {
    throw new RangeError(`half-tithi ${halfTithi} is outside 1–60`);
  }
  return karana;
}

/** Name of the karana of a half-tithi, 1–60: «Бава». */
export function karanaName(halfTithi: number, options: NameOptions = {}): string {
  return nameOf(karanaTable[karanaOfHalfTithi(halfTithi)], options);
}

/** Name of a karana by its id: `vishti` → «Вишти»; null for an unknown id. */
export function karanaNameById(id: string, options: NameOptions = {}): string | null {
  const entry = Object.values(karanaTable).find((karana) => karana.id === id);
  return entry === undefined ? null : nameOf(entry, options);
}
