import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { canonicalJson } from '@nebosvod/contracts/canonical-json';
import type { Delivered, DocumentSignature } from '@nebosvod/contracts/delivery';

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

/** Bytes of a sentence's digest that are kept. */
const SENTENCE_BYTES = 16;

/** Signs a document as it is handed out: the whole, and its sentences one by one. */
export function signatureOf({ id, privateKey }: SigningKey, document: Delivered['document']): DocumentSignature {
  const signed = (digest: Buffer) => sign(null, digest, privateKey).toString('base64url');
  const digest = digestOf(document);
  const digests = Object.fromEntries(
    sentencesOf(document).map((one) => [one.id, digestOf(one).subarray(0, SENTENCE_BYTES).toString('base64url')]),
  );
  return {
    algorithm: 'Ed25519',
    keyId: id,
    digest: digest.toString('base64url'),
    value: signed(digest),
    sentences: { digests, value: signed(digestOf(digests)) },
  };
}

const digestOf = (value: unknown): Buffer => createHash('sha256').update(canonicalJson(value)).digest();

const sentencesOf = ({ sections }: Delivered['document']) =>
  sections.flatMap(({ verdict, paragraphs }) => [
    ...(verdict ? [verdict] : []),
    ...paragraphs.flatMap(({ sentences }) => sentences),
  ]);
