import { randomBytes } from 'node:crypto';
import { products } from '@nebosvod/contracts/products.table';
import type { Db } from '../../context.ts';
import type { Env } from '../../env.ts';
import { createOwner } from './owner.repository.ts';
import { hashSecret } from './password-hash.ts';

export interface OwnerCredentials {
  readonly email: string;
  readonly password: string;
}

/**
 * On an empty database makes the operator's account, with every product, and returns its random password: the only
 * moment anybody can see it. Null when there are people already, or another node was first.
 */
export async function ensureOwner(db: Db, env: Pick<Env, 'OWNER_EMAIL'>): Promise<OwnerCredentials | null> {
  const email = env.OWNER_EMAIL.trim().toLowerCase();
  const password = randomBytes(18).toString('base64url');
  const isMade = await createOwner(
    db,
    email,
    () => hashSecret(password),
    products.map(({ id }) => id),
  );
  return isMade ? { email, password } : null;
}
