import type { StoredDocument } from '@nebosvod/contracts/consultations';
import type { PublicationOrder } from '@nebosvod/contracts/publication-order';
import { addDays } from '@nebosvod/engine/time/date-arithmetic';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { ProblemError } from '../../problem-error.ts';
import { mostItems, mostPlans, storePlan } from '../content-plans/content-plans.repository.ts';
import type { WritingRequest } from './writing-request.ts';

interface Written {
  readonly userId: string;
  /** Of the job: the plan takes it too. */
  readonly id: string;
  readonly document: StoredDocument;
  readonly request: WritingRequest;
}

type PlanOrder = Extract<PublicationOrder, { kind: 'plan' }>;

/** The last civil date of a plan. */
export const lastDayOf = ({ from, weeks }: Pick<PlanOrder, 'from' | 'weeks'>): string => addDays(from, weeks * 7 - 1);

/**
 * Keeps a written plan among the person's content plans, in the transaction that stores the document.
 * @throws ProblemError when there is no room for it: the job fails, nothing is charged
 */
export async function keepWrittenPlan(tx: Kysely<Schema>, { userId, id, document, request }: Written): Promise<void> {
  const order = request.publication?.order;
  if (!('kind' in document) || document.kind !== 'plan' || order?.kind !== 'plan') return;
  const plan = {
    title: document.title,
    from: order.from,
    to: lastDayOf(order),
    niche: order.niche ?? '',
    goals: order.goals ?? '',
    tone: order.tone ?? '',
    networks: order.networks,
    items: document.items,
  };
  if (await storePlan(tx, userId, plan, id)) return;
  const detail = `Планов можно хранить до ${mostPlans}, публикаций в них до ${mostItems}: удалите прежние`;
  throw new ProblemError('LIMIT_EXCEEDED', detail);
}
