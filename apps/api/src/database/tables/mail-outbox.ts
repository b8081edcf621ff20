import type { Generated } from 'kysely';

/** Letters on their way. */
export interface MailOutboxTables {
  /** Who asked not to be written to on behalf of practitioners. */
  mail_refusal: { address_hash: Buffer; refused_at: Generated<Date> };
  mail_outbox: {
    id: string;
    cause: string;
    recipient: string;
    subject: string;
    body: string;
    calendar: string | null;
    reply_to: string | null;
    tries: Generated<number>;
    /** Whoever finds it due then delivers it: the node that took it has not. */
    due_at: Date;
    give_up_at: Date;
    created_at: Generated<Date>;
  };
}
