import { type Name, type NameOptions, nameOf } from './name.ts';
import { pick } from './numbered.ts';
import { taraBalaTable } from './tara-bala.table.ts';

/** Name of a tara, 1 = Janma … 9 = Parama Mitra. Throws a RangeError outside 1–9. */
export function taraName(tara: number, options: NameOptions = {}): string {
  return nameOf(pick<Name>(taraBalaTable, tara, 'tara'), options);
}
