import { mapSchema, type SavedMap } from '@nebosvod/contracts/maps';
import { z } from 'zod';
import type { MapRow } from './maps.repository.ts';

const tagsSchema = z.array(z.string());

/** A stored map on the wire. What was stored by an older version is read through the schema of today. */
export function presentMap(row: MapRow): SavedMap {
  return mapSchema.parse({
    id: row.id,
    name: row.name,
    birth: row.birth,
    settings: row.settings,
    folder: row.folder,
    tags: tagsSchema.parse(row.tags),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    lagnaSign: row.lagna_sign,
    moonSign: row.moon_sign,
    variantOf: row.variant_of,
  });
}
