import { randomUUID } from 'node:crypto';
import type { Birth, SettingsInput } from '@nebosvod/contracts/birth';
import type { BodyOf } from '@nebosvod/contracts/endpoint';
import type { SavedMap, updateMap } from '@nebosvod/contracts/maps';
import { bodyOf, computeChart } from '@nebosvod/engine/chart/chart';
import { pick } from '@nebosvod/terms/numbered';
import { createPause } from '../../background/pause.ts';
import { ephemeris } from '../../computation/computation.service.ts';
import { inPart } from '../../computation/local-time-error.ts';
import { resolveBirth, resolveSettings } from '../../computation/moment.service.ts';
import type { Db } from '../../context.ts';
import { nameKey } from '../../name-key.ts';
import { ProblemError } from '../../problem-error.ts';
import type { Draft } from './map-file.ts';
import { type KeyedMap, searchKey } from './map-keys.ts';
import { presentMap } from './maps.presenter.ts';
import { countMaps, findMap, insertMaps, type MapRow, type NewMapRow } from './maps.repository.ts';

/** Maps of one person, deleted ones that can still be brought back included. */
const MAX_MAPS = 5000;

/** A birth whose offset and zone are fixed, with the two signs shown in the list. */
async function settled(
  birth: Birth,
  settings: SettingsInput,
): Promise<Pick<NewMapRow, 'birth' | 'settings' | 'lagna_sign' | 'moon_sign'>> {
  const [moment, sky] = await Promise.all([inPart('birth', () => resolveBirth(birth)), ephemeris()]);
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
  assertRoom(await countMaps(db, userId), 1);
  const rows = await insertWithRoom(db, userId, [await rowOf(userId, draft)]);
  return presentMap(pick(rows, 0, 'saved map'));
}

/**
 * Stores rows if they fit.
 * @throws ProblemError 400 past 5,000 maps
 */
export async function insertWithRoom(db: Db, userId: string, rows: readonly NewMapRow[]): Promise<MapRow[]> {
  const inserted = await insertMaps(db, userId, rows, MAX_MAPS, createPause());
  if (!inserted) throw noRoom();
  return inserted;
}

/** Spares the calculation of maps that will not fit; `insertWithRoom` decides. */
export function assertRoom(kept: number, added: number): void {
  if (kept + added > MAX_MAPS) throw noRoom();
}

function noRoom(): ProblemError {
  return new ProblemError('LIMIT_EXCEEDED', `Можно сохранить не больше ${MAX_MAPS} карт`);
}

/** A row of a new map. */
export async function rowOf(userId: string, draft: Draft): Promise<NewMapRow> {
  return {
    id: randomUUID(),
    user_id: userId,
    name: draft.name,
    folder: draft.folder ?? '',
    tags: JSON.stringify(draft.tags ?? []),
    variant_of: draft.variantOf ?? null,
    ...keysOf({ name: draft.name, birth: draft.birth, tags: draft.tags ?? [] }),
    ...(await settled(draft.birth, draft.settings ?? {})),
  };
}

function keysOf(map: KeyedMap): Pick<NewMapRow, 'search_key' | 'name_key'> {
  return { search_key: searchKey(map), name_key: nameKey(map.name) };
}

/** Columns of a change; a new birth or settings are settled anew. */
export async function changesOf(
  before: SavedMap,
  changes: Omit<BodyOf<typeof updateMap>, 'mapId'>,
): Promise<Partial<NewMapRow>> {
  const { name, folder, tags, birth, settings } = changes;
  const isMoved = birth !== undefined || settings !== undefined;
  return {
    ...(name === undefined ? {} : { name }),
    ...(folder === undefined ? {} : { folder }),
    ...(tags === undefined ? {} : { tags: JSON.stringify(tags) }),
    ...(isMoved ? await settled(birth ?? before.birth, settings ?? before.settings) : {}),
    ...keysOf({ name: name ?? before.name, birth: birth ?? before.birth, tags: tags ?? before.tags }),
  };
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
