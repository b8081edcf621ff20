import { rowIdField } from '@nebosvod/contracts/person-fields';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../caller.ts';
import type { Context, Db } from '../../context.ts';
import { ProblemError } from '../../problem-error.ts';
import { savedBirth } from './maps.service.ts';

/** Parts of a body that may name a map: the body itself, and the two people of a pair. */
const PAIR = ['first', 'second'] as const;

/**
 * Lets every computing call name a saved map instead of a birth: the map's birth and settings take its place before the body is
 * parsed. The caller sees only their own maps; the request's own settings win over the map's.
 */
export function registerSavedBirths(app: FastifyInstance, { db }: Pick<Context, 'db'>): void {
  app.addHook('preHandler', (request, _reply, done) => {
    const { body, caller } = request;
    if (!request.routeOptions.config.endpoint?.takesMap || !isRecord(body)) return done();
    const holders = [body, ...PAIR.map((part) => body[part])].filter(isRecord).filter(namesMap);
    if (holders.length === 0) done();
    else takeBirths(db, caller, holders).then(() => done(), done);
  });
}

/** A body that names both is left to the check of options that exclude each other. */
const namesMap = ({ mapId, birth }: Record<string, unknown>) => mapId !== undefined && birth === undefined;

async function takeBirths(db: Db, caller: Caller | null, holders: readonly Record<string, unknown>[]): Promise<void> {
  for (const holder of holders) await takeBirth(db, caller, holder);
}

async function takeBirth(db: Db, caller: Caller | null, holder: Record<string, unknown>): Promise<void> {
  const mapId = rowIdField.safeParse(holder.mapId);
  if (!mapId.success) return;
  if (!caller) throw new ProblemError('UNAUTHORIZED', 'Чтобы открыть сохранённую карту, войдите');
  const { birth, settings } = await savedBirth(db, caller.userId, mapId.data);
  delete holder.mapId;
  holder.birth = birth;
  const asked = isRecord(holder.settings) ? holder.settings : {};
  if (Object.keys(settings).length > 0 || Object.keys(asked).length > 0) holder.settings = { ...settings, ...asked };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
