import { CLASSICAL_GRAHAS } from '../bodies.ids.ts';
import { byClassicalGraha } from '../bodies.ts';
import { ASHTAKAVARGA_POINTS } from './ashtakavarga.ids.ts';
import type { Ashtakavarga, AshtakavargaPlaces } from './ashtakavarga.ts';
import { GRAHA_MULTIPLIERS, RASI_MULTIPLIERS } from './contribution.table.ts';

/** How a row or a number of the answer came about. */
export interface AshtakavargaTraceEntry {
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly formula: string;
  readonly expression: string;
  readonly source: string;
}

/**
 * How every row and pinda came about, keyed by path, e.g. `bav.sun`, `pinda.sun.rasi`.
 * Expressions give a row of twelve over the signs, or a number.
 */
export function ashtakavargaTrace(
  result: Ashtakavarga,
  places: AshtakavargaPlaces,
): Readonly<Record<string, AshtakavargaTraceEntry>> {
  const { bav, sav, trikona, ekadhipatya, pinda, prastara } = result;
  const entries: Record<string, AshtakavargaTraceEntry> = {};
  for (const point of ASHTAKAVARGA_POINTS) {
    entries[`bav.${point}`] = {
      inputs: { rows: prastara[point] },
      formula: 'bhinnashtakavarga',
      expression: 'signs.map((i) => sum(Object.values(rows).map((row) => row[i])))',
      source: '[BPHS 66]',
    };
  }
  entries.sav = {
    inputs: { rows: byClassicalGraha((graha) => bav[graha]) },
    formula: 'sarvashtakavarga',
    expression: 'signs.map((i) => sum(Object.values(rows).map((row) => row[i])))',
    source: '[BPHS 70]',
  };
  entries.savWithLagna = {
    inputs: { rows: { sav, lagna: bav.lagna } },
    formula: 'sarvashtakavarga',
    expression: 'signs.map((i) => sum(Object.values(rows).map((row) => row[i])))',
    source: '[BPHS 70]',
  };
  const occupied = [...places.occupied].sort((a, b) => a - b);
  for (const graha of CLASSICAL_GRAHAS) {
    const standing = CLASSICAL_GRAHAS.map((id) => ({ sign: places.points[id], multiplier: GRAHA_MULTIPLIERS[id] }));
    const reduced = ekadhipatya[graha];
    entries[`trikona.${graha}`] = {
      inputs: { row: bav[graha] },
      formula: 'trikona-shodhana',
      expression: 'signs.map((i) => row[i] - min(row[i], row[(i + 4) % 12], row[(i + 8) % 12]))',
      source: '[BPHS 67]',
    };
    entries[`ekadhipatya.${graha}`] = {
      inputs: { row: trikona[graha], occupied },
      formula: 'ekadhipatya-shodhana',
      expression: 'ekadhipatya(row, occupied)',
      source: '[BPHS 68]',
    };
    entries[`pinda.${graha}.rasi`] = {
      inputs: { row: reduced, multipliers: RASI_MULTIPLIERS },
      formula: 'rasi-pinda',
      expression: 'sum(row.map((value, i) => value * multipliers[i]))',
      source: '[BPHS 71]',
    };
    entries[`pinda.${graha}.graha`] = {
      inputs: { row: reduced, standing },
      formula: 'graha-pinda',
      expression: 'sum(standing.map((at) => row[at.sign - 1] * at.multiplier))',
      source: '[BPHS 71]',
    };
    entries[`pinda.${graha}.shodhya`] = {
      inputs: { rasi: pinda[graha].rasi, graha: pinda[graha].graha },
      formula: 'shodhya-pinda',
      expression: 'rasi + graha',
      source: '[BPHS 71]',
    };
  }
  return entries;
}
