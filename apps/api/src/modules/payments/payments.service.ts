import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { ProblemError } from '../../problem-error.ts';
import { findAccount } from '../auth/account.repository.ts';
import { announceAccess } from '../purchases/access-mail.ts';
import { applyOrderNews, type Order } from '../purchases/purchases.repository.ts';
import type { PaymentProviders } from './configured-providers.ts';
import { isPaymentOf, PaymentServiceError } from './payment-provider.ts';
import { countUnpaid, createOrder, findOrder, listUnsettled, savePaymentId } from './payments.repository.ts';
import { findGoodCode } from './promo-code.repository.ts';
import { discounted } from './promo-code.ts';
import { testPriceKopecks } from './test-provider.ts';

type Needs = Pick<Context, 'db' | 'env' | 'mailer'>;

const away = () =>
  new ProblemError('UNAVAILABLE', 'Платёжный сервис не отвечает, попробуйте позже', { retryAfterSeconds: 10 });

/** A service that is away is not our mistake: 503, so that whoever tells us something tells it again. */
export async function reached<T>(asked: Promise<T>): Promise<T> {
  return asked.catch((error: unknown) => {
    throw error instanceof PaymentServiceError ? away() : error;
  });
}

/** Which of the reasons it is, nobody is told: a guesser learns nothing. */
const unknownCode = () => new ProblemError('NOT_FOUND', 'Для этого товара такого промокода нет');

/**
 * What a promo code does to the price of an item now. It holds no use of the code: the order does.
 * @throws ProblemError 404 for a code that is unknown, over, spent or for another item
 */
export async function tryPromoCode({ db, content }: Pick<Context, 'db' | 'content'>, itemId: string, code: string) {
  const promo = await findGoodCode(db, code, itemId, false);
  if (!promo) throw unknownCode();
  const amount = content.shopItems.find(({ id }) => id === itemId)?.price?.amount;
  const kopecks = amount === undefined ? null : discounted(Math.round(amount * 100), promo.percent);
  return { code: promo.code, percent: promo.percent, amount: kopecks === null ? null : kopecks / 100 };
}

/** Orders a person may leave unpaid. */
const mostUnpaid = 50;

export interface PaymentRequest {
  readonly itemId: string;
  readonly promoCode?: string | undefined;
  /** Whom the products are for; unset = the buyer. */
  readonly giftEmail?: string | undefined;
  /** Where people reach this installation: `https://example.ru`. */
  readonly origin: string;
}

/** @throws ProblemError 404 without a payment service, item, price or good promo code; 403 until the address is proven; 400 with too many unpaid orders; 503 when the service is away. */
export async function startPayment(
  { db, content }: Pick<Context, 'db' | 'content'>,
  { current: provider, test }: PaymentProviders,
  caller: Caller,
  { itemId, promoCode, giftEmail, origin }: PaymentRequest,
): Promise<{ orderId: string; confirmationUrl: string }> {
  const item = content.shopItems.find(({ id }) => id === itemId);
  const fullKopecks = item?.price ? Math.round(item.price.amount * 100) : test ? testPriceKopecks : null;
  if (!provider || !item || fullKopecks === null)
    throw new ProblemError('NOT_FOUND', 'Этот товар нельзя оплатить здесь: смотрите, как его получить');
  const account = await findAccount(db, caller.userId);
  if (!account?.email_verified_at) throw new ProblemError('FORBIDDEN', 'Сначала подтвердите почту кодом из письма');
  if ((await countUnpaid(db, caller.userId)) >= mostUnpaid)
    throw new ProblemError('LIMIT_EXCEEDED', 'Начато слишком много оплат: завершите одну из них или вернитесь позже');
  const { email } = account;
  const { title, productIds } = item;
  const { orderId, amountKopecks } = await db.transaction().execute(async (tx) => {
    const promo = promoCode === undefined ? null : await findGoodCode(tx, promoCode, item.id, true);
    if (promo === undefined) throw unknownCode();
    const sum = promo === null ? fullKopecks : discounted(fullKopecks, promo.percent);
    const id = await createOrder(tx, {
      provider: provider.id,
      userId: caller.userId,
      email,
      title,
      amountKopecks: sum,
      productIds,
      promoCode: promo?.code ?? null,
      giftEmail: giftEmail === undefined || giftEmail === email ? null : giftEmail,
    });
    return { orderId: id, amountKopecks: sum };
  });
  const returnUrl = `${origin}/home/shop?id=${item.id}&order=${orderId}`;
  const { paymentId, confirmationUrl } = await reached(
    provider.start({ orderId, amountKopecks, title, email, returnUrl }),
  );
  await savePaymentId(db, provider.id, orderId, paymentId);
  return { orderId, confirmationUrl };
}

