import { readdir, readFile } from 'node:fs/promises';
import { includesOf } from '@nebosvod/contracts/built.table';
import { type eventSchema, legalTexts, type newsSchema, type questionSchema } from '@nebosvod/contracts/content';
import { type ProductId, productIdField } from '@nebosvod/contracts/products.table';
import type { categorySchema, sellerSchema, shopItemSchema } from '@nebosvod/contracts/shop';
import type { SiteBrand } from '@nebosvod/contracts/site-brand';
import { type AdvertisingRules, defaultAdvertising } from '@nebosvod/contracts/social-media';
import { z } from 'zod';
import { ContentError } from './content-error.ts';
import { type FilePictures, PictureReader } from './file-pictures.ts';
import { type LegalText, type LegalTextId, readLegalText } from './legal-text.ts';
import { type Terms, termedProducts, termsOver } from './product-terms.ts';
import { readArticles } from './read-articles.ts';
import { readMarkdown, readYaml } from './read-yaml.ts';

/** `content/` at the root of the repository, seen alike from `src` and from `dist`. */
export const contentFolder = new URL('../../../../../content/', import.meta.url);

/** What the operator wrote, checked and ready to be served. */
export interface Content {
  readonly events: readonly z.output<typeof eventSchema>[];
  /** Marked `draft: true`: shown to the operator alone. */
  readonly drafts: Pick<Content, 'events' | 'news' | 'questions'>;
  readonly news: readonly z.output<typeof newsSchema>[];
  readonly questions: readonly z.output<typeof questionSchema>[];
  readonly categories: readonly z.output<typeof categorySchema>[];
  /** Whether an item can be paid here depends on the environment, so the routes say it. */
  readonly shopItems: readonly Omit<z.output<typeof shopItemSchema>, 'isPayableHere' | 'isTestPayment' | 'seller'>[];
  /** Whom a buyer writes to; null = not said yet. */
  readonly seller: z.output<typeof sellerSchema> | null;
  /** Colours and picture over those of the product; null = the product's own. */
  readonly brand: SiteBrand | null;
  /** How much of each product there is, and for how long. */
  readonly terms: Terms;
  /** GetCourse offer → products it opens. */
  readonly offers: ReadonlyMap<string, readonly ProductId[]>;
  /** Those that the texts of the files show. */
  readonly pictures: FilePictures;
  readonly legal: Readonly<Record<LegalTextId, LegalText>>;
  /** Whether texts may sell, and the marks of networks. */
  readonly advertising: AdvertisingRules;
}

const slug = z.string().regex(/^[a-z0-9-]{1,64}$/, 'латинские строчные буквы, цифры и дефис');
const line = z.string().trim().min(1);
const link = z.url({ protocol: /^https$/, error: 'нужна ссылка вида https://…' });
const moment = z.iso.datetime({ offset: true, error: 'момент пишется в кавычках: "2026-12-21T20:50:00Z"' });
const unique = <T extends { readonly id: string }>(entries: readonly T[]) =>
  new Set(entries.map(({ id }) => id)).size === entries.length;

const listOf = <S extends z.ZodType<{ readonly id: string }>>(entry: S) =>
  z.array(entry).refine(unique, 'два раза один и тот же id');

/** Not for visitors yet: the operator sees it in the console. */
const draft = z.boolean().default(false);

/** Entries without the mark: those for visitors and those that are drafts. */
function parted<E extends { readonly draft: boolean }>(entries: readonly E[]) {
  const without = (isDraft: boolean) =>
    entries.filter((entry) => entry.draft === isDraft).map(({ draft: _draft, ...entry }) => entry);
  return { shown: without(false), drafts: without(true) };
}

const eventsFile = listOf(
  z.strictObject({
    id: slug,
    title: line,
    summary: line,
    startsAt: moment,
    endsAt: moment.nullable().default(null),
    place: line,
    url: link.nullable().default(null),
    draft,
  }),
);

const newsHead = z.strictObject({ title: line, summary: line, publishedAt: moment, draft });

const questionsFile = listOf(z.strictObject({ id: slug, group: line, question: line, answer: line, draft }));

const categoriesFile = listOf(z.strictObject({ id: slug, title: line, description: line }));

