import { randomUUID } from 'node:crypto';
import type { AnyOrder } from '@nebosvod/contracts/consultations';
import { type PublicationKind, publicationKinds } from '@nebosvod/contracts/publication-order';
import type { AdvertisingRules } from '@nebosvod/contracts/social-media';
import type { Caller } from '../../caller.ts';
import type { Db } from '../../context.ts';
import { ProblemError } from '../../problem-error.ts';
import { quotaMonth } from '../../quota-month.ts';
import { holdClients, insertClientsWithin } from '../clients/clients.repository.ts';
import { fullBook } from '../clients/clients.service.ts';
import { reserveGeneration } from '../user/quota.repository.ts';
import {
  assignClient,
  type ConsultationRow,
  countConsultations,
  countWaiting,
  findByKey,
  insertClientsOf,
  insertConsultation,
  mostConsultations,
} from './consultations.repository.ts';
import { settlePublication } from './publication-request.service.ts';
import { digestOf, noClient, type SettledRequest, settleRequest } from './request.service.ts';
import { searchKeyOf } from './search-key.ts';
import type { Writers } from './writers.ts';

/** Jobs that may wait or run, of everybody: as many as two threads write in a minute or two. */
const MOST_WAITING = 500;
const RETRY_SECONDS = 15;
const KEY = /^[\x21-\x7e]{16,200}$/;

export interface Accepted {
  readonly row: ConsultationRow;
  readonly isRepeat: boolean;
}

/**
 * Takes an order: stores the job and sets its generations aside, in one transaction. The same key and body again is the same order.
 * @throws ProblemError 402 past the quota, 422 for a key used with another body, 503 when too many wait
 */
export async function acceptConsultation(
  { db, writers, advertising }: { readonly db: Db; readonly writers: Writers; readonly advertising: AdvertisingRules },
  caller: Caller,
  request: AnyOrder,
  givenKey: string | undefined,
  now: Date,
): Promise<Accepted> {
  if (givenKey !== undefined && !KEY.test(givenKey)) {
    const message = 'Ключ повтора: от 16 до 200 видимых знаков';
    throw new ProblemError('VALIDATION', message, { errors: [{ path: 'Idempotency-Key', message }] });
  }
  const digest = digestOf(request);
  const minute = Math.floor(now.getTime() / 60_000);
  const key = givenKey ?? `${digest.toString('base64url')}.${minute}`;
  const before = await findByKey(db, caller.userId, key);
  if (before) return repeated(before, digest);
  if (!writers[request.kind]) {
    const message = 'Этот вид документа ещё не составляется';
    throw new ProblemError('VALIDATION', message, { errors: [{ path: 'kind', message }] });
  }
  const settled = isPublication(request)
    ? await settlePublication({ db, advertising }, caller, request, now)
    : await settleRequest(db, caller, request, now);
  await assertRoom(db, caller.userId);
  return place(db, caller, { request, settled, key, digest, now });
}

type Publication = Extract<AnyOrder, { kind: PublicationKind }>;

const isPublication = (order: AnyOrder): order is Publication => publicationKinds.some((kind) => kind === order.kind);

function repeated(row: ConsultationRow, digest: Buffer): Accepted {
  if (Buffer.compare(Buffer.from(row.body_hash), digest) !== 0) throw new ProblemError('IDEMPOTENCY_KEY_REUSED');
  return { row, isRepeat: true };
}

async function assertRoom(db: Db, userId: string): Promise<void> {
  const { all } = await countWaiting(db, userId);
  if (all >= MOST_WAITING) {
    throw new ProblemError('UNAVAILABLE', 'Сейчас составляется слишком много документов, повторите через минуту', {
      retryAfterSeconds: RETRY_SECONDS,
    });
  }
  if ((await countConsultations(db, userId)) >= mostConsultations) {
    throw new ProblemError('LIMIT_EXCEEDED', `Можно хранить до ${mostConsultations} документов: удалите прежние`);
  }
}

interface Order {
  readonly request: AnyOrder;
  readonly settled: SettledRequest;
  readonly key: string;
  readonly digest: Buffer;
  readonly now: Date;
}

function place(db: Db, caller: Caller, { request, settled, key, digest, now }: Order): Promise<Accepted> {
  const { userId } = caller;
  const id = randomUUID();
  const name = settled.writing.people[0]?.name ?? '';
  const title = name === '' ? settled.entry.title : `${settled.entry.title}: ${name}`;
  const { month, resetsAt } = quotaMonth(now);
  return db.transaction().execute(async (tx) => {
    const known = settled.clientIds.filter((one) => one !== settled.freshClient?.id);
    if (!(await holdClients(tx, userId, known))) throw noClient();
    const row = await insertConsultation(tx, {
      id,
      user_id: userId,
      product_id: request.productId,
      kind: request.kind,
      client_id: settled.freshClient ? null : settled.clientId,
      title,
      search_key: searchKeyOf(title, settled.writing),
      idem_key: key,
      body_hash: digest,
      request: JSON.stringify(settled.writing),
    });
    if (!row) {
      const before = await findByKey(tx, userId, key);
      if (!before) throw new ProblemError('CONFLICT');
      return repeated(before, digest);
    }
    // The order comes first: of several with one key only one brings a client.
    if (settled.freshClient) {
      if (!(await insertClientsWithin(tx, userId, [settled.freshClient]))) throw fullBook();
      await assignClient(tx, id, settled.freshClient.id);
    }
    await insertClientsOf(tx, id, settled.clientIds);
    const charge = {
      ...{ userId, productId: request.productId, generationId: id, month, limit: settled.limit },
      cost: settled.entry.cost,
    };
    if (!(await reserveGeneration(tx, charge))) {
      const detail = 'Генерации этого месяца закончились. Готовые документы открываются как обычно';
      throw new ProblemError('QUOTA_EXHAUSTED', detail, { resetsAt: resetsAt.toISOString() });
    }
    return { row, isRepeat: false };
  });
}
