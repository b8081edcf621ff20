import * as notes from '@nebosvod/contracts/map-notes';
import * as contract from '@nebosvod/contracts/maps';
import type { FastifyInstance } from 'fastify';
import type { Context, Db } from '../../context.ts';
import { mount, signedIn } from '../../mount.ts';
import { registerPersonalData } from '../../personal-data.ts';
import { ProblemError } from '../../problem-error.ts';
import { registerPurge } from '../../purge.ts';
import { exportFile } from './map-export.service.ts';
import { importFile } from './map-import.service.ts';
import { pageOfMaps } from './map-list.service.ts';
import { findNotes, notesOfMaps, storeNotes } from './map-notes.repository.ts';
import { presentMap } from './maps.presenter.ts';
import {
  changeMap,
  deleteMapRow,
  findMap,
  type MapRow,
  pagesOfMaps,
  purgeDeletedMaps,
  restoreMapRow,
} from './maps.repository.ts';
import { changesOf, saveMap } from './maps.service.ts';

const PURGED_AT_ONCE = 500;

/** Everything that is stored, deleted maps that can still be brought back with the day of their removal. */
async function* storedMaps(db: Db, userId: string) {
  for await (const rows of pagesOfMaps(db, userId, { size: 50, withDeleted: true })) {
    const written = await notesOfMaps(
      db,
      rows.map(({ id }) => id),
    );
    for (const row of rows) {
      yield {
        ...presentMap(row),
        notes: written.get(row.id) ?? '',
        ...(row.deleted_at ? { deletedAt: row.deleted_at.toISOString() } : {}),
      };
    }
  }
}

function own(row: MapRow | undefined) {
  if (!row) throw new ProblemError('NOT_FOUND', 'Такой карты у вас нет');
  return presentMap(row);
}

export function registerMaps(app: FastifyInstance, { db }: Pick<Context, 'db'>): void {
  mount(app, contract.createMap, ({ caller, body }) => saveMap(db, signedIn(caller).userId, body));
  mount(app, contract.getAllMaps, ({ caller, body }) => pageOfMaps(db, signedIn(caller).userId, body));
  mount(app, contract.getMap, async ({ caller, body }) => own(await findMap(db, signedIn(caller).userId, body.mapId)));
  mount(app, contract.importMaps, ({ caller, body }) => importFile(db, signedIn(caller).userId, body));

  mount(app, contract.updateMap, async ({ caller, body: { mapId, ...changes } }) => {
    const { userId } = signedIn(caller);
    const before = own(await findMap(db, userId, mapId));
    return own(await changeMap(db, userId, mapId, await changesOf(before, changes)));
  });

  mount(app, contract.deleteMap, async ({ caller, body }) => {
    if (!(await deleteMapRow(db, signedIn(caller).userId, body.mapId))) own(undefined);
  });

  mount(app, contract.restoreMap, async ({ caller, body }) =>
    own(await restoreMapRow(db, signedIn(caller).userId, body.mapId)),
  );

  mount(app, contract.exportMaps, async ({ caller, body, reply }) => {
    const { type, name, content } = await exportFile(db, signedIn(caller).userId, body);
    return reply.type(type).header('content-disposition', `attachment; filename="${name}"`).send(content);
  });

  mount(app, notes.getMapNotes, async ({ caller, body: { mapId } }) => {
    own(await findMap(db, signedIn(caller).userId, mapId));
    return (await findNotes(db, mapId)) ?? { text: '', version: 0 };
  });

  mount(app, notes.saveMapNotes, async ({ caller, body: { mapId, text, version } }) => {
    own(await findMap(db, signedIn(caller).userId, mapId));
    const stored = await storeNotes(db, mapId, { text, version });
    if (!stored) throw new ProblemError('VERSION_CONFLICT', 'Заметки уже изменили в другом окне');
    return stored;
  });

  registerPersonalData(app, { name: 'maps', read: (userId) => storedMaps(db, userId) });

  registerPurge(app, { name: 'deleted maps', run: () => purgeDeletedMaps(db, PURGED_AT_ONCE) });
}