const shopFile = listOf(
  z.strictObject({
    id: slug,
    categoryId: slug,
    title: line,
    summary: line,
    description: line,
    audience: line,
    /** The operator's own lines; what the products open is composed from the table of what is built. */
    includes: z.array(line).default([]),
    productIds: z.array(productIdField).min(1),
    price: z.number().positive().nullable(),
    /** A file of an older installation may still have it; the term of a product is said from its terms now. */
    termText: line.optional(),
    paymentUrl: link.nullable(),
    howToGet: line,
    questions: z.array(z.strictObject({ question: line, answer: line })).default([]),
  }),
);

const offersFile = z.record(
  z.string().regex(/^\d+$/, 'номер предложения GetCourse в кавычках'),
  z.array(productIdField).min(1),
);

const toInstant = (text: string) => new Date(text).toISOString();

const roubles = new Intl.NumberFormat('ru-RU', {
  style: 'currency',
  currency: 'RUB',
  maximumFractionDigits: 2,
  minimumFractionDigits: 0,
});

/** What an item costs, and the same in words. */
export const pricedAt = (price: number | null): Pick<Content['shopItems'][number], 'price' | 'priceText'> => ({
  price: price === null ? null : { amount: price, currency: 'RUB' },
  priceText: price === null ? 'цену задаёт организатор' : roubles.format(price),
});

/**
 * Reads everything in `content/` once, at the start.
 * @throws ContentError naming the file and the line of the first mistake.
 */
export async function loadContent(folder: URL = contentFolder): Promise<Content> {
  const pictures = new PictureReader(folder);
  const yaml = async <S extends z.ZodType>(file: string, schema: S) =>
    readYaml(`content/${file}`, await pictures.placed(`content/${file}`, await readText(folder, file)), schema);

  await readArticles(folder, pictures);
  const events = parted(
    (await yaml('events.yaml', eventsFile))
      .map((event) => ({
        ...event,
        startsAt: toInstant(event.startsAt),
        endsAt: event.endsAt && toInstant(event.endsAt),
      }))
      .sort((a, b) => a.startsAt.localeCompare(b.startsAt)),
  );
  const questions = parted(await yaml('questions.yaml', questionsFile));
  const news = parted(await readNews(folder, pictures));
  const categories = await yaml('categories.yaml', categoriesFile);
  const shopItems = await yaml('shop.yaml', shopFile);
  const lost = shopItems.find(({ categoryId }) => !categories.some(({ id }) => id === categoryId));
  if (lost)
    throw new ContentError('content/shop.yaml', 1, `${lost.id}: раздела ${lost.categoryId} нет в categories.yaml`);

  const terms = termsOver([]);
  return {
    terms,
    pictures,
    advertising: defaultAdvertising,
    events: events.shown,
    news: news.shown,
    questions: questions.shown,
    drafts: { events: events.drafts, news: news.drafts, questions: questions.drafts },
    categories: categories.filter(({ id }) => shopItems.some(({ categoryId }) => categoryId === id)),
    shopItems: shopItems.map(({ price, includes, ...item }) => ({
      ...item,
      ...termedProducts(item.productIds, terms),
      includes: [...includesOf(item.productIds), ...includes],
      ...pricedAt(price),
    })),
    seller: null,
    brand: null,
    offers: new Map(Object.entries(await yaml('offers.yaml', offersFile))),
    legal: await readLegalTexts(folder),
  };
}

async function readNews(folder: URL, pictures: PictureReader) {
  const files = (await readdir(new URL('news/', folder))).filter((file) => file.endsWith('.md'));
  const news = await Promise.all(
    files.map(async (file) => {
      const name = `content/news/${file}`;
      const text = await pictures.placed(name, await readText(folder, `news/${file}`));
      const { head, body } = readMarkdown(name, text, newsHead);
      return { id: file.slice(0, -3), ...head, body, publishedAt: toInstant(head.publishedAt) };
    }),
  );
  return news.sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
}

async function readLegalTexts(folder: URL): Promise<Content['legal']> {
  const read = async (id: LegalTextId) =>
    readLegalText(id, `content/legal/${id}.md`, await readText(folder, `legal/${id}.md`));
  const [privacy, personalData, offer, cookies, newsletter, analytics] = await Promise.all(legalTexts.map(read));
  if (!privacy || !personalData || !offer || !cookies || !newsletter || !analytics) throw new Error('legal texts');
  return { privacy, 'personal-data': personalData, offer, cookies, newsletter, analytics };
}

async function readText(folder: URL, file: string): Promise<string> {
  try {
    return (await readFile(new URL(file, folder), 'utf8')).replaceAll('\r\n', '\n');
  } catch {
    throw new ContentError(`content/${file}`, 1, 'файла нет или он не читается');
  }
}
