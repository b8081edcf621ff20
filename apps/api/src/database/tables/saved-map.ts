import type { Generated } from 'kysely';

/** Saved births of a person. */
export interface SavedMapTables {
  saved_map: {
    id: string;
    user_id: string;
    name: string;
    birth: unknown;
    settings: unknown;
    folder: string;
    tags: unknown;
    lagna_sign: number | null;
    moon_sign: number;
    variant_of: string | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    deleted_at: Date | null;
  };
}
