import type { Generated } from 'kysely';

/** Saved births of a person, and what they write about them. */
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
    /** What is searched in, lower-cased; null in a row of an earlier version. */
    search_key: string | null;
    /** Orders names as a Russian index does, byte by byte. */
    name_key: string | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    deleted_at: Date | null;
  };
  /** Notes on a map; no row = nothing was ever written. */
  map_note: {
    map_id: string;
    text: string;
    /** Rises with every change. */
    version: Generated<number>;
    updated_at: Generated<Date>;
  };
}
