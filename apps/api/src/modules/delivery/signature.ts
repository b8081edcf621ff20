import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { canonicalJson } from '@nebosvod/contracts/canonical-json';
import type { signatureSchema } from '@nebosvod/contracts/delivery';
import type { z } from 'zod';

/** The fixed head of an Ed25519 private key in PKCS #8 [RFC 8410, section 7]; its 32 bytes follow. modern */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The server's key for documents, the same on all nodes. */
export interface SigningKey {
  readonly id: string;
  readonly privateKey: KeyObject;
  /** The public point, base64url. */
  readonly x: string;
}

/** A key made of a secret that all nodes share. */
export function signingKey(secret: string): SigningKey {
  const seed = createHash('sha256').update(`document-signature:${secret}`).digest();
  const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' });
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  return { id: createHash('sha256').update(x).digest('base64url').slice(0, 16), privateKey, x };
}

/** Signs a document as it is handed out. */
export function signatureOf(key: SigningKey, document: unknown): z.output<typeof signatureSchema> {
  const digest = createHash('sha256').update(canonicalJson(document)).digest();
  return {
    algorithm: 'Ed25519',
    keyId: key.id,
    digest: digest.toString('base64url'),
    value: sign(null, digest, key.privateKey).toString('base64url'),
  };
}
