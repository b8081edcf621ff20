import { consentSchema } from '@nebosvod/contracts/account';
import type { z } from 'zod';
import type { ConsentRow } from './account-life.repository.ts';

export function presentConsent(row: ConsentRow): z.output<typeof consentSchema> {
  return consentSchema.parse({
    id: row.id,
    purpose: row.purpose,
    textVersion: row.text_version,
    textHash: row.text_hash,
    grantedAt: row.granted_at.toISOString(),
    withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
  });
}
