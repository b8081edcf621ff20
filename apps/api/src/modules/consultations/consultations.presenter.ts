import { freeRewrites } from '@nebosvod/contracts/consultation-edits';
import { findKind } from '@nebosvod/contracts/consultation-kinds.table';
import {
  type Consultation,
  consultationCard,
  consultationSchema,
  type StoredDocument,
  storedDocument as storedSchema,
} from '@nebosvod/contracts/consultations';
import type { z } from 'zod';
import type { ConsultationRow, pageOfConsultations } from './consultations.repository.ts';

type CardRow = Omit<Awaited<ReturnType<typeof pageOfConsultations>>[number], 'at'>;

const cardOf = (row: CardRow) => ({
  id: row.id,
  productId: row.product_id,
  kind: row.kind,
  title: row.title,
  clientId: row.client_id,
  status: row.status,
  createdAt: row.created_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
});

/** A document of the list on the wire. */
export const presentCard = (row: CardRow): z.output<typeof consultationCard> => consultationCard.parse(cardOf(row));

/** A stored state of a document. */
export const storedDocument = (document: unknown): StoredDocument => storedSchema.parse(document);

/** A document with the way it is written, on the wire. `document` is its latest state, once there is one. */
export function presentConsultation(row: ConsultationRow, document: unknown): Consultation {
  return consultationSchema.parse({
    ...cardOf(row),
    step: { done: row.step_done, of: row.step_of, title: row.step_title },
    error: row.status === 'failed' ? { code: row.error_code ?? 'INTERNAL', detail: row.error_detail ?? '' } : null,
    attempt: row.attempt,
    charged: row.status === 'done' ? (findKind(row.kind)?.cost ?? 1) : 0,
    writer: row.writer,
    notes: row.notes,
    freeRewrites: Math.max(0, freeRewrites - row.rewrites),
    ...(document === undefined ? {} : { document: storedDocument(document) }),
  });
}
