import { type Name, type NameOptions, nameOf } from './name.ts';
import { pick } from './numbered.ts';
import { varaTable } from './vara.table.ts';

/** Name of a weekday, 0 = Sunday … 6: «воскресенье», «Равивара». */
export function varaName(vara: number, options: NameOptions = {}): string {
  return nameOf(pick<Name>(varaTable, vara, 'vara'), options);
}

/** When: «во вторник». */
export function onVara(vara: number): string {
  return pick<(typeof varaTable)[keyof typeof varaTable]>(varaTable, vara, 'vara').on;
}

/** Two letters of a weekday: «вт». */
export function varaAbbreviation(vara: number): string {
  return pick<(typeof varaTable)[keyof typeof varaTable]>(varaTable, vara, 'vara').abbreviation;
}
