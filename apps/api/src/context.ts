import type { Kysely } from 'kysely';
import type { Background } from './background/background.ts';
import type { SharedLimiter } from './database/rate-limiter.ts';
import type { Schema } from './database/schema.ts';
import type { Env } from './env.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Content } from './modules/content/load-content.ts';
import type { SiteLook } from './site-look.ts';

export type Db = Kysely<Schema>;

/** What modules are made of: handed to each as a whole, so that its needs stand in its own signature. */
export interface Context {
  readonly env: Env;
  readonly db: Db;
  readonly limiter: SharedLimiter;
  readonly mailer: Mailer;
  readonly content: Content;
  /** How the site signs letters and papers now. */
  readonly siteLook: () => Promise<SiteLook>;
  /** Threads for calculations that take long. */
  readonly background: Background;
}
