import type { ColumnType, Generated } from 'kysely';

type Json = ColumnType<unknown, string | null, string | null>;

/** The operator's console. */
export interface ConsoleTables {
  content_entry: {
    kind: string;
    id: string;
    /** null: what `content/` has, or nothing. */
    published: Json;
    draft: Json;
    is_hidden: Generated<boolean>;
    updated_at: Generated<Date>;
  };
  site_logo: { id: string; content: Buffer; width: number; height: number; created_at: Generated<Date> };
  content_picture: {
    id: string;
    kind: 'png' | 'jpeg' | 'webp';
    content: Buffer;
    width: number;
    height: number;
    created_at: Generated<Date>;
  };
  base_text_version: {
    id: Generated<string>;
    text_id: string;
    parts: ColumnType<unknown, string, string>;
    is_off: boolean;
    actor_id: string | null;
    at: Generated<Date>;
  };
  operator_event: {
    id: Generated<string>;
    at: Generated<Date>;
    actor_id: string | null;
    action: string;
    subject_kind: string;
    subject_id: string;
    details: ColumnType<unknown, string, string>;
  };
}
