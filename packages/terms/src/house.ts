import { houseTable } from './house.table.ts';
import type { NameOptions } from './name.ts';
import { nameOf } from './name.ts';

/** House (bhava), 1–12. */
export type HouseNumber = keyof typeof houseTable;

/** Is this a house number, 1–12? */
function isHouseNumber(value: number): value is HouseNumber {
  return Object.hasOwn(houseTable, value);
}

function check(house: number): HouseNumber {
  if (!isHouseNumber(house)) throw new RangeError(`house ${house} is outside 1–12`);
  return house;
}

/** Name of a house, 1–12: «Дом брака и партнёрства», «Ювати». Throws a RangeError outside 1–12. */
export function houseName(house: number, options: NameOptions = {}): string {
  return nameOf(houseTable[check(house)], options);
}

/** Ordinal: «7-й дом». */
export function houseOrdinal(house: number): string {
  return `${check(house)}-й\u00a0дом`;
}

/** Where: «в 7-м доме», «во 2-м доме». */
export function inHouse(house: number): string {
  return `${check(house) === 2 ? 'во' : 'в'}\u00a0${house}-м\u00a0доме`;
}

/** Of which: «владыка 7-го дома». */
export function lordOfHouse(house: number): string {
  return `владыка ${check(house)}-го\u00a0дома`;
}
