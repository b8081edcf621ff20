import type { Generated } from 'kysely';

/** How documents reach clients. */
export interface DeliveryTables {
  brand: { user_id: string; brand: unknown; updated_at: Generated<Date> };
  brand_file: {
    id: string;
    user_id: string;
    content: Buffer;
    width: number;
    height: number;
    created_at: Generated<Date>;
  };
  document_letter: {
    id: string;
    user_id: string;
    consultation_id: string;
    recipient_hash: Buffer;
    link_id: string;
    expires_at: Date;
    sent_at: Generated<Date>;
  };
  document_link: {
    id: string;
    token_hash: Buffer;
    user_id: string;
    consultation_id: string;
    pin_hash: string | null;
    with_proof: boolean;
    is_paper: Generated<boolean>;
    wrong_pins: Generated<number>;
    wrong_since: Date | null;
    opened_at: Date | null;
    created_at: Generated<Date>;
    expires_at: Date;
  };
}
