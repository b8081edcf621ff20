import { getSettings, resetSetting, type SettingKind, saveSetting, settings } from '@nebosvod/contracts/admin-settings';
import { setupSteps } from '@nebosvod/contracts/admin-setup';
import { legalTexts } from '@nebosvod/contracts/content';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { productIds } from '@nebosvod/contracts/products.table';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import type { Schema } from '../../database/schema.ts';
import { mount, signedIn } from '../../mount.ts';
import { ProblemError } from '../../problem-error.ts';
import { removeContentEntry, writeContentEntry } from '../content/content-entry.repository.ts';
import { isSet } from '../content/live-settings.ts';
import { grantKnownOffers } from '../purchases/getcourse.service.ts';
import type { ContentParts } from './admin-content.routes.ts';
import { type OperatorAction, recordEvent } from './operator-event.repository.ts';
import { checkBrand } from './site-brand.service.ts';

/** Whether there is such a setting: an item, a step, a text, a number of an offer. */
const isSetting: Readonly<Record<SettingKind, (id: string, parts: ContentParts) => boolean>> = {
  seller: (id) => id === 'site',
  brand: (id) => id === 'site',
  price: (id, { files }) => files.shopItems.some((item) => item.id === id),
  product: (id) => productIds.some((product) => String(product) === id),
  offer: (id) => /^\d{1,20}$/.test(id),
  legal: (id) => legalTexts.some((text) => text === id),
  advertising: (id) => id === 'site',
  later: (id) => setupSteps.some((step) => step === id),
};

/** What the log keeps of a setting: figures alone. */
const figuresOf: Partial<Record<SettingKind, (data: unknown) => Readonly<Record<string, unknown>>>> = {
  price: (data) => settings.price.parse(data),
  product: (data) => settings.product.parse(data),
};

/** What the operator sets without touching files: contacts, prices, offers, legal texts. It is in force at once. */
export function registerAdminSettings(app: FastifyInstance, { db }: Context, parts: ContentParts): void {
  const { live } = parts;

  const present = (): AnswerOf<typeof getSettings> => {
    const { content } = live;
    const rows = live.rows();
    const isSaved = (kind: SettingKind, id: string) => isSet(rows, kind, id);
    return {
      seller: content.seller,
      brand: content.brand,
      prices: content.shopItems.map(({ id, title, price }) => ({
        id,
        title,
        price: price?.amount ?? null,
        isSaved: isSaved('price', id),
      })),
      products: productIds.flatMap((id) => {
        const terms = content.terms.get(id);
        return terms === undefined ? [] : [{ id, ...terms, isSaved: isSaved('product', String(id)) }];
      }),
      offers: [...content.offers].map(([id, productIds]) => ({
        id,
        productIds: [...productIds],
        isSaved: isSaved('offer', id),
      })),
      legal: legalTexts.map((id) => {
        const { hash: _hash, ...text } = content.legal[id];
        return { ...text, isSaved: isSaved('legal', id) };
      }),
      advertising: content.advertising,
      later: setupSteps.filter((step) => isSaved('later', step)),
    };
  };

  const change = async (
    caller: Caller | null,
    { kind, id }: { readonly kind: SettingKind; readonly id: string },
    action: OperatorAction,
    work: (tx: Kysely<Schema>) => Promise<unknown>,
    details?: Readonly<Record<string, unknown>>,
  ) => {
    if (!isSetting[kind](id, parts)) throw new ProblemError('NOT_FOUND', 'Такой настройки нет');
    await db.transaction().execute(async (tx) => {
      await work(tx);
      await recordEvent(tx, signedIn(caller), {
        action,
        subjectKind: kind,
        subjectId: id,
        ...(details && { details }),
      });
    });
    await live.refresh();
    return present();
  };

  /** Orders that were paid before their offer was known open with it. */
  const openedBy = async (kind: SettingKind) =>
    kind === 'offer' ? { openedOrders: await grantKnownOffers({ db, content: live.content }) } : {};

  mount(app, getSettings, async () => {
    await live.refresh();
    return present();
  });

  mount(app, saveSetting, async ({ caller, params, body }) => {
    const parsed = settings[params.kind].safeParse(body.data);
    if (!parsed.success) {
      const errors = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
      throw new ProblemError('VALIDATION', errors[0]?.message, { errors });
    }
    if (params.kind === 'brand') await checkBrand(db, settings.brand.parse(parsed.data));
    const write = async (tx: Kysely<Schema>) => {
      if (await writeContentEntry(tx, params.kind, params.id, { published: parsed.data })) return;
      throw new ProblemError('LIMIT_EXCEEDED', 'Здесь уже тысяча записей');
    };
    const view = await change(caller, params, 'set', write, figuresOf[params.kind]?.(parsed.data));
    return { ...view, ...(await openedBy(params.kind)) };
  });

  mount(app, resetSetting, ({ caller, params }) =>
    change(caller, params, 'reset', (tx) => removeContentEntry(tx, params.kind, params.id)),
  );
}
