import { type ConnectionId, connectionIds } from '@nebosvod/contracts/connection.ids';
import { z } from 'zod';
import type { Db } from '../../context.ts';
import type { Env } from '../../env.ts';
import { createSealer, type Sealer } from '../auth/sealed-text.ts';
import { sharedSecret } from '../auth/server-secret.repository.ts';
import { type ContentRow, connectionKind } from '../content/content-entry.repository.ts';
import { type ConnectionData, connectionVariables, isInEnvironment, variablesOf } from './connection-variables.ts';

const rowSchema = z.object({ sealed: z.string() });
const dataSchema = z.record(z.string(), z.unknown());

/** What the console has connected, over the environment. */
export interface LiveConnections {
  /** The environment with it. One object for the life of the process: whoever reads a variable of these reads it when it is needed. */
  readonly env: Env;
  /** What the console holds of a service; null where its key is gone, undefined where it holds nothing. */
  find(id: ConnectionId): ConnectionData | null | undefined;
  /** Whether the rows were read at least once. */
  isRead(): boolean;
  /** Takes what the console holds now. */
  apply(rows: readonly ContentRow[]): Promise<void>;
  seal(id: ConnectionId, data: ConnectionData): Promise<{ readonly sealed: string }>;
}

/** Seals as the second factor is sealed: by the operator's key, else by one that lies in the same database. */
export const connectionSealer = (db: Db, env: Env): Sealer =>
  createSealer('connections', async () => env.SECRETS_KEY ?? (await sharedSecret(db, 'sealed-secrets')));

const idOf = (text: string) => connectionIds.find((id) => id === text);

export function createLiveConnections(base: Env, sealer: Sealer): LiveConnections {
  const env: Env = { ...base };
  let held = new Map<ConnectionId, ConnectionData | null>();
  let isRead = false;

  async function openOf(row: ContentRow, id: ConnectionId): Promise<ConnectionData | null> {
    const stored = rowSchema.safeParse(row.published);
    const text = stored.success ? await sealer.open(stored.data.sealed, `${connectionKind}:${id}`) : null;
    return text === null ? null : dataSchema.parse(JSON.parse(text));
  }

  return {
    env,
    find: (id) => held.get(id),
    isRead: () => isRead,
    seal: async (id, data) => ({ sealed: await sealer.seal(JSON.stringify(data), `${connectionKind}:${id}`) }),
    async apply(rows) {
      const opened = new Map<ConnectionId, ConnectionData | null>();
      for (const row of rows) {
        const id = row.kind === connectionKind ? idOf(row.id) : undefined;
        if (id !== undefined) opened.set(id, await openOf(row, id));
      }
      const over: Partial<Env> = {};
      for (const [id, data] of opened) {
        if (data !== null && !isInEnvironment(base, id)) Object.assign(over, variablesOf(id, data));
      }
      for (const name of connectionVariables) Reflect.deleteProperty(env, name);
      Object.assign(env, base, over);
      held = opened;
      isRead = true;
    },
  };
}
