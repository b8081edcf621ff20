import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { sharedSecret } from './server-secret.repository.ts';

/**
 * A token made of an id and a secret of the server: 256 bits, base64url. The same id gives the same token again, while the table keeps
 * its hash alone.
 * @param purpose name of the secret: tokens of one purpose open nothing of another
 */
export async function derivedToken(db: Kysely<Schema>, purpose: string, id: string): Promise<string> {
  const secret = await sharedSecret(db, purpose);
  return createHmac('sha256', secret).update(id).digest('base64url');
}
