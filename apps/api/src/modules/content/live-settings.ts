import { type SettingKind, settings } from '@nebosvod/contracts/admin-settings';
import { legalTexts } from '@nebosvod/contracts/content';
import type { AdvertisingRules } from '@nebosvod/contracts/social-media';
import { utcDate } from '@nebosvod/engine/time/date-arithmetic';
import type { z } from 'zod';
import type { ContentRow } from './content-entry.repository.ts';
import { withWords } from './item-words.ts';
import { editionOf, hasBlanks, type LegalTextId } from './legal-text.ts';
import { type Content, pricedAt } from './load-content.ts';
import { termedProducts, termsOver } from './product-terms.ts';

type Settled = Pick<
  Content,
  'seller' | 'brand' | 'categories' | 'shopItems' | 'terms' | 'offers' | 'legal' | 'advertising'
>;

/** Whether the console may set something of this kind over `content/`. */
export const isSettingKind = (kind: string): kind is SettingKind => Object.hasOwn(settings, kind);

/** What the console has set of one kind, by id; what does not fit its kind was written by a newer version. */
function settingsOf<D>(rows: readonly ContentRow[], kind: SettingKind, schema: z.ZodType<D>): ReadonlyMap<string, D> {
  const found = new Map<string, D>();
  for (const row of rows) {
    if (row.kind !== kind) continue;
    const parsed = schema.safeParse(row.published);
    if (parsed.success) found.set(row.id, parsed.data);
  }
  return found;
}

/** Whether the console has set this. */
export const isSet = (rows: readonly ContentRow[], kind: SettingKind, id: string): boolean =>
  rows.some((row) => row.kind === kind && row.id === id);

/** `content/` with the settings of the console over it. */
export function withSettings(base: Content, rows: readonly ContentRow[]): Settled {
  const prices = settingsOf(rows, 'price', settings.price);
  const offers = [...settingsOf(rows, 'offer', settings.offer)].map(
    ([id, { productIds }]) => [id, productIds] as const,
  );
  const items = withWords(base.shopItems, rows);
  const terms = termsOver(rows);
  const texts = settingsOf(rows, 'legal', settings.legal);
  const legalOf = (id: LegalTextId) => {
    const text = texts.get(id);
    if (text === undefined) return base.legal[id];
    const savedAt = rows.find((row) => row.kind === 'legal' && row.id === id)?.updated_at ?? new Date();
    return editionOf({ id, ...text, version: dayOf(savedAt), isTemplate: hasBlanks(text.body) });
  };
  const legal = { ...base.legal };
  for (const id of legalTexts) legal[id] = legalOf(id);
  return {
    seller: settingsOf(rows, 'seller', settings.seller).get('site') ?? base.seller,
    brand: settingsOf(rows, 'brand', settings.brand).get('site') ?? base.brand,
    categories: base.categories.filter(({ id }) => items.some(({ categoryId }) => categoryId === id)),
    shopItems: items.map((item) => {
      const set = prices.get(item.id);
      const price = set === undefined ? {} : pricedAt(set.price);
      return { ...item, ...termedProducts(item.productIds, terms), ...price };
    }),
    terms,
    offers: new Map([...base.offers, ...offers]),
    legal,
    advertising: advertisingOver(base, settingsOf(rows, 'advertising', settings.advertising).get('site')),
  };
}

/** The operator's marks over those of the list: a network that the console does not name keeps its own. */
function advertisingOver({ advertising }: Content, set: AdvertisingRules | undefined): AdvertisingRules {
  if (set === undefined) return advertising;
  const networks = advertising.networks.map(
    (row) => set.networks.find(({ network }) => network === row.network) ?? row,
  );
  return { ...set, networks };
}

/** The version of a text is the day it was saved. */
const dayOf = (moment: Date) => utcDate(moment.getTime());
