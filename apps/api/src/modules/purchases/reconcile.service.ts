import { emailField } from '@nebosvod/contracts/person-fields';
import { addDays, utcDate } from '@nebosvod/engine/time/date-arithmetic';
import { DAY_SECONDS, HOUR_MS } from '@nebosvod/engine/time/durations';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { getcourse, readAmount, readOffers, readStatus } from './getcourse.service.ts';
import { createGetcourseClient, type ExportRow, type GetcourseClient } from './getcourse-client.ts';
import { applyOrderNews, listOrderProducts, type OrderNews } from './purchases.repository.ts';

export interface Reconciled {
  /** Orders in the export. */
  readonly seen: number;
  /** Orders whose state had not reached us. */
  readonly changed: number;
  /** Numbers of paid orders whose products are unknown here: the operator opens them by hand. */
  readonly unknown: readonly string[];
  /** Rows without a number, an address or a status. */
  readonly unreadable: number;
}

/** Names of the columns, the likeliest first. A school may rename them, so each is looked for under several. */
const columns = {
  id: ['id заказа', 'id'],
  number: ['номер', 'номер заказа'],
  email: ['email', 'e-mail', 'эл. почта'],
  status: ['статус', 'статус заказа'],
  title: ['title', 'состав заказа', 'название'],
  offers: ['id предложений', 'id предложения', 'предложения', 'offers'],
  currency: ['валюта'],
} as const;

const read = (row: ExportRow, column: keyof typeof columns): string =>
  columns[column].map((name) => row.get(name)).find((value) => value !== undefined && value !== '') ?? '';

/** «Стоимость, RUB»: the currency stands in the column's name. */
const costOf = (row: ExportRow): string | undefined => [...row].find(([name]) => name.startsWith('стоимость'))?.[1];

function readRow(row: ExportRow): Omit<OrderNews, 'productIds'> | null {
  const [id, email] = [read(row, 'id'), emailField.safeParse(read(row, 'email'))];
  const status = read(row, 'status');
  if (!/^\d{1,20}$/.test(id) || !email.success || status === '') return null;
  return {
    provider: getcourse,
    externalId: id,
    email: email.data,
    status: readStatus(status),
    number: read(row, 'number') || id,
    title: read(row, 'title'),
    amountKopecks: readAmount(costOf(row)),
    currency: read(row, 'currency') || 'RUB',
    payload: { ...Object.fromEntries(row), source: 'reconcile' },
  };
}

/** Brings orders whose message from GetCourse was lost to the state GetCourse has them in. Doing it again changes nothing. */
export async function reconcileOrders(
  { db, content }: Pick<Context, 'db' | 'content'>,
  client: GetcourseClient,
  since: string,
): Promise<Reconciled> {
  const rows = await client.exportOrders(since);
  const orders = rows.flatMap((row) => {
    const news = readRow(row);
    if (news === null) return [];
    const told = readOffers(read(row, 'offers')).flatMap((offer) => content.offers.get(offer) ?? []);
    return [{ news, told: [...new Set(told)] }];
  });
  const known = await listOrderProducts(
    db,
    getcourse,
    orders.map(({ news }) => news.externalId),
  );
  let changed = 0;
  const unknown: string[] = [];
  for (const { news, told } of orders) {
    const stored = known.get(news.externalId);
    if (told.length === 0 && (stored ?? []).length === 0 && news.status === 'paid') {
      // Stored now, the order would stand as told, and the message that does name its offer would come too late.
      unknown.push(news.number);
    } else if (stored !== undefined || news.status === 'paid') {
      changed += Number(await applyOrderNews(db, { ...news, productIds: told }));
    }
  }
  return { seen: rows.length, changed, unknown, unreadable: rows.length - orders.length };
}

/** The client of the operator's school, or null when it is not configured. */
export function configuredGetcourse({ env }: Pick<Context, 'env'>): GetcourseClient | null {
  const { GETCOURSE_ACCOUNT: account, GETCOURSE_API_KEY: apiKey, GETCOURSE_API_URL: baseUrl } = env;
  return account && apiKey ? createGetcourseClient({ account, apiKey, baseUrl }) : null;
}

/** A message may be lost on the night the reconciliation itself fails: several days back are looked at. */
export const usualDays = 7;

/** The day so many days back, ГГГГ-ММ-ДД. */
export const daysBack = (days: number, now = Date.now()): string => addDays(utcDate(now), -days);

/** Reconciles once a day, in the first hour after midnight UTC; of several nodes one does it, and a failure is tried again. */
export function reconcileNightly(app: FastifyInstance, context: Context): void {
  const tick = async () => {
    const client = configuredGetcourse(context);
    if (client === null) return;
    const key = `getcourse-reconcile:${daysBack(0)}`;
    try {
      if (!(await context.limiter.hit(key, 1, DAY_SECONDS)).allowed) return;
      const { unknown, ...counts } = await reconcileOrders(context, client, daysBack(usualDays));
      app.log.info({ ...counts, unknown: unknown.length }, 'getcourse reconciled');
    } catch (error) {
      app.log.error({ err: error }, 'getcourse reconciliation failed');
      await context.limiter.reset(key).catch(() => undefined);
    }
  };
  const timer = setInterval(() => void tick(), HOUR_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
