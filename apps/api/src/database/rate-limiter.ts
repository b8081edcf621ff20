import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

export interface LimitVerdict {
  readonly allowed: boolean;
  /** Whole seconds until the window ends; 0 when allowed. */
  readonly retryAfterSeconds: number;
}

export interface SharedLimiter {
  /**
   * Counts one event under `key` in a fixed window and says whether it is still within `limit`.
   * The counter is shared by all nodes and kept by a hash of the key.
   */
  hit(key: string, limit: number, windowSeconds: number): Promise<LimitVerdict>;
  /** Forgets the counter, e.g. after a successful sign-in. */
  reset(key: string): Promise<void>;
  /** Takes one event back: it was counted beforehand and turned out well. */
  forgive(key: string): Promise<void>;
}

/** One call in this many also removes counters whose window is over. */
const sweepEvery = 200;

/** The limiter for what several nodes must count together: sign-in, codes, mail. */
export function createSharedLimiter(db: Kysely<Schema>, isEnabled = true): SharedLimiter {
  let calls = 0;
  return {
    async hit(key, limit, windowSeconds) {
      if (!isEnabled) return { allowed: true, retryAfterSeconds: 0 };
      const { rows } = await sql<{ hits: number; seconds: number }>`
        insert into rate_limit as r (key, hits, expires_at)
        values (${hash(key)}, 1, now() + make_interval(secs => ${windowSeconds}))
        on conflict (key) do update set
          hits = case when r.expires_at <= now() then 1 else r.hits + 1 end,
          expires_at = case when r.expires_at <= now() then excluded.expires_at else r.expires_at end
        returning hits, ceil(extract(epoch from expires_at - now()))::int as seconds`.execute(db);
      calls += 1;
      if (calls % sweepEvery === 0) await sweepLimits(db, 1_000);
      const [row] = rows;
      if (!row || row.hits <= limit) return { allowed: true, retryAfterSeconds: 0 };
      return { allowed: false, retryAfterSeconds: Math.max(1, row.seconds) };
    },
    async reset(key) {
      if (!isEnabled) return;
      await db.deleteFrom('rate_limit').where('key', '=', hash(key)).execute();
    },
    async forgive(key) {
      if (!isEnabled) return;
      await sql`update rate_limit set hits = hits - 1 where key = ${hash(key)} and hits > 0`.execute(db);
    },
  };
}

/**
 * Removes counters whose window is over.
 * @param limit rows at most
 * @returns how many were removed
 */
export async function sweepLimits(db: Kysely<Schema>, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from rate_limit where key in (select key from rate_limit where expires_at <= now() limit ${limit})`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n);
}

function hash(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
