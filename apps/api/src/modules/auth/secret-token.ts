import { createHash, randomBytes, randomInt } from 'node:crypto';

/** An opaque refresh token: 256 random bits, base64url. */
export function newRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

/** How a refresh token is stored. A random 256-bit value needs no slow hash. */
export function hashRefreshToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** A one-time code for a mail: 8 digits, 26.6 bits [OWASP ASVS 5.0, 6.5.4 asks for 20]. */
export function newMailCode(): string {
  return String(randomInt(100_000_000)).padStart(8, '0');
}
