import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { hashRefreshToken } from './secret-token.ts';

export type CodePurpose = Schema['mail_code']['purpose'];

const tries = 5;
const minutes = 10;
/** Codes of a person and purpose that are good at once, each for a request of its own. */
const mostCodes = 10;
/** Networks that may try a code without the id of its request. */
const mostGuessers = 10;

/** The request a code is asked by. Its id is a secret of 256 bits, so a fast hash will do. */
export interface CodeRequest {
  readonly userId: string;
  readonly purpose: CodePurpose;
  /** null: whoever knows the address may try, each network for itself. */
  readonly requestId: string | null;
  readonly network: string;
}

const requestHash = (requestId: string | null) => (requestId === null ? null : hashRefreshToken(requestId));

/**
 * Stores the code of a request. An earlier one of the same network stops working, one another network asked for does
 * not: a stranger cannot make the code in somebody's hands useless.
 */
export async function storeCode(db: Kysely<Schema>, request: CodeRequest, codeHash: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await makeWay(tx, request);
    await tx
      .insertInto('mail_code')
      .values({
        id: randomUUID(),
        user_id: request.userId,
        purpose: request.purpose,
        network: request.network,
        request_hash: requestHash(request.requestId),
        code_hash: codeHash,
        tries_left: tries,
        expires_at: sql<Date>`now() + make_interval(mins => ${minutes})`,
        created_at: sql<Date>`now()`,
      })
      .execute();
  });
}

/**
 * Lets a request for which no letter may go out any more use the code of the last letter that went out: strangers who
 * ask for letters cannot keep their owner from the code in them.
 */
export async function shareCode(db: Kysely<Schema>, request: CodeRequest): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const [newest, ...others] = await tx
      .selectFrom('mail_code')
      .select(['id', 'code_hash', 'expires_at'])
      .where('user_id', '=', request.userId)
      .where('purpose', '=', request.purpose)
      .where('expires_at', '>', sql<Date>`now()`)
      .orderBy('created_at', 'desc')
      .execute();
    if (!newest || others.length + 1 >= mostCodes) return;
    await tx
      .insertInto('mail_code')
      .values({
        id: randomUUID(),
        user_id: request.userId,
        purpose: request.purpose,
        network: request.network,
        request_hash: requestHash(request.requestId),
        code_hash: newest.code_hash,
        tries_left: tries,
        expires_at: newest.expires_at,
      })
      .execute();
  });
}

async function makeWay(tx: Kysely<Schema>, { userId, purpose, network, requestId }: CodeRequest): Promise<void> {
  // The account's row serves as the lock: two requests at once leave one code of a network.
  await tx.selectFrom('account').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  let old = tx.deleteFrom('mail_code').where('user_id', '=', userId).where('purpose', '=', purpose);
  if (requestId !== null) old = old.where('network', '=', network);
  await old.execute();
  await tx
    .deleteFrom('mail_code')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('mail_code')
        .select('id')
        .where('user_id', '=', userId)
        .where('purpose', '=', purpose)
        .orderBy('created_at', 'desc')
        .offset(mostCodes - 1),
    )
    .execute();
}

/** A code whose try was taken. */
export interface TakenTry {
  readonly id: string;
  readonly codeHash: string;
}

/**
 * Takes one try and returns the hash to check against; null when there is no live code or no try is left. With the id
 * of its request a code has five tries; without it the newest code has five for each network.
 */
export async function takeTry(
  db: Kysely<Schema>,
  { userId, purpose, requestId, network }: CodeRequest,
): Promise<TakenTry | null> {
  const live = sql`user_id = ${userId} and purpose = ${purpose} and expires_at > now()`;
  const made = sql`coalesce((guesses->>${network}::text)::int, 0)`;
  const { rows } =
    requestId === null
      ? await sql<{ id: string; code_hash: string }>`
          update mail_code set guesses = guesses || jsonb_build_object(${network}::text, ${made} + 1)
          where id = (select id from mail_code where ${live} order by created_at desc limit 1) and ${made} < ${tries}
            and (jsonb_exists(guesses, ${network}::text)
              or (select count(*) from jsonb_object_keys(guesses)) < ${mostGuessers})
          returning id, code_hash`.execute(db)
      : await sql<{ id: string; code_hash: string }>`
          update mail_code set tries_left = tries_left - 1
          where request_hash = ${requestHash(requestId)} and ${live} and tries_left > 0
          returning id, code_hash`.execute(db);
  const [row] = rows;
  return row ? { id: row.id, codeHash: row.code_hash } : null;
}

/** Gives back a try that was taken and not made. */
export async function giveTryBack(
  db: Kysely<Schema>,
  id: string,
  { requestId, network }: Pick<CodeRequest, 'requestId' | 'network'>,
): Promise<void> {
  if (requestId === null) {
    await sql`update mail_code set guesses =
        guesses || jsonb_build_object(${network}::text, coalesce((guesses->>${network}::text)::int, 1) - 1)
      where id = ${id}`.execute(db);
  } else {
    await db
      .updateTable('mail_code')
      .set((eb) => ({ tries_left: eb('tries_left', '+', 1) }))
      .where('id', '=', id)
      .execute();
  }
}

/**
 * Uses the code up, and with it every other of the person and purpose. Of several who bring a right one, exactly one
 * gets true.
 */
export async function consumeCode(
  tx: Kysely<Schema>,
  userId: string,
  purpose: CodePurpose,
  codeId: string,
): Promise<boolean> {
  const used = await tx
    .deleteFrom('mail_code')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .returning('id')
    .execute();
  return used.some(({ id }) => id === codeId);
}
