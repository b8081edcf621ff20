import { Readable } from 'node:stream';
import type { BodyOf } from '@nebosvod/contracts/endpoint';
import type { exportMaps, SavedMap } from '@nebosvod/contracts/maps';
import { resolveBirth } from '../../computation/moment.service.ts';
import type { Db } from '../../context.ts';
import { ProblemError } from '../../problem-error.ts';
import { jhdFromBirth } from './jhd.ts';
import { csvHeading, csvLineOf } from './map-csv.ts';
import { presentMap } from './maps.presenter.ts';
import { countMaps, findMap, findMaps, pagesOfMaps } from './maps.repository.ts';

/** A file of maps to download, made while it is sent. */
export interface MapFile {
  readonly type: string;
  readonly name: string;
  readonly content: Readable;
}

/** Maps in memory at a time. */
const PAGE = 50;

/**
 * Maps as a file.
 * @throws ProblemError 404 for a map that is not the person's, 400 where JHora cannot hold what is asked
 */
export async function exportFile(
  db: Db,
  userId: string,
  { format, mapIds }: BodyOf<typeof exportMaps>,
): Promise<MapFile> {
  const ids = mapIds && [...new Set(mapIds)];
  if (ids && (await countMaps(db, userId, ids)) !== ids.length)
    throw new ProblemError('NOT_FOUND', 'Такой карты у вас нет');
  if (format === 'jhd') return jhoraFile(db, userId, ids);
  const maps = mapsOf(db, userId, ids);
  return format === 'csv'
    ? { type: 'text/csv; charset=utf-8', name: 'maps.csv', content: Readable.from(csvText(maps)) }
    : { type: 'application/json; charset=utf-8', name: 'maps.json', content: Readable.from(jsonText(maps)) };
}

async function* mapsOf(db: Db, userId: string, ids: readonly string[] | undefined): AsyncGenerator<SavedMap[]> {
  if (!ids) {
    for await (const rows of pagesOfMaps(db, userId, { size: PAGE })) yield rows.map(presentMap);
    return;
  }
  for (let start = 0; start < ids.length; start += PAGE) {
    const page = ids.slice(start, start + PAGE);
    const rows = new Map((await findMaps(db, userId, page)).map((row) => [row.id, row]));
    yield page.flatMap((id) => rows.get(id) ?? []).map(presentMap);
  }
}

async function* csvText(pages: AsyncIterable<SavedMap[]>): AsyncGenerator<string> {
  yield csvHeading;
  for await (const maps of pages) if (maps.length > 0) yield maps.map(csvLineOf).join('');
}

async function* jsonText(pages: AsyncIterable<SavedMap[]>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const maps of pages) {
    for (const { name, birth, settings, folder, tags } of maps) {
      yield separator + JSON.stringify({ name, birth, settings, folder, tags }, null, 2);
      separator = ',\n';
    }
  }
  yield separator === ',\n' ? '\n]\n' : '[]\n';
}

async function jhoraFile(db: Db, userId: string, ids: readonly string[] | undefined): Promise<MapFile> {
  const isOne = (ids?.length ?? (await countMaps(db, userId))) === 1;
  const [id] = ids ?? [];
  const row = isOne ? await (id === undefined ? onlyMap(db, userId) : findMap(db, userId, id)) : undefined;
  if (!row) throw new ProblemError('VALIDATION', 'В файл JHora помещается одна карта: выберите её');
  const map = presentMap(row);
  const { utcOffsetSeconds } = await resolveBirth(map.birth);
  const content = jhdFromBirth(map.birth, utcOffsetSeconds);
  if (content === null) throw new ProblemError('VALIDATION', 'JHora не хранит карты с неизвестным временем');
  return { type: 'text/plain; charset=utf-8', name: 'map.jhd', content: Readable.from([content]) };
}

async function onlyMap(db: Db, userId: string) {
  for await (const [row] of pagesOfMaps(db, userId, { size: 1 })) return row;
  return undefined;
}
