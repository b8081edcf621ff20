import type { Generated } from 'kysely';

/** Facts people were told. */
export interface FactTables {
  told_fact: { user_id: string; fact_id: string; told_at: Generated<Date> };
}
