import { createHash, timingSafeEqual } from 'node:crypto';
import type { getcourseCallback } from '@nebosvod/contracts/purchases';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { ProblemError } from '../../problem-error.ts';
import { announceAccess } from './access-mail.ts';
import { applyOrderNews, grantOrder, listUngranted, type Order } from './purchases.repository.ts';

export const getcourse = 'getcourse';

type Fields = z.output<typeof getcourseCallback.query>;

/** Statuses of an order, by the names GetCourse's processes and its Russian interface use. */
const statuses: readonly (readonly [Order['status'], RegExp])[] = [
  ['refunded', /^(returned|refunded|waiting_for_return|возврат|возвращ[её]н|ожидает возврата)$/],
  ['paid', /^(payed|paid|finished|завершен|завершён|оплачен)$/],
  ['cancelled', /^(cancelled|canceled|false|отмен[её]н|ложный)$/],
];

/** What a GetCourse status means here; anything unknown is an order not yet paid, so it opens nothing. */
export function readStatus(status: string): Order['status'] {
  const told = status.trim().toLowerCase();
  return statuses.find(([, names]) => names.test(told))?.[0] ?? 'pending';
}

/** «1 990,00 руб.» in kopecks; null for what is not a sum. Shown to the buyer only: access never rests on it. */
export function readAmount(text: string | undefined): number | null {
  const digits = text?.replaceAll(/[\s\u00a0\u202f]/g, '').match(/^(\d{1,12})(?:[.,](\d{1,2}))?(?:\D.*)?$/);
  if (!digits) return null;
  return Number(digits[1]) * 100 + Number((digits[2] ?? '').padEnd(2, '0'));
}

/** Offer ids of an order: GetCourse joins them with commas. */
export function readOffers(text: string | undefined): string[] {
  return (text ?? '').split(/[,;\s]+/).filter((offer) => /^\d+$/.test(offer));
}

/** Compares in the same time whatever differs and however long the guess is. */
function isSecret(expected: string | undefined, given: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(expected ?? ''), digest(given)) && expected !== undefined;
}

/** @throws ProblemError 404: whoever does not know the secret learns nothing, not even that the address exists. */
export function assertSecret({ env }: Context, given: string): void {
  if (!isSecret(env.GETCOURSE_SECRET, given)) throw new ProblemError('NOT_FOUND');
}

/** Stores what GetCourse tells about an order. An unknown offer is stored and opens nothing. */
export async function receiveOrder(
  context: Pick<Context, 'db' | 'content' | 'env' | 'mailer'>,
  fields: Fields,
): Promise<boolean> {
  const { db, content } = context;
  const productIds = readOffers(fields.offers).flatMap((offer) => content.offers.get(offer) ?? []);
  const news = {
    provider: getcourse,
    externalId: fields.id,
    email: fields.email,
    status: readStatus(fields.status),
    number: fields.number ?? fields.id,
    title: fields.positions ?? '',
    amountKopecks: readAmount(fields.cost_money_value ?? fields.cost_money),
    currency: fields.currency ?? 'RUB',
    productIds: [...new Set(productIds)],
    payload: fields,
  };
  const isNew = await applyOrderNews(db, news);
  if (isNew && news.status === 'paid') await announceAccess(context, news.email, news);
  return isNew;
}

/**
 * Opens paid orders whose offers the operator has mapped since; returns how many.
 * @param only the number of one order at GetCourse; unset = all of them
 */
export async function grantKnownOffers(
  { db, content }: Pick<Context, 'db' | 'content'>,
  only?: string,
): Promise<number> {
  let granted = 0;
  for (const order of await listUngranted(db, getcourse)) {
    if (only !== undefined && order.external_id !== only) continue;
    const offers = readOffers(String(order.payload.offers ?? ''));
    const productIds = [...new Set(offers.flatMap((offer) => content.offers.get(offer) ?? []))];
    if (productIds.length === 0) continue;
    const source = { provider: getcourse, externalId: order.external_id };
    granted += Number(await grantOrder(db, source, order.email, productIds));
  }
  return granted;
}
