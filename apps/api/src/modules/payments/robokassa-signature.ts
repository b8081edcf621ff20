import { createHash, timingSafeEqual } from 'node:crypto';
import type { Env } from '../../env.ts';

/** Signs values joined by colons, in hexadecimal digits. Source: docs.robokassa.ru/payment, «SignatureValue». */
export function signRobokassa(hash: Env['ROBOKASSA_HASH'], values: readonly string[]): string {
  return createHash(hash).update(values.join(':'), 'utf8').digest('hex');
}

/** Fields of ours that travel with a payment (`Shp_…`), as signatures take them: by name. */
export function shopFields(fields: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(fields)
    .filter(([name, value]) => /^shp_/i.test(name) && typeof value === 'string')
    .map(([name, value]) => `${name}=${value}`)
    .sort();
}

/** Compares signatures in the same time whatever differs; Robokassa writes them in capital letters or small. */
export function isSameSignature(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected.toLowerCase()), Buffer.from(given.toLowerCase())];
  return one.length === other.length && timingSafeEqual(one, other);
}
