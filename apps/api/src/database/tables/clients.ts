import type { Generated } from 'kysely';

/** The book of clients. */
export interface ClientTables {
  client: {
    id: string;
    user_id: string;
    version: Generated<number>;
    name: string;
    contacts: unknown;
    births: unknown;
    relations: unknown;
    tags: unknown;
    notes: unknown;
    events: unknown;
    sessions: unknown;
    packages: unknown;
    next_contact: unknown;
    search_key: string;
    name_key: string;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
}
