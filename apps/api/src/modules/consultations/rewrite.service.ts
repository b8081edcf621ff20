import { randomUUID } from 'node:crypto';
import { freeRewrites, type rewriteSection as rewriteContract } from '@nebosvod/contracts/consultation-edits';
import type { BodyOf } from '@nebosvod/contracts/endpoint';
import type { ReadingDocument } from '@nebosvod/contracts/reading';
import type { Kysely } from 'kysely';
import type { Caller } from '../../caller.ts';
import type { Db } from '../../context.ts';
import type { Schema } from '../../database/schema.ts';
import { ProblemError } from '../../problem-error.ts';
import { quotaMonth } from '../../quota-month.ts';
import { readQuota } from '../content/product-terms.repository.ts';
import { reserveGeneration, spendGeneration } from '../user/quota.repository.ts';
import { type ConsultationRow, changeConsultation, findConsultation } from './consultations.repository.ts';
import { conflict, latestDocument, noDocument } from './edit.service.ts';
import { chosenCandidate, isByHand, withSectionOf } from './rewritten-section.ts';
import { insertVersion } from './versions.repository.ts';
import type { Rewriter, RewriteWay } from './writers.ts';
import { writingRequest } from './writing-request.ts';

const REFUSALS: Readonly<Record<RewriteWay, string>> = {
  again: 'Другими словами этот раздел не говорится',
  shorter: 'Короче этот раздел не бывает',
  fuller: 'Подробнее этот раздел не бывает: карта сказала всё',
  gentler: 'Мягче уже не сказать: возражений сверх главного в разделе нет',
};

export interface Rewriting extends BodyOf<typeof rewriteContract> {
  readonly id: string;
  readonly section: string;
}

/**
 * Writes one section of a document anew. Three rewritings of a document are free, each further one takes a generation; nothing is
 * charged when nothing changes.
 * @throws ProblemError 404 for a section that is not there, 409 for an older version, for a section edited by hand, and when there is no such wording; 402 past the quota
 */
export async function rewriteSection(
  { db, rewrite }: { readonly db: Db; readonly rewrite: Rewriter },
  caller: Caller,
  { id, section, version, how, overwrite = false }: Rewriting,
  now: Date,
): Promise<ConsultationRow> {
  const row = await findConsultation(db, caller.userId, id);
  if (!row) throw noDocument();
  const document = await latestDocument(db, row);
  if (!document || row.version !== version) throw conflict(row, document);
  const own = document.sections.find((one) => one.id === section);
  if (!own) throw new ProblemError('NOT_FOUND', 'В документе такого раздела нет');
  if (isByHand(own) && !overwrite) {
    throw new ProblemError('CONFLICT', 'В разделе есть ваши правки: чтобы переписать и их, подтвердите это');
  }
  const candidates = await rewrite(writingRequest.parse(row.request), {
    ...{ section, how, time: row.rewrites + 1, writer: document.writer },
  });
  const chosen = chosenCandidate(candidates, own, how);
  if (!chosen) throw new ProblemError('CONFLICT', `${REFUSALS[how]}. Ничего не списано`);
  const next = { ...withSectionOf(document, chosen, section), version: version + 1 };
  const by = chosen.writer === 'model' ? 'model' : 'composer';
  return db.transaction().execute((tx) => stored(tx, caller, { row, document: next, by, now }));
}

interface Rewritten {
  /** As it stood. */
  readonly row: ConsultationRow;
  readonly document: ReadingDocument;
  readonly by: 'composer' | 'model';
  readonly now: Date;
}

async function stored(
  tx: Kysely<Schema>,
  caller: Caller,
  { row, document, by, now }: Rewritten,
): Promise<ConsultationRow> {
  const { id, version, rewrites } = row;
  const changes = { version: document.version, rewrites: rewrites + 1 };
  const moved = await changeConsultation(tx, caller.userId, { id, version }, changes);
  if (!moved) throw conflict(row, undefined);
  if (rewrites >= freeRewrites) await charge(tx, caller, row.product_id, now);
  await insertVersion(tx, id, document.version, document, by);
  return moved;
}

async function charge(tx: Kysely<Schema>, { userId, products }: Caller, productId: number, now: Date): Promise<void> {
  if (!products.some((one) => one.productId === productId)) throw new ProblemError('PRODUCT_REQUIRED');
  const { month, resetsAt } = quotaMonth(now);
  const generationId = randomUUID();
  const taken = { userId, productId, generationId, month, limit: await readQuota(tx, productId), cost: 1 };
  if (!(await reserveGeneration(tx, taken))) {
    const detail = 'Генерации этого месяца закончились: править раздел можно вручную';
    throw new ProblemError('QUOTA_EXHAUSTED', detail, { resetsAt: resetsAt.toISOString() });
  }
  await spendGeneration(tx, userId, generationId);
}
