import type { BodyOf, SentAnswerOf } from '@nebosvod/contracts/endpoint';
import type { getAllMaps } from '@nebosvod/contracts/maps';
import { createPause } from '../../background/pause.ts';
import type { Db } from '../../context.ts';
import { cursorOf, keyPosition, readCursor } from '../../list-cursor.ts';
import { nameKey } from '../../name-key.ts';
import { searchKey } from './map-keys.ts';
import {
  type Counted,
  countFolders,
  countFound,
  countTags,
  mapsWithoutKeys,
  pageOfFound,
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
  const after = readCursor(keyPosition(order), query.cursor);
  // One more than asked tells whether there is a next page.
  const rows = await pageOfFound(db, userId, filter, { order, after, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    maps: shown.map(presentMap),
    nextCursor: last ? cursorOf(order, last.key, last.at, last.id) : null,
    total: await countFound(db, userId, filter),
    folders: byName(await countFolders(db, userId)),
    tags: byName(await countTags(db, userId)),
  };
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
