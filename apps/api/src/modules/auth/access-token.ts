import { createHash, randomUUID } from 'node:crypto';
import { createSigner, createVerifier } from 'fast-jwt';
import { z } from 'zod';

const accessTokenSeconds = 600;

const issuer = 'nebosvod';
const audience = 'nebosvod-api';

const payloadSchema = z.object({ sub: z.uuid(), sid: z.uuid(), typ: z.literal('access') });
const passwordPayloadSchema = z.object({ sub: z.uuid(), old: z.string(), typ: z.literal('password') });

/** Life of a token to set a password. */
const passwordTokenSeconds = 900;

/** Names a password hash without telling it: a token holds it, so that it sets a password once. */
export const fingerprint = (passwordHash: string) =>
  createHash('sha256').update(`password:${passwordHash}`).digest('base64url').slice(0, 22);

export interface Subject {
  readonly userId: string;
  readonly sessionId: string;
}

export interface AccessTokens {
  sign(subject: Subject): Promise<string>;
  /** The session an access token names, or null for a forged, expired, foreign or misshapen one. */
  verify(token: string): Promise<Subject | null>;
  /** A token that sets a new password in place of the one it was made for, and does nothing else. */
  signForPassword(userId: string, passwordHash: string): Promise<string>;
  /** The person of such a token and the fingerprint of the password it replaces; null for any other. */
  verifyForPassword(token: string): Promise<{ readonly userId: string; readonly replaced: string } | null>;
}

/** Signs with the first key; verifies with each, so that a change of keys signs nobody out. */
interface KeyRing {
  sign(payload: Record<string, string>): string;
  signForPassword(payload: Record<string, string>): string;
  readonly verifiers: readonly ((token: string) => unknown)[];
}

/** A name of a key that tells nothing about it. */
const keyId = (secret: string) => createHash('sha256').update(`kid:${secret}`).digest('base64url').slice(0, 8);

function openKeyRing(secrets: string): KeyRing {
  const [current = '', ...previous] = secrets.split(',').map((secret) => secret.trim());
  const signerFor = (seconds: number) =>
    createSigner({
      key: current,
      algorithm: 'HS256',
      expiresIn: seconds * 1000,
      iss: issuer,
      aud: audience,
      kid: keyId(current),
    });
  return {
    sign: signerFor(accessTokenSeconds),
    signForPassword: signerFor(passwordTokenSeconds),
    verifiers: [current, ...previous.filter((secret) => secret !== '')].map((key) =>
      createVerifier({
        key,
        algorithms: ['HS256'],
        allowedIss: issuer,
        allowedAud: audience,
        requiredClaims: ['exp', 'iat', 'sub'],
      }),
    ),
  };
}

/**
 * HS256 access tokens of ten minutes: one algorithm is allowed, and issuer, audience, type and lifetime are checked.
 * @param loadSecrets «current» or «current,previous»; asked once, at the first token, because the database that
 * keeps them may come up later than the server.
 */
export function createAccessTokens(loadSecrets: () => Promise<string>): AccessTokens {
  let ring: Promise<KeyRing> | null = null;
  const keys = () => {
    ring ??= loadSecrets().then(openKeyRing, (error: unknown) => {
      ring = null;
      throw error;
    });
    return ring;
  };
  const read = async <T>(token: string, schema: z.ZodType<T>): Promise<T | null> => {
    for (const verify of (await keys()).verifiers) {
      try {
        return schema.parse(verify(token));
      } catch {
        // Signed with the other key, or not by us at all.
      }
    }
    return null;
  };
  return {
    async sign({ userId, sessionId }) {
      return (await keys()).sign({ sub: userId, sid: sessionId, typ: 'access', jti: randomUUID() });
    },
    async verify(token) {
      const payload = await read(token, payloadSchema);
      return payload && { userId: payload.sub, sessionId: payload.sid };
    },
    async signForPassword(userId, passwordHash) {
      return (await keys()).signForPassword({ sub: userId, old: fingerprint(passwordHash), typ: 'password' });
    },
    async verifyForPassword(token) {
      const payload = await read(token, passwordPayloadSchema);
      return payload && { userId: payload.sub, replaced: payload.old };
    },
  };
}
