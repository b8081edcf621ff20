import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { ProblemError } from '../../problem-error.ts';
import { findAccount } from '../auth/account.repository.ts';
import { announceAccess } from '../purchases/access-mail.ts';
import { applyOrderNews, type Order } from '../purchases/purchases.repository.ts';
import { countUnpaid, createOrder, findOrder, listUnsettled, savePaymentId, yookassa } from './payments.repository.ts';
import { createYookassaClient, type YookassaClient, YookassaError, type YookassaPayment } from './yookassa-client.ts';

/** The client of the operator's shop, or null when no shop is configured. */
export function configuredYookassa({ env }: Pick<Context, 'env'>): YookassaClient | null {
  if (!env.YOOKASSA_SHOP_ID || !env.YOOKASSA_SECRET_KEY) return null;
  return createYookassaClient({
    shopId: env.YOOKASSA_SHOP_ID,
    secretKey: env.YOOKASSA_SECRET_KEY,
    baseUrl: env.YOOKASSA_API_URL,
  });
}

const away = () =>
  new ProblemError('UNAVAILABLE', 'Платёжный сервис не отвечает, попробуйте позже', { retryAfterSeconds: 10 });

/** `1990.00` for 199000 kopecks. */
const toRoubles = (kopecks: number) => (kopecks / 100).toFixed(2);

/** Kopecks of a decimal string; NaN for what is not a sum. */
const toKopecks = (value: string) => (/^\d{1,12}\.\d{2}$/.test(value) ? Number(value.replace('.', '')) : Number.NaN);

/** Orders a person may leave unpaid. */
const mostUnpaid = 50;

/** @throws ProblemError 404 without a shop, item or price; 403 until the address is proven; 400 with too many unpaid orders; 503 when YooKassa is away. */
export async function startPayment(
  context: Context,
  client: YookassaClient | null,
  caller: Caller,
  itemId: string,
): Promise<{ orderId: string; confirmationUrl: string }> {
  const { db, content, env } = context;
  const item = content.shopItems.find(({ id }) => id === itemId);
  if (!client || !item?.price)
    throw new ProblemError('NOT_FOUND', 'Этот товар нельзя оплатить здесь: смотрите, как его получить');
  const account = await findAccount(db, caller.userId);
  if (!account?.email_verified_at) throw new ProblemError('FORBIDDEN', 'Сначала подтвердите почту кодом из письма');
  if ((await countUnpaid(db, caller.userId)) >= mostUnpaid)
    throw new ProblemError('LIMIT_EXCEEDED', 'Начато слишком много оплат: завершите одну из них или вернитесь позже');
  const amountKopecks = Math.round(item.price.amount * 100);
  const orderId = await createOrder(db, {
    userId: caller.userId,
    email: account.email,
    title: item.title,
    amountKopecks,
    productIds: item.productIds,
  });
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  try {
    const payment = await client.createPayment({
      idempotenceKey: orderId,
      amount: toRoubles(amountKopecks),
      description: item.title,
      returnUrl: `${publicUrl.replace(/\/$/, '')}/home/shop?id=${item.id}&order=${orderId}`,
      metadata: { order_id: orderId },
    });
    const confirmationUrl = payment.confirmation?.confirmation_url;
    if (confirmationUrl === undefined) throw away();
    await savePaymentId(db, orderId, payment.id);
    return { orderId, confirmationUrl };
  } catch (error) {
    if (error instanceof YookassaError) throw away();
    throw error;
  }
}

/**
 * Acts on a notification. Nothing in it is believed: the payment is asked from YooKassa, and only one of our shop,
 * for one of our orders, with that order's sum and currency moves the order on. A payment none of our orders has is
 * not asked about: a flood of made-up ids costs YooKassa nothing.
 * @returns whether the order changed.
 */
export async function receiveNotification(
  context: Pick<Context, 'db' | 'env' | 'mailer'>,
  client: YookassaClient | null,
  paymentId: string,
): Promise<boolean> {
  const { db, env } = context;
  if (!client) throw new ProblemError('NOT_FOUND');
  const order = await findOrder(db, paymentId);
  if (!order) return false;
  const payment = await client.getPayment(paymentId).catch((error: unknown) => {
    // A 5xx makes YooKassa tell again; it does so for a day.
    throw error instanceof YookassaError ? away() : error;
  });
  if (!payment || !belongs(payment, order, env)) return false;
  const news = {
    provider: yookassa,
    externalId: order.external_id,
    email: order.email,
    status: statusOf(payment),
    number: order.number,
    title: order.title,
    amountKopecks: order.amount_kopecks,
    currency: order.currency,
    productIds: order.product_ids,
    payload: { payment: payment.id, status: payment.status, test: payment.test },
  };
  const isNew = await applyOrderNews(db, news);
  if (isNew && news.status === 'paid') await announceAccess(context, news.email, news);
  return isNew;
}

function belongs(payment: YookassaPayment, order: Order, env: Context['env']): boolean {
  const isOurOrder = payment.metadata?.order_id === order.external_id;
  const isOurShop = payment.recipient === undefined || payment.recipient.account_id === env.YOOKASSA_SHOP_ID;
  const isOurSum = payment.amount.currency === 'RUB' && toKopecks(payment.amount.value) === order.amount_kopecks;
  const isRealMoney = !payment.test || env.NODE_ENV !== 'production';
  return isOurOrder && isOurShop && isOurSum && isRealMoney;
}

function statusOf(payment: YookassaPayment): Order['status'] {
  if (payment.status === 'canceled') return 'cancelled';
  if (payment.status !== 'succeeded' || !payment.paid) return 'pending';
  const refunded = payment.refunded_amount ? toKopecks(payment.refunded_amount.value) : 0;
  return refunded >= toKopecks(payment.amount.value) ? 'refunded' : 'paid';
}

/** A payment is asked about for this long; YooKassa itself repeats a notification for a day only. */
const askedDays = 7;
/** Asked about in one go: an hour is long enough for the rest. */
const askedAtOnce = 200;

/**
 * Asks about the payments whose end nobody has told yet: their notification may have been lost.
 * @returns how many orders moved on
 */
export async function settlePending(
  context: Pick<Context, 'db' | 'env' | 'mailer'>,
  client: YookassaClient,
): Promise<number> {
  let moved = 0;
  for (const paymentId of await listUnsettled(context.db, askedDays, askedAtOnce)) {
    moved += Number(await receiveNotification(context, client, paymentId));
  }
  return moved;
}
