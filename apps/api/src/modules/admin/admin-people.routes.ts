import { randomUUID } from 'node:crypto';
import * as contract from '@nebosvod/contracts/admin-people';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import type { Schema } from '../../database/schema.ts';
import { mount, signedIn } from '../../mount.ts';
import { ProblemError } from '../../problem-error.ts';
import { revokeSessions } from '../auth/session.repository.ts';
import { grantProducts, revokeProducts } from '../purchases/purchases.repository.ts';
import { findOwnerOf, findPeople, findPerson, type PersonRow, setBlocked } from './admin-people.repository.ts';
import { type OperatorEvent, recordEvent } from './operator-event.repository.ts';

function presentPerson(row: PersonRow): z.output<typeof contract.adminPersonSchema> {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    role: row.role,
    isTemporary: row.is_temporary,
    isEmailConfirmed: row.is_confirmed,
    isBlocked: row.is_blocked,
    products: row.products.map(({ id, expiresAt }) => ({
      id,
      expiresAt: expiresAt === null ? null : new Date(expiresAt).toISOString(),
    })),
    sessions: row.sessions,
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}

/** People: found, granted products, kept out, signed out. */
export function registerAdminPeople(app: FastifyInstance, { db }: Context): void {
  mount(app, contract.findPeople, async ({ body }) => {
    const { rows, nextCursor } = await findPeople(db, body);
    return { rows: rows.map(presentPerson), nextCursor };
  });

  /** Changes a person and writes it down in one transaction. @throws ProblemError 404 when there is no such person */
  const change = (
    caller: Caller | null,
    id: string,
    event: Pick<OperatorEvent, 'action' | 'details'>,
    work: (tx: Kysely<Schema>, person: PersonRow) => Promise<unknown>,
  ) =>
    db.transaction().execute(async (tx) => {
      const person = await findPerson(tx, id);
      if (!person) throw new ProblemError('NOT_FOUND', 'Такого человека нет');
      await work(tx, person);
      await recordEvent(tx, signedIn(caller), { ...event, subjectKind: 'person', subjectId: id });
      const changed = await findPerson(tx, id);
      if (!changed) throw new ProblemError('NOT_FOUND', 'Такого человека нет');
      return presentPerson(changed);
    });

  mount(app, contract.grantToPerson, ({ caller, params, body: { productId, months } }) => {
    const source = { provider: 'operator', externalId: randomUUID() };
    const term = months === undefined ? undefined : { months };
    const details = { productId, ...term };
    return change(caller, params.id, { action: 'grant', details }, (tx, { email }) =>
      grantProducts(tx, email, [productId], source, term),
    );
  });

  mount(app, contract.grantToAddress, ({ caller, body: { email, productId, months } }) =>
    db.transaction().execute(async (tx) => {
      const source = { provider: 'operator', externalId: randomUUID() };
      const term = months === undefined ? undefined : { months };
      await grantProducts(tx, email, [productId], source, term);
      const owner = await findOwnerOf(tx, email);
      // The log holds no addresses: a grant that nobody has yet is named by its own number.
      const subject =
        owner === null
          ? { subjectKind: 'waiting-grant' as const, subjectId: source.externalId }
          : { subjectKind: 'person' as const, subjectId: owner };
      await recordEvent(tx, signedIn(caller), { action: 'grant', details: { productId, ...term }, ...subject });
      return { isWaiting: owner === null };
    }),
  );

  mount(app, contract.revokeFromPerson, ({ caller, params, body: { productId } }) =>
    change(caller, params.id, { action: 'revoke', details: { productId } }, (tx, { email }) =>
      revokeProducts(tx, email, [productId]),
    ),
  );

  mount(app, contract.blockPerson, ({ caller, params, body: { isBlocked } }) =>
    change(caller, params.id, { action: isBlocked ? 'block' : 'unblock' }, async (tx, { role }) => {
      if (role === 'owner') throw new ProblemError('CONFLICT', 'Организатору вход не закрывают');
      await setBlocked(tx, params.id, isBlocked);
      if (isBlocked) await revokeSessions(tx, { userId: params.id }, 'blocked by the operator');
    }),
  );

  mount(app, contract.endPersonSessions, ({ caller, params }) =>
    change(caller, params.id, { action: 'end-sessions' }, (tx) => {
      const { userId, sessionId } = signedIn(caller);
      const except = userId === params.id ? { except: sessionId } : {};
      return revokeSessions(tx, { userId: params.id, ...except }, 'ended by the operator');
    }),
  );
}
