import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Texts that are stored encrypted and must be read again. */
export interface Sealer {
  /** @param owner what the text belongs to: moved to another owner it cannot be opened */
  seal(text: string, owner: string): Promise<string>;
  /** The text; null when it was sealed with a key that is gone, or is not this owner's. */
  open(sealed: string, owner: string): Promise<string | null>;
}

/**
 * AES-256-GCM with a key of its own for each purpose (HKDF-SHA-256).
 * @param loadSecrets «current» or «current,previous»; asked once, at the first text: the database that may keep them can come up
 * later than the server
 */
export function createSealer(purpose: string, loadSecrets: () => Promise<string>): Sealer {
  let loaded: Promise<readonly Buffer[]> | null = null;
  const keys = () => {
    loaded ??= loadSecrets().then(
      (secrets) => secrets.split(',').map((secret) => keyOf(secret.trim(), purpose)),
      (error: unknown) => {
        loaded = null;
        throw error;
      },
    );
    return loaded;
  };
  return {
    async seal(text, owner) {
      const [key] = await keys();
      if (key === undefined) throw new Error('no key to seal with');
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(owner));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    async open(sealed, owner) {
      for (const key of await keys()) {
        const text = openWith(key, Buffer.from(sealed, 'base64url'), owner);
        if (text !== null) return text;
      }
      return null;
    },
  };
}

const keyOf = (secret: string, purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

function openWith(key: Buffer, bytes: Buffer, owner: string): string | null {
  try {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
  } catch {
    // Sealed with the other key, for somebody else, or not by us at all.
    return null;
  }
}
