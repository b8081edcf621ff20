import type { Generated } from 'kysely';

/** Links to saved maps. */
export interface MapShareTables {
  map_share: {
    id: string;
    token_hash: Buffer;
    user_id: string;
    map_id: string;
    with_name: boolean;
    created_at: Generated<Date>;
    expires_at: Date;
  };
}
