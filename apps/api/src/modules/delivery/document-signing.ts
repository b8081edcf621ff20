import type { Db } from '../../context.ts';
import { sharedSecret } from '../auth/server-secret.repository.ts';
import { type SigningKey, signingKey } from './signature.ts';

/** The key that documents are signed with, read once. */
export function documentSigning(db: Db): () => Promise<SigningKey> {
  let key: Promise<SigningKey> | undefined;
  return () => {
    key ??= sharedSecret(db, 'document-signature').then(signingKey);
    // What failed may go well the next time.
    key.catch(() => {
      key = undefined;
    });
    return key;
  };
}
