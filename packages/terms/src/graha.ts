import { grahaTable } from './graha.table.ts';
import type { CaseName, NameOptions } from './name.ts';
import { nameOf } from './name.ts';

/** Ids of bodies on the wire, with `lagna` where a point can be the ascendant. */
export type GrahaId = keyof typeof grahaTable;

/** Name of a graha in the nominative: «Луна», «Чандра», «Candra». */
export function grahaName(id: GrahaId, options: NameOptions = {}): string {
  return nameOf(grahaTable[id], options);
}

/** Name of a graha in a grammatical case: `grahaCase('moon', 'genitive')` is «Луны». */
export function grahaCase(id: GrahaId, grammaticalCase: CaseName, { language = 'ru' }: NameOptions = {}): string {
  const entry = grahaTable[id];
  if (language === 'iast') return entry.iast;
  return language === 'sa' ? entry.saCases[grammaticalCase] : entry.ruCases[grammaticalCase];
}

/** Two letters for the inside of a chart: «Лу», or «Mo» for IAST. */
export function grahaAbbreviation(id: GrahaId, { language = 'ru' }: NameOptions = {}): string {
  return language === 'iast' ? grahaTable[id].latinAbbreviation : grahaTable[id].abbreviation;
}
