import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { DAY_TEXT_KINDS } from '@nebosvod/contracts/day-text';
import { publicPath } from '@nebosvod/contracts/public-page';
import { termSlugsOf } from '@nebosvod/terms/term-slug';
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { holidaySlugs } from '../src/modules/public-pages/holidays.ts';
import { loadDrawing } from '../src/modules/public-pages/page-renderer.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { createWebFixture } from './web-fixture.ts';

const origin = 'https://nebosvod.example';
/** The 21st of November 2026, 14:00 in Moscow. */
const now = Date.UTC(2026, 10, 21, 11);
const source = fileURLToPath(new URL('../../web/src/entry-server.tsx', import.meta.url));
const articles = readdirSync(new URL('../../../content/stati/', import.meta.url)).map((name) =>
  name.replace('.md', ''),
);

let web: Awaited<ReturnType<typeof createWebFixture>>;
let site: TestApp;
beforeAll(async () => {
  web = await createWebFixture();
  const drawing = await loadDrawing(source);
  if (!drawing) throw new Error('the drawing of the public pages is gone');
  site = await startTestApp({ webRoot: web.root, env: { PUBLIC_URL: origin }, drawing, now: () => now });
});
afterAll(async () => {
  await site.close();
  await web.remove();
});

const absolute = z.string().startsWith(`${origin}/`);
const named = z.object({ '@type': z.string(), name: z.string().min(1) });
const term = named.extend({ '@type': z.literal('DefinedTerm'), description: z.string().min(20), url: absolute });
/** What schema.org and search engines require of each type that pages name. */
const nodeSchema = z.discriminatedUnion('@type', [
  z.object({
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(
        z.object({
          '@type': z.literal('ListItem'),
          position: z.number().int().min(1),
          name: z.string().min(2),
          item: absolute,
        }),
      )
      .min(1),
  }),
  z.object({
    '@type': z.literal('Article'),
    headline: z.string().min(10).max(110),
    description: z.string().min(60),
    datePublished: z.iso.datetime(),
    image: absolute,
    mainEntityOfPage: absolute,
    author: named,
  }),
  z.object({
    '@type': z.literal('Event'),
    name: z.string().min(3),
    startDate: z.iso.date(),
    endDate: z.iso.date(),
    eventStatus: z.url(),
    url: absolute,
    location: named.extend({ address: z.object({ '@type': z.literal('PostalAddress'), addressLocality: z.string() }) }),
  }),
  z.object({
    '@type': z.literal('DefinedTermSet'),
    '@id': absolute,
    name: z.string().min(3),
    hasDefinedTerm: z.array(term).min(7),
  }),
  term.extend({ inDefinedTermSet: absolute }),
  z.object({
    '@type': z.literal('ItemList'),
    numberOfItems: z.number().int(),
    itemListElement: z.array(
      named.extend({ '@type': z.literal('ListItem'), position: z.number().int().min(1), url: absolute }),
    ),
  }),
]);
const graphSchema = z.object({ '@context': z.literal('https://schema.org'), '@graph': z.array(nodeSchema).min(1) });

const spoken = (text: string) =>
  text
    .replaceAll(/<!-- -->|<[^>]+>/g, '')
    .replaceAll(/\u00a0|&nbsp;/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"');

/** Resolves the rules and the table of elements once, not for each page anew. */
class OneConfig extends StaticConfigLoader {
  readonly #resolved: ReturnType<StaticConfigLoader['getConfigFor']>;

  constructor(config: ConfigData) {
    super(config);
    this.#resolved = super.getConfigFor('');
  }

  override getConfigFor() {
    return this.#resolved;
  }
}

const known = new Map<string, ReturnType<typeof readPage>>();

/** A page, drawn and looked at once for all tests. */
function pageOf(path: string) {
  const page = known.get(path) ?? readPage(path);
  known.set(path, page);
  return page;
}

/** What holds of every public page: its status, one heading, a description, its address, its data for machines, its size. */
async function readPage(path: string) {
  const { statusCode, body } = await site.inject({ method: 'GET', url: path });
  expect(statusCode, path).toBe(200);
  const headings = [...body.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, text]) => spoken(String(text)));
  expect(headings, path).toHaveLength(1);
  const description = /<meta name="description" content="(.*?)">/.exec(body)?.[1] ?? '';
  expect(description.length, path).toBeGreaterThan(60);
  expect(description.length, path).toBeLessThanOrEqual(300);
  expect(body, path).toContain(`<link rel="canonical" href="${origin}${path}">`);
  expect(gzipSync(body).length, path).toBeLessThan(60_000);
  const blocks = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(blocks, path).toHaveLength(1);
  const graph = graphSchema.parse(JSON.parse(String(blocks[0]?.[1])))['@graph'];
  return {
    body,
    graph,
    heading: headings[0] ?? '',
    description,
    shown: spoken(body.replaceAll(/<script.*?<\/script>/gs, '')),
  };
}

