import { readFileSync } from 'node:fs';

/** Republics of the former Union: every place of theirs is kept, whatever its size. */
export const formerUnion: ReadonlySet<string> = new Set('RU UA BY KZ KG MD GE UZ TJ TM AZ AM LV LT EE'.split(' '));

/** Smallest population of a place kept outside the former Union. */
const smallestAbroad = 5000;

/** A row of the GeoNames dump as far as the gazetteer needs it. */
export interface SourceRow {
  readonly id: number;
  readonly name: string;
  readonly ascii: string;
  /** Names in every language, untagged. */
  readonly alternates: readonly string[];
  readonly latitude: number;
  readonly longitude: number;
  readonly featureCode: string;
  readonly country: string;
  readonly admin1: string;
  readonly population: number;
  readonly timeZone: string;
}

/** Rows of `cities1000.txt` that belong to the set: the former Union whole, the rest of the world from 5,000 people. */
export function readSourceRows(path: string): SourceRow[] {
  const rows: SourceRow[] = [];
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    if (line === '') continue;
    const field = line.split('\t');
    const population = Number(field[14]);
    if (!formerUnion.has(field[8]) && population < smallestAbroad) continue;
    rows.push({
      id: Number(field[0]),
      name: field[1],
      ascii: field[2],
      alternates: field[3].split(',').filter((name) => name !== ''),
      latitude: Number(field[4]),
      longitude: Number(field[5]),
      featureCode: field[7],
      country: field[8],
      admin1: field[10],
      population,
      timeZone: field[17],
    });
  }
  return rows;
}
