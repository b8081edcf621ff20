import type { sessionSchema } from '@nebosvod/contracts/auth';
import type { z } from 'zod';

interface SessionRow {
  readonly id: string;
  readonly device: string;
  readonly created_at: Date;
  readonly last_used_at: Date;
  readonly expires_at: Date;
}

/** A session as its owner sees it; the device is named in words, the raw header stays inside. */
export function presentSession(row: SessionRow, currentId: string | null): z.output<typeof sessionSchema> {
  return {
    id: row.id,
    device: deviceName(row.device),
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    isCurrent: row.id === currentId,
  };
}

/** A session as the export of everything has it: with the header the browser sent, its network and its end. */
export function presentStoredSession(row: SessionRow & { readonly network: string; readonly revoked_at: Date | null }) {
  const { isCurrent: _, ...session } = presentSession(row, null);
  return { ...session, userAgent: row.device, network: row.network, endedAt: row.revoked_at?.toISOString() ?? null };
}

/** The first that fits names the device: Яндекс Браузер, for one, also calls itself Chrome and Safari. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/YaBrowser\//, 'Яндекс Браузер'],
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrom(e|ium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

function deviceName(userAgent: string): string {
  const named = [browsers, systems].map((list) => list.find(([pattern]) => pattern.test(userAgent))?.[1]);
  return named.filter((name) => name !== undefined).join(', ') || 'Неизвестное устройство';
}
