import type { ConsultationKind } from '@nebosvod/contracts/products.table';
import type { Generated } from 'kysely';

/** Documents that people ask for: jobs, versions, events. */
export interface ConsultationTables {
  consultation: {
    id: string;
    user_id: string;
    product_id: number;
    kind: ConsultationKind;
    client_id: string | null;
    title: string;
    search_key: string;
    idem_key: string;
    body_hash: Buffer;
    request: unknown;
    status: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
    worker: string | null;
    attempt: Generated<number>;
    lease_until: Date | null;
    step_done: Generated<number>;
    step_of: Generated<number>;
    step_title: Generated<string>;
    error_code: string | null;
    error_detail: string | null;
    writer: Generated<'composer' | 'model'>;
    notes: Generated<string>;
    rewrites: Generated<number>;
    version: Generated<number>;
    created_at: Generated<Date>;
    finished_at: Date | null;
    deleted_at: Date | null;
  };
  /** Clients of the book that a document is about, the first included. */
  consultation_client: {
    consultation_id: string;
    client_id: string;
  };
  consultation_version: {
    consultation_id: string;
    version: number;
    document: unknown;
    written_by: 'composer' | 'model' | 'person';
    at: Generated<Date>;
  };
  consultation_event: {
    consultation_id: string;
    seq: number;
    event: string;
    data: unknown;
  };
}