/**
 * Brings an order to the state its payment service has it in. Only a payment of our shop, for this very order, with its sum and
 * currency moves it on.
 * @returns whether the order changed.
 * @throws ProblemError 404 when the service is no longer configured, 503 when it is away.
 */
export async function settleOrder(context: Needs, providers: PaymentProviders, order: Order): Promise<boolean> {
  const provider = providers.find(order.provider);
  if (!provider) throw new ProblemError('NOT_FOUND');
  const payment = await reached(provider.ask(order));
  if (!payment || !isPaymentOf(payment, order, context.env.NODE_ENV === 'production')) return false;
  const news = {
    provider: order.provider,
    externalId: order.external_id,
    email: order.email,
    status: payment.status,
    number: order.number,
    title: order.title,
    amountKopecks: order.amount_kopecks,
    currency: order.currency,
    productIds: order.product_ids,
    payload: payment.payload,
  };
  const isNew = await applyOrderNews(context.db, news);
  if (isNew && news.status === 'paid')
    await announceAccess(context, order.gift_email ?? news.email, news, order.gift_email !== null);
  return isNew;
}

/**
 * Acts on a notification. Nothing in it is believed: the payment is asked from the service. A payment none of our orders has is
 * not asked about: a flood of made-up ids costs the service nothing.
 * @returns whether an order changed.
 */
export async function receiveNotification(
  context: Needs,
  providers: PaymentProviders,
  provider: string,
  paymentId: string,
): Promise<boolean> {
  if (!providers.find(provider)) throw new ProblemError('NOT_FOUND');
  const order = await findOrder(context.db, provider, paymentId);
  return order ? settleOrder(context, providers, order) : false;
}

/** Whether the money of an order can be given back from here: it is paid, and its service takes refunds from us. */
export function isRefundable(providers: PaymentProviders, order: Pick<Order, 'provider' | 'status'>): boolean {
  return order.status === 'paid' && providers.find(order.provider)?.refund != null;
}

/**
 * Gives the money of a paid order back; its products close with the answer of the service.
 * @throws ProblemError 404 for an order that is not paid or whose service takes no refund from here, 503 when the service is away.
 */
export async function refundOrder(context: Needs, providers: PaymentProviders, order: Order): Promise<boolean> {
  const provider = providers.find(order.provider);
  if (!provider?.refund || order.status !== 'paid')
    throw new ProblemError('NOT_FOUND', 'Этот заказ нельзя вернуть отсюда');
  await reached(provider.refund(order));
  return settleOrder(context, providers, order);
}

/** A payment is asked about for this long; a service itself repeats a notification for a day only. */
const askedDays = 7;
/** Asked about in one go: an hour is long enough for the rest. */
const askedAtOnce = 200;

/**
 * Asks about the payments whose end nobody has told yet: their notification may have been lost.
 * @returns how many orders moved on
 */
export async function settlePending(context: Needs, providers: PaymentProviders): Promise<number> {
  let moved = 0;
  for (const order of await listUnsettled(context.db, askedDays, askedAtOnce)) {
    if (providers.find(order.provider)) moved += Number(await settleOrder(context, providers, order));
  }
  return moved;
}
