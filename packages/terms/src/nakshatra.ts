import { nakshatraTable } from './nakshatra.table.ts';
import type { NameOptions } from './name.ts';
import { nameOf } from './name.ts';

/** Nakshatra, 1 = Ashvini … 27 = Revati; 28 = Abhijit in the 28-fold schemes. */
export type NakshatraNumber = keyof typeof nakshatraTable;

/** Is this a nakshatra number, 1–28? */
function isNakshatraNumber(value: number): value is NakshatraNumber {
  return Object.hasOwn(nakshatraTable, value);
}

/** Name of a nakshatra: «Пушья», «Puṣya» (Russian has no other word for it). Throws a RangeError outside 1–28. */
export function nakshatraName(nakshatra: number, options: NameOptions = {}): string {
  if (!isNakshatraNumber(nakshatra)) throw new RangeError(`nakshatra ${nakshatra} is outside 1–28`);
  return nameOf(nakshatraTable[nakshatra], options);
}

/** Nakshatra and quarter: «Пушья, 3-я пада». */
export function nakshatraWithPada(nakshatra: number, pada: number, options: NameOptions = {}): string {
  return `${nakshatraName(nakshatra, options)}, ${pada}-я\u00a0пада`;
}
