import type { BodyOf, SentAnswerOf } from '@nebosvod/contracts/endpoint';
import type { getAllMaps } from '@nebosvod/contracts/maps';
import { rowIdField } from '@nebosvod/contracts/person-fields';
import { createPause } from '../../background/pause.ts';
import type { Db } from '../../context.ts';
import { nameKey } from '../../name-key.ts';
import { searchKey } from './map-keys.ts';
import {
  type Counted,
  countFolders,
  countFound,
  countTags,
  type MapOrder,
  mapsWithoutKeys,
  pageOfFound,
  positionOf,
  storeKeys,
} from './map-list.repository.ts';
import { presentMap } from './maps.presenter.ts';

const collator = new Intl.Collator('ru', { sensitivity: 'base', numeric: true });

/** A page of a person's maps by search, folder, tag and order, with the counts of folders and tags. */
export async function pageOfMaps(
  db: Db,
  userId: string,
  query: BodyOf<typeof getAllMaps>,
): Promise<SentAnswerOf<typeof getAllMaps>> {
  await fillKeys(db, userId);
  const words = (query.search ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const filter = { words, folder: query.folder, tag: query.tag };
  const order = query.order ?? 'recent';
  const limit = query.limit ?? 50;
  const after = query.cursor === undefined ? null : await cursorOf(db, userId, query.cursor, order);
  // One more than asked tells whether there is a next page.
  const rows = await pageOfFound(db, userId, filter, { order, after, limit: limit + 1 });
  const maps = rows.slice(0, limit).map(presentMap);
  return {
    maps,
    nextCursor: rows.length > limit ? (maps.at(-1)?.id ?? null) : null,
    total: await countFound(db, userId, filter),
    folders: byName(await countFolders(db, userId)),
    tags: byName(await countTags(db, userId)),
  };
}

/** The id of the last map of the page before; what is none begins anew. */
async function cursorOf(db: Db, userId: string, cursor: string, order: MapOrder) {
  const id = rowIdField.safeParse(cursor);
  return id.success ? ((await positionOf(db, userId, id.data, order)) ?? null) : null;
}

const byName = (names: Counted[]) => names.sort((a, b) => collator.compare(a.name, b.name));

async function fillKeys(db: Db, userId: string): Promise<void> {
  const pause = createPause();
  for (;;) {
    const rows = await mapsWithoutKeys(db, userId, 50);
    if (rows.length === 0) return;
    const keys = rows.map(presentMap).map((map) => ({
      id: map.id,
      search_key: searchKey(map),
      name_key: nameKey(map.name),
    }));
    await storeKeys(db, keys);
    await pause();
  }
}
