import { type ConnectionId, connectionIds } from '@nebosvod/contracts/connection.ids';
import {
  connectionSecrets,
  connections,
  dropConnection,
  getConnections,
  saveConnection,
} from '@nebosvod/contracts/connections';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import type { Schema } from '../../database/schema.ts';
import type { Env } from '../../env.ts';
import { mount, signedIn } from '../../mount.ts';
import { ProblemError } from '../../problem-error.ts';
import { publicOrigin } from '../../public-origin.ts';
import { type ConnectionData, isInEnvironment, isSecretOf, shownOf } from '../connections/connection-variables.ts';
import type { LiveConnections } from '../connections/live-connections.ts';
import { connectionKind, removeContentEntry, writeContentEntry } from '../content/content-entry.repository.ts';
import type { LiveContent } from '../content/live-content.ts';
import { type OperatorAction, recordEvent } from './operator-event.repository.ts';

export interface ConnectionParts {
  readonly live: LiveContent;
  readonly connected: LiveConnections;
  /** What the server was started with. */
  readonly started: Env;
}

/** A key that may be left out: without it GetCourse's messages are taken, only the nightly check is not made. */
const optionalSecrets: ReadonlySet<string> = new Set(['apiKey']);

/** What was typed, with the secrets that are kept where none was typed. @throws ProblemError 400 where one is missing */
function whole(id: ConnectionId, typed: ConnectionData, kept: ConnectionData): ConnectionData {
  const data: Record<string, unknown> = { ...typed };
  for (const field of connectionSecrets[id]) data[field] ??= kept[field] ?? null;
  const missing = connectionSecrets[id].find((field) => data[field] === null && !optionalSecrets.has(field));
  if (missing !== undefined) {
    const message = 'Заполните это поле';
    throw new ProblemError('VALIDATION', message, { errors: [{ path: missing, message }] });
  }
  return data;
}

/** Services that the operator connects without touching the machine: what is saved works at once. */
export function registerAdminConnections(app: FastifyInstance, { db, env }: Context, parts: ConnectionParts): void {
  const { live, connected, started } = parts;

  const present = (request: FastifyRequest): AnswerOf<typeof getConnections> => ({
    origin: publicOrigin(env, request),
    connections: connectionIds.map((id) => {
      if (isInEnvironment(started, id)) return { id, source: 'environment', isReadable: true, values: {} };
      const held = connected.find(id);
      return {
        id,
        source: held === undefined ? null : 'console',
        isReadable: held !== null,
        values: held ? shownOf(id, held) : {},
      };
    }),
  });

  const change = async (
    caller: Caller | null,
    id: ConnectionId,
    action: OperatorAction,
    work: (tx: Kysely<Schema>) => Promise<unknown>,
    fields: readonly string[] = [],
  ) => {
    if (isInEnvironment(started, id)) {
      throw new ProblemError('CONFLICT', 'Эту службу задают переменные сервера: в консоли её не изменить');
    }
    await db.transaction().execute(async (tx) => {
      await work(tx);
      await recordEvent(tx, signedIn(caller), {
        action,
        subjectKind: connectionKind,
        subjectId: id,
        ...(fields.length > 0 && { details: { newKeys: fields.length } }),
      });
    });
    await live.refresh();
  };

  mount(app, getConnections, async ({ request }) => {
    await live.refresh();
    return present(request);
  });

  mount(app, saveConnection, async ({ caller, params: { id }, body, request }) => {
    const parsed = connections[id].safeParse(body.data);
    if (!parsed.success) {
      const errors = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
      throw new ProblemError('VALIDATION', errors[0]?.message, { errors });
    }
    await live.refresh();
    const typed: ConnectionData = parsed.data;
    const published = await connected.seal(id, whole(id, typed, connected.find(id) ?? {}));
    const newKeys = Object.keys(typed).filter((field) => isSecretOf(id, field) && typed[field] !== null);
    await change(caller, id, 'set', (tx) => writeContentEntry(tx, connectionKind, id, { published }), newKeys);
    return present(request);
  });

  mount(app, dropConnection, async ({ caller, params: { id }, request }) => {
    await change(caller, id, 'reset', (tx) => removeContentEntry(tx, connectionKind, id));
    return present(request);
  });
}
