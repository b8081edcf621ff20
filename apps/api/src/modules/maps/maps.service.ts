import { randomUUID } from 'node:crypto';
import type { Birth, SettingsInput } from '@nebosvod/contracts/birth';
import {
  type createMap,
  type exportMaps,
  type getAllMaps,
  type importMaps,
  mapSchema,
  type SavedMap,
} from '@nebosvod/contracts/maps';
import { bodyOf, computeChart } from '@nebosvod/engine/chart/chart';
import { z } from 'zod';
import { ephemeris } from '../../computation/computation.service.ts';
import { resolveBirth, resolveSettings } from '../../computation/moment.service.ts';
import type { Db } from '../../context.ts';
import { ProblemError } from '../../problem-error.ts';
import { birthFromJhd, jhdFromBirth } from './jhd.ts';
import { csvOfMaps, mapsFromCsv, type ReadMap, type RefusedLine } from './map-csv.ts';
import { presentMap } from './maps.presenter.ts';
import { countMaps, findMap, insertMaps, listMaps, type NewMapRow } from './maps.repository.ts';

const MAX_MAPS = 5000;
const collator = new Intl.Collator('ru', { sensitivity: 'base', numeric: true });

type Draft = z.output<typeof createMap.body>;

/** A birth whose offset and zone are fixed, with the two signs shown in the list. */
async function settled(
  birth: Birth,
  settings: SettingsInput,
): Promise<Pick<NewMapRow, 'birth' | 'settings' | 'lagna_sign' | 'moon_sign'>> {
  const [moment, sky] = await Promise.all([resolveBirth(birth), ephemeris()]);
  // The list is Jyotish: signs of the sidereal zodiac, whatever the chart is drawn in.
  const chart = computeChart(sky, {
    julianDay: moment.julianDay,
    place: moment.place,
    settings: { ...resolveSettings(settings), zodiac: 'sidereal' },
  });
  const { disambiguation: _, ...rest } = birth;
  const fixed = {
    ...rest,
    timeZone: moment.timeZone,
    ...(birth.time === null ? {} : { utcOffsetSeconds: moment.utcOffsetSeconds }),
  };
  return {
    birth: JSON.stringify(fixed),
    settings: JSON.stringify(settings),
    lagna_sign: moment.isTimeKnown ? chart.ascendant.sign : null,
    moon_sign: bodyOf(chart, 'moon').sign,
  };
}

/**
 * Saves a map.
 * @throws ProblemError 409 for an ambiguous time, 400 for bad data or more than 5,000 maps
 */
export async function saveMap(db: Db, userId: string, draft: Draft): Promise<SavedMap> {
  await assertRoom(db, userId, 1);
  const [row] = await insertMaps(db, [await rowOf(userId, draft)]);
  return presentMap(row);
}

async function rowOf(userId: string, draft: Draft): Promise<NewMapRow> {
  return {
    id: randomUUID(),
    user_id: userId,
    name: draft.name,
    folder: draft.folder ?? '',
    tags: JSON.stringify(draft.tags ?? []),
    variant_of: draft.variantOf ?? null,
    ...(await settled(draft.birth, draft.settings ?? {})),
  };
}

async function assertRoom(db: Db, userId: string, added: number): Promise<void> {
  if ((await countMaps(db, userId)) + added > MAX_MAPS)
    throw new ProblemError('LIMIT_EXCEEDED', `Можно сохранить не больше ${MAX_MAPS} карт`);
}

/** Columns of a change; a new birth or settings are settled anew. */
export async function changesOf(
  before: SavedMap,
  changes: { name?: string; folder?: string; tags?: string[]; birth?: Birth; settings?: SettingsInput },
): Promise<Partial<NewMapRow>> {
  const { name, folder, tags, birth, settings } = changes;
  const isMoved = birth !== undefined || settings !== undefined;
  return {
    ...(name === undefined ? {} : { name }),
    ...(folder === undefined ? {} : { folder }),
    ...(tags === undefined ? {} : { tags: JSON.stringify(tags) }),
    ...(isMoved ? await settled(birth ?? before.birth, settings ?? before.settings) : {}),
  };
}