/** What the data for machines says must stand on the page that bears it. */
function expectTrue(path: string, { graph, heading, shown, body }: Awaited<ReturnType<typeof pageOf>>) {
  for (const node of graph) {
    switch (node['@type']) {
      case 'BreadcrumbList': {
        expect(node.itemListElement.map(({ position }) => position)).toEqual(
          node.itemListElement.map((_, at) => at + 1),
        );
        // The last step is the page itself; the others are links of it.
        for (const { item } of node.itemListElement.slice(0, -1))
          expect(body, path).toContain(`href="${item.slice(origin.length)}"`);
        expect(node.itemListElement.at(-1)?.item, path).toBe(`${origin}${path}`);
        break;
      }
      case 'Article':
        expect(heading, path).toBe(spoken(node.headline));
        expect(node.mainEntityOfPage).toBe(`${origin}${path}`);
        break;
      case 'Event': {
        const { startDate, location } = node;
        expect(shown, path).toContain(location.name);
        // Either the day itself is told of, or it is a link of the page.
        expect(path.includes(startDate) || body.includes(`/${startDate}"`), `${path} ${startDate}`).toBe(true);
        break;
      }
      case 'DefinedTermSet':
        for (const { name, url } of node.hasDefinedTerm) {
          expect(shown, path).toContain(name);
          expect(body, path).toContain(`href="${url.slice(origin.length)}"`);
        }
        break;
      case 'DefinedTerm':
        expect(shown, path).toContain(spoken(node.description));
        expect(node.url, path).toBe(`${origin}${path}`);
        break;
      case 'ItemList':
        expect(node.itemListElement, path).toHaveLength(node.numberOfItems);
        for (const { name, url } of node.itemListElement) {
          expect(shown, path).toContain(spoken(name));
          expect(body, path).toContain(`href="${url.slice(origin.length)}"`);
        }
        break;
    }
  }
}

/** One page of each kind, of each kind of part of a day, of a day without a sunrise; every article. */
const ofEachKind = [
  publicPath.cities,
  publicPath.today('moskva'),
  publicPath.day('perm', '2026-11-20'),
  publicPath.day('murmansk', '2026-12-21'),
  publicPath.month('kazan', '2026-11'),
  publicPath.ekadashis(2026),
  publicPath.cityEkadashis(2026, 'perm'),
  publicPath.festivals,
  publicPath.festival('diwali'),
  publicPath.cityFestival('diwali', 'perm'),
  publicPath.festival('utpanna-ekadashi'),
  publicPath.festival('padmini-ekadashi'),
  publicPath.articles,
  ...articles.map(publicPath.article),
  ...DAY_TEXT_KINDS.flatMap((one) => {
    const slug = termSlugsOf(one)[3] ?? '';
    return [publicPath.limb(one), publicPath.term(one, slug), publicPath.cityTerm(one, slug, 'murmansk')];
  }),
];

describe('every kind of public page', () => {
  test('is valid HTML with one heading, a description of its own and data for machines that is true', async () => {
    expect(articles).toHaveLength(30);
    const validator = new HtmlValidate(new OneConfig({ extends: ['html-validate:standard'] }));
    const descriptions = new Set<string>();
    for (const path of ofEachKind) {
      const page = await pageOf(path);
      expectTrue(path, page);
      descriptions.add(page.description);
      const report = await validator.validateString(page.body);
      const found = report.results.flatMap(({ messages }) =>
        messages.map(({ ruleId, line, message }) => `${ruleId} ${line}: ${message}`),
      );
      expect(found, path).toEqual([]);
    }
    expect(descriptions.size).toBe(ofEachKind.length);
  }, 240_000);

  test('each part of a day and each holiday has words, next dates and the way to other cities', async () => {
    const paths = [
      ...DAY_TEXT_KINDS.flatMap((one) => termSlugsOf(one).map((slug) => publicPath.term(one, slug))),
      ...holidaySlugs.map(publicPath.festival),
    ];
    expect(paths).toHaveLength(16 + 27 + 27 + 11 + 7 + 30 + 60 + 26);
    const descriptions = new Set<string>();
    for (const path of paths) {
      const page = await pageOf(path);
      expectTrue(path, page);
      descriptions.add(page.description);
      expect(page.shown, path).toMatch(/Подходит:.*Оставляют:/s);
      expect(page.body, path).toContain(`href="${path}/tomsk"`);
      // Two fasts belong to an added month, which may be further off than two years.
      expect(/<tr><th scope="row">/.test(page.body) || /добавленный месяц/.test(page.shown), path).toBe(true);
      const isFast = /-ekadashi$/.test(path);
      expect(page.shown.includes('При болезни, беременности и приёме лекарств решает врач.'), path).toBe(isFast);
    }
    expect(descriptions.size).toBe(paths.length);
  }, 240_000);
});
