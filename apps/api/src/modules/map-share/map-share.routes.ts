import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { birthSchema, settingsInput } from '@nebosvod/contracts/birth';
import * as contract from '@nebosvod/contracts/map-share';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { mount, signedIn } from '../../mount.ts';
import { registerPersonalData } from '../../personal-data.ts';
import { ProblemError } from '../../problem-error.ts';
import { registerPurge } from '../../purge.ts';
import { findMap } from '../maps/maps.repository.ts';
import {
  allShares,
  deleteShare,
  insertShare,
  purgeShares,
  type ShareRow,
  sharedMap,
  sharesOf,
} from './map-share.repository.ts';

const PURGED_AT_ONCE = 500;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

function presentShare(row: ShareRow): contract.MapShare {
  return {
    id: row.id,
    mapId: row.map_id,
    withName: row.with_name,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}

/** What a stranger may see of a birth: neither the name inside it nor whose consent it is kept by. */
function shownBirth(stored: unknown) {
  const { name: _name, consentAt: _consentAt, ...birth } = birthSchema.parse(stored);
  return birth;
}

export function registerMapShare(app: FastifyInstance, { db }: Pick<Context, 'db'>): void {
  mount(app, contract.shareMap, async ({ caller, body: { mapId, days, withName } }) => {
    const { userId } = signedIn(caller);
    if (!(await findMap(db, userId, mapId))) throw new ProblemError('NOT_FOUND', 'Такой карты у вас нет');
    const token = randomBytes(32).toString('base64url');
    const row = await insertShare(
      db,
      { id: randomUUID(), token_hash: hashOf(token), user_id: userId, map_id: mapId, with_name: withName, days },
      contract.mostShares,
    );
    if (!row) {
      throw new ProblemError('LIMIT_EXCEEDED', `Действующих ссылок уже ${contract.mostShares}: закройте ненужные`);
    }
    return { ...presentShare(row), token };
  });

  mount(app, contract.getMapShares, async ({ caller, body }) =>
    (await sharesOf(db, signedIn(caller).userId, body.mapId)).map(presentShare),
  );

  mount(app, contract.revokeMapShare, async ({ caller, body }) => {
    if (!(await deleteShare(db, signedIn(caller).userId, body.shareId))) {
      throw new ProblemError('NOT_FOUND', 'Такой ссылки у вас нет');
    }
  });

  mount(app, contract.getSharedMap, async ({ body, reply }) => {
    const found = await sharedMap(db, hashOf(body.token));
    if (!found) throw new ProblemError('NOT_FOUND', 'Ссылка закрыта, её срок вышел или адрес введён не целиком');
    reply.header('x-robots-tag', 'noindex');
    return {
      name: found.with_name ? found.name : null,
      birth: shownBirth(found.birth),
      settings: settingsInput.parse(found.settings),
      expiresAt: found.expires_at.toISOString(),
    };
  });

  registerPersonalData(app, {
    name: 'mapShares',
    read: async (userId) => (await allShares(db, userId)).map(presentShare),
  });

  registerPurge(app, { name: 'links to maps', run: () => purgeShares(db, PURGED_AT_ONCE) });
}
