import type { Generated } from 'kysely';

/** Booking by link. */
export interface BookingTables {
  booking_page: {
    user_id: string;
    slug: string;
    page: unknown;
    notice_version: number;
    updated_at: Generated<Date>;
  };
  booking_request: {
    id: string;
    user_id: string;
    kind: unknown;
    starts_at: Date;
    ends_at: Date;
    status: string;
    name: string;
    email: string;
    contact: string;
    time_zone: string;
    births: unknown;
    question: string;
    consents: unknown;
    notice: string;
    notice_version: number;
    consented_at: Generated<Date>;
    network_hash: Buffer;
    token_hash: Buffer;
    client_id: string | null;
    created_at: Generated<Date>;
  };
}
