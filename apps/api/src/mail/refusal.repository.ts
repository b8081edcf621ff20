import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

/*
 * People who asked not to be written to on behalf of practitioners. An address is known by its hash under a secret of the server; the
 * link of a letter carries the hash with a seal, so that nobody refuses for an address that was never written to.
 */

const hashOf = (secret: string, email: string): Buffer => createHmac('sha256', secret).update(email).digest();
const sealOf = (secret: string, hash: Buffer): Buffer =>
  createHmac('sha256', secret).update('seal').update(hash).digest();

/** The hash an address is known by in letters. */
export const addressHash = hashOf;

/** The token of «не писать мне» in a letter to an address. */
export function refusalToken(secret: string, email: string): string {
  const hash = hashOf(secret, email);
  return Buffer.concat([hash, sealOf(secret, hash)]).toString('base64url');
}

/** Notes the wish behind a token; false for one that no letter has carried. */
export async function refuseLetters(db: Kysely<Schema>, secret: string, token: string): Promise<boolean> {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== 64) return false;
  const [hash, seal] = [bytes.subarray(0, 32), bytes.subarray(32)];
  if (!timingSafeEqual(seal, sealOf(secret, hash))) return false;
  await db
    .insertInto('mail_refusal')
    .values({ address_hash: hash })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

/** Whether the person at an address asked not to be written to. */
export async function hasRefused(db: Kysely<Schema>, secret: string, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('mail_refusal')
    .select('refused_at')
    .where('address_hash', '=', hashOf(secret, email))
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets wishes older than five years; says how many. */
export async function purgeRefusals(db: Kysely<Schema>, limit: number): Promise<number> {
  const over = db
    .selectFrom('mail_refusal')
    .select('address_hash')
    .where(sql<boolean>`refused_at < now() - interval '5 years'`)
    .limit(limit);
  const { numDeletedRows } = await db.deleteFrom('mail_refusal').where('address_hash', 'in', over).executeTakeFirst();
  return Number(numDeletedRows);
}
