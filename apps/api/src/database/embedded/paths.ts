import { join, resolve } from 'node:path';

/** Where an embedded database and what guards it live inside `DATA_DIR`. */
export function embeddedPaths(dataDir: string) {
  const root = resolve(dataDir);
  return {
    database: join(root, 'database'),
    lock: join(root, 'database.lock'),
    copies: join(root, 'database-copies'),
  };
}
