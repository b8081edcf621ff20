import { randomInt } from 'node:crypto';
import { findKind } from '@nebosvod/contracts/consultation-kinds.table';
import { findProduct } from '@nebosvod/contracts/products.table';
import type { PublicationOrder } from '@nebosvod/contracts/publication-order';
import { skyReason } from '@nebosvod/contracts/sky-rule';
import { type AdvertisingRules, socialMediaSchema } from '@nebosvod/contracts/social-media';
import { isTimeZone } from '@nebosvod/engine/time/local-time';
import { wallClock } from '@nebosvod/terms/clock';
import type { Caller } from '../../caller.ts';
import type { Db } from '../../context.ts';
import { ProblemError } from '../../problem-error.ts';
import { readQuota } from '../content/product-terms.repository.ts';
import { findItem } from '../content-plans/content-plans.repository.ts';
import { readSocialMedia } from '../social-media/social-media.repository.ts';
import type { SettledRequest } from './request.service.ts';
import { lastDayOf } from './written-plan.ts';

/** Where the audience is unless the order says. */
const MOSCOW = { latitude: 55.7558, longitude: 37.6173, timeZone: 'Europe/Moscow' } as const;
/** Seeds differ from order to order, so that two people who ask for one day do not post the same words. */
const SEEDS = 2 ** 31;

/** The last day whose sky a plan is sure of: what it announces may lie months ahead. */
const LAST_DAY = '2396-12-31';

const missing = (path: string, message: string) =>
  new ProblemError('VALIDATION', message, { errors: [{ path, message }] });

/**
 * Holds an order of a plan or a publication against the caller's products; finds the item and the voice it is written from.
 * @throws ProblemError 400 without a topic or an item, 403 without the product or with a tone that is switched off, 404 for an item that is not the caller's
 */
export async function settlePublication(
  { db, advertising }: { readonly db: Db; readonly advertising: AdvertisingRules },
  caller: Caller,
  order: PublicationOrder,
  now: Date,
): Promise<SettledRequest> {
  const product = findProduct(order.productId);
  const entry = findKind(order.kind);
  if (!entry || !product || !caller.products.some(({ productId }) => productId === order.productId))
    throw new ProblemError('PRODUCT_REQUIRED');
  assertMaySell(order, advertising);
  const place = order.place ?? MOSCOW;
  if (!isTimeZone(place.timeZone)) throw missing('place.timeZone', 'Такого часового пояса нет');
  if (order.kind === 'plan' && lastDayOf(order) > LAST_DAY)
    throw missing('from', 'План кончается не позже 2396 года: дальше неба не посчитать');
  const item = order.kind === 'plan' ? null : await subjectOf(db, caller.userId, order);
  const { voice, networks } = socialMediaSchema.shape;
  const row = await readSocialMedia(db, caller.userId, order.productId);
  const schedule = (networks.safeParse(row?.networks).data ?? []).map(({ network, days, hours }) => ({
    network,
    days,
    hours,
  }));
  const { stopWords = [], learned = null } = voice.safeParse(row?.voice).data ?? {};
  return {
    entry,
    clientId: null,
    clientIds: [],
    freshClient: null,
    limit: await readQuota(db, product.id),
    writing: {
      kind: order.kind,
      people: [],
      asOf: wallClock(now.toISOString(), { timeZone: place.timeZone }).date,
      settings: {},
      tone: 'neutral',
      detail: 'middle',
      ...(order.writer ? { writer: order.writer } : {}),
      publication: {
        ...{ order, place, stopWords, schedule, seed: randomInt(SEEDS) },
        ...(learned ? { voice: learned } : {}),
        ...(item ? { item } : {}),
      },
    },
  };
}

/** @throws ProblemError 403 for a selling tone that the operator has not switched on, 400 where advertising is not allowed */
function assertMaySell(order: PublicationOrder, { isSellingAllowed, networks }: AdvertisingRules): void {
  if (order.tone !== 'selling') return;
  if (!isSellingAllowed) throw new ProblemError('FORBIDDEN', 'Продающий тон на этой установке выключен');
  const asked = order.kind === 'plan' ? order.networks : order.network === undefined ? [] : [order.network];
  const barred = networks.find(({ network, isRestricted }) => isRestricted && asked.includes(network));
  if (barred === undefined) return;
  const path = order.kind === 'plan' ? 'networks' : 'network';
  throw missing(path, 'В этой сети реклама нарушает закон: выберите другую сеть или другой тон');
}

type TextOrder = Exclude<PublicationOrder, { kind: 'plan' }>;

/** What a publication is about: the plan's item it is written for, or the topic that was typed. */
async function subjectOf(db: Db, userId: string, { topic, planItemId }: TextOrder) {
  if (planItemId === undefined) {
    if (topic === undefined) throw missing('topic', 'Назовите тему или выберите публикацию плана');
    return { topic, sky: null, date: null };
  }
  const item = await findItem(db, userId, planItemId);
  if (!item) throw new ProblemError('NOT_FOUND', 'Такой публикации в ваших планах нет');
  return { topic: topic ?? item.topic, sky: skyReason.safeParse(item.sky).data ?? null, date: item.planned_on };
}