/** A page of a person's maps by search, folder, tag and order, with the counts of folders and tags. */
export async function pageOfMaps(
  db: Db,
  userId: string,
  query: z.output<typeof getAllMaps.body>,
): Promise<z.input<typeof getAllMaps.response>> {
  const all = (await listMaps(db, userId)).map(presentMap);
  const words = (query.search ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const found = all
    .filter((map) => query.folder === undefined || map.folder === query.folder)
    .filter((map) => query.tag === undefined || map.tags.includes(query.tag))
    .filter((map) => {
      const text = `${map.name} ${map.birth.place ?? ''} ${map.birth.date} ${map.tags.join(' ')}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
  if (query.order === 'name') found.sort((a, b) => collator.compare(a.name, b.name));
  if (query.order === 'birth') found.sort((a, b) => a.birth.date.localeCompare(b.birth.date));
  const start = query.cursor ? found.findIndex((map) => map.id === query.cursor) + 1 : 0;
  const limit = query.limit ?? 50;
  const maps = found.slice(start, start + limit);
  return {
    maps,
    nextCursor: start + limit < found.length ? (maps.at(-1)?.id ?? null) : null,
    total: found.length,
    folders: counted(all.flatMap((map) => (map.folder ? [map.folder] : []))),
    tags: counted(all.flatMap((map) => map.tags)),
  };
}

function counted(names: readonly string[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => collator.compare(a.name, b.name));
}

/** Reads maps of a file and saves those that can be read; the others are named with their lines. */
export async function importFile(
  db: Db,
  userId: string,
  request: z.output<typeof importMaps.body>,
): Promise<z.input<typeof importMaps.response>> {
  const { maps, refused } = readFile(request);
  await assertRoom(db, userId, maps.length);
  const rows: NewMapRow[] = [];
  const bad: RefusedLine[] = [...refused];
  for (const [index, map] of maps.entries()) {
    try {
      rows.push(await rowOf(userId, { ...map, tags: [...map.tags], folder: request.folder ?? map.folder }));
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      bad.push({ line: index + 1, reason: `${map.name}: ${error.message}` });
    }
  }
  const imported = await insertMaps(db, rows);
  return { imported: imported.map(presentMap), refused: bad };
}

const jsonFile = z.array(
  mapSchema
    .pick({ name: true, birth: true })
    .extend({ folder: z.string().default(''), tags: z.array(z.string()).default([]) }),
);

function readFile({ format, content, fileName }: z.output<typeof importMaps.body>): {
  maps: readonly ReadMap[];
  refused: readonly RefusedLine[];
} {
  if (format === 'csv') return mapsFromCsv(content);
  if (format === 'jhd') {
    const birth = birthFromJhd(content);
    if (typeof birth === 'string') return { maps: [], refused: [{ line: 1, reason: birth }] };
    return {
      maps: [{ name: (fileName ?? '').replace(/\.jhd$/i, '') || 'Карта JHora', birth, folder: '', tags: [] }],
      refused: [],
    };
  }
  const json = parseJson(content);
  const parsed = jsonFile.safeParse(json);
  if (!parsed.success)
    return { maps: [], refused: [{ line: 1, reason: 'Это не файл карт: нужен список с именем и рождением' }] };
  return { maps: parsed.data, refused: [] };
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return null;
  }
}

/** A file of maps to download. */
export interface MapFile {
  readonly type: string;
  readonly name: string;
  readonly content: string;
}

/**
 * Maps as a file.
 * @throws ProblemError 404 for a map that is not the person's, 400 where JHora cannot hold what is asked
 */
export async function exportFile(
  db: Db,
  userId: string,
  { format, mapIds }: z.output<typeof exportMaps.body>,
): Promise<MapFile> {
  const all = (await listMaps(db, userId)).map(presentMap);
  const maps = mapIds ? mapIds.map((id) => all.find((map) => map.id === id)) : all;
  if (!maps.every((map) => map !== undefined)) throw new ProblemError('NOT_FOUND', 'Такой карты у вас нет');
  if (format === 'csv') return { type: 'text/csv; charset=utf-8', name: 'maps.csv', content: csvOfMaps(maps) };
  if (format === 'json') {
    const content = JSON.stringify(
      maps.map(({ name, birth, settings, folder, tags }) => ({ name, birth, settings, folder, tags })),
      null,
      2,
    );
    return { type: 'application/json; charset=utf-8', name: 'maps.json', content };
  }
  const [map, ...others] = maps;
  if (!map || others.length > 0)
    throw new ProblemError('VALIDATION', 'В файл JHora помещается одна карта: выберите её');
  const { utcOffsetSeconds } = await resolveBirth(map.birth);
  const content = jhdFromBirth(map.birth, utcOffsetSeconds);
  if (content === null) throw new ProblemError('VALIDATION', 'JHora не хранит карты с неизвестным временем');
  return { type: 'text/plain; charset=utf-8', name: 'map.jhd', content };
}

/**
 * The birth and settings of a saved map of the caller.
 * @throws ProblemError 404 when it is not theirs
 */
export async function savedBirth(db: Db, userId: string, mapId: string): Promise<Pick<SavedMap, 'birth' | 'settings'>> {
  const row = await findMap(db, userId, mapId);
  if (!row) throw new ProblemError('NOT_FOUND', 'Такой карты у вас нет');
  return presentMap(row);
}
