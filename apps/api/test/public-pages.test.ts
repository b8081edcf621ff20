import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { citySlugs } from '@nebosvod/gazetteer/city-slug';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { comparedCities } from '../src/modules/public-pages/compared-cities.table.ts';
import { readPageAddress } from '../src/modules/public-pages/page-address.ts';
import { createPageRenderer, loadDrawing } from '../src/modules/public-pages/page-renderer.ts';
import { pictureWords } from '../src/modules/public-pages/picture-words.ts';
import { publicPage } from '../src/modules/public-pages/public-pages.service.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { createWebFixture } from './web-fixture.ts';

const origin = 'https://nebosvod.example';
/** The 21st of November 2026, 14:00 in Moscow. */
const now = Date.UTC(2026, 10, 21, 11);
const source = fileURLToPath(new URL('../../web/src/entry-server.tsx', import.meta.url));

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

const get = (url: string) => site.inject({ method: 'GET', url });

/** What of a page search engines read. */
async function read(url: string) {
  const { statusCode: status, body, headers } = await get(url);
  const first = (pattern: RegExp) => pattern.exec(body)?.[1] ?? null;
  const blocks = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text]) =>
    JSON.parse(String(text)),
  );
  return {
    status,
    body,
    headers,
    title: first(/<title>(.*?)<\/title>/),
    description: first(/<meta name="description" content="(.*?)">/),
    canonical: first(/<link rel="canonical" href="(.*?)">/),
    robots: first(/<meta name="robots" content="(.*?)">/),
    picture: first(/<meta property="og:image" content="(.*?)">/),
    heading:
      first(/<h1>(.*?)<\/h1>/)
        ?.replaceAll(/<!-- -->/g, '')
        .replaceAll('\u00a0', ' ') ?? null,
    text: body
      .replaceAll(/<script.*?<\/script>/gs, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll('\u00a0', ' ')
      // Keeps «12:02–12:31» on one line.
      .replaceAll('\u2060', ''),
    data: blocks,
  };
}

/** The words of a cell; a line break is a bar. */
const plain = (cell: string) =>
  cell
    .replaceAll('<br/>', '|')
    .replaceAll(/<span class="vh">.*?<\/span>/g, '')
    .replaceAll(/<!-- -->|<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ')
    .trim();

/** Cells of the first table of dates. */
const rowsOf = (body: string): string[][] =>
  [...body.matchAll(/<tr><th scope="row">(.*?)<\/tr>/gs)].map(([, row]) =>
    String(row)
      .replace(/<\/t[hd]>$/, '')
      .split(/<\/t[hd]>/)
      .map(plain),
  );

const eventSchema = z.object({
  '@type': z.literal('Event'),
  name: z.string().min(3),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  url: z.string().startsWith(`${origin}/panchanga/`),
  location: z.object({ '@type': z.literal('Place'), name: z.string() }),
});

/** Events of a page's data for machines, which must be one valid graph that begins with the way to the page. */
function eventsOf(data: unknown[]): z.infer<typeof eventSchema>[] {
  const [graph, ...more] = data;
  expect(more).toEqual([]);
  const parsed = z
    .object({ '@context': z.literal('https://schema.org'), '@graph': z.array(z.looseObject({ '@type': z.string() })) })
    .parse(graph);
  const [way, ...others] = parsed['@graph'];
  expect(way?.['@type']).toBe('BreadcrumbList');
  // What a page of a part of a day defines is held elsewhere.
  const events = others.filter((node) => node['@type'] !== 'DefinedTerm');
  return events.map((event) => eventSchema.parse(event));
}

describe('the page of a day', () => {
  test('bears the title of its date and city, its own address, words and picture', async () => {
    const page = await read('/panchanga/moskva/2026-11-21?utm_source=x');
    expect(page.status).toBe(200);
    expect(page.title).toBe('Панчанга на 21 ноября 2026, Москва: титхи, накшатра, Раху-кала');
    expect(page.heading).toBe('Панчанга на 21 ноября 2026, Москва');
    expect(page.canonical).toBe(`${origin}/panchanga/moskva/2026-11-21`);
    expect(page.robots).toBeNull();
    expect(page.picture).toBe(`${origin}/share/panchanga/moskva/2026-11-21.png`);
    expect(page.description).toContain('титхи Шукла Двадаши до 02:27, 22 нояб.');
    // drikpanchang.com, Moscow: sunrise 08:24 by rounding, Rahu 10:20–11:17.
    expect(page.text).toContain('Солнце восходит в 08:23 и заходит в 16:06');
    expect(page.text).toContain('10:19–11:17');
  });

  test('embeds its data once, and no Mantine and no app', async () => {
    const { body } = await read('/panchanga/moskva/2026-11-21');
    expect(body.match(/<script type="application\/json" id="page">/g)).toHaveLength(1);
    expect(body).not.toContain('id="config"');
    expect(body).not.toMatch(/class="[^"]*mantine-/);
    expect(body).not.toContain('__CSP_NONCE__');
    expect(body).toMatch(/<table [^>]*data-part="table"/);
  });

  test('of today is always today, under its own address', async () => {
    const page = await read('/panchanga/moskva');
    expect(page.title).toBe('Панчанга на сегодня, 21 ноября 2026, Москва: титхи, накшатра, Раху-кала');
    expect(page.canonical).toBe(`${origin}/panchanga/moskva`);
    // A shared link keeps the picture of its day.
    expect(page.picture).toBe(`${origin}/share/panchanga/moskva/2026-11-21.png`);
    // In Kamchatka it is the 21st until noon in UTC, in Samoa's neighbourhood another day: today is the city's own.
    expect((await read('/panchanga/petropavlovsk-kamchatskiy')).title).toContain('21 ноября 2026');
  });

  test('tells a sentence of its own each day and in each city', async () => {
    const leads = await Promise.all(
      ['moskva/2026-11-21', 'moskva/2026-11-22', 'kazan/2026-11-21'].map(
        async (path) => /<p [^>]*data-lead[^>]*>(.*?)<\/p>/s.exec((await read(`/panchanga/${path}`)).body)?.[1],
      ),
    );
    expect(new Set(leads).size).toBe(3);
    for (const lead of leads) expect(lead?.length).toBeGreaterThan(120);
  });

  test('lists what is observed as events', async () => {
    const events = eventsOf((await read('/panchanga/moskva/2026-11-20')).data);
    expect(events.map(({ name }) => name)).toContain('Прабодхини-экадаши');
    for (const { startDate } of events) expect(startDate).toBe('2026-11-20');
  });

  test('without a sunrise says so instead of inventing windows', async () => {
    const { status, text } = await read('/panchanga/murmansk/2026-12-21');
    expect(status).toBe(200);
    expect(text).toContain('полярная ночь: Солнце не восходит');
    expect(text).not.toContain('Раху-кала');
  });
});

describe('the pages of a month, a year and all cities', () => {
  test('a month links every day and lists its observances', async () => {
    const page = await read('/panchanga/moskva/2026-11');
    expect(page.title).toBe('Панчанга на ноябрь 2026, Москва: календарь титхи, накшатр и праздников');
    for (let day = 1; day <= 30; day++) {
      expect(page.body).toContain(`href="/panchanga/moskva/2026-11-${String(day).padStart(2, '0')}"`);
    }
    const events = eventsOf(page.data);
    expect(events.map(({ name }) => name)).toContain('Дивали');
    for (const { startDate } of events) expect(startDate).toMatch(/^2026-11-/);
  });

  test('a year of ekadashis has dates for Moscow and the way to every city', async () => {
    const page = await read('/ekadashi/2026');
    expect(page.title).toBe('Экадаши в 2026 году: даты постов по городам');
    for (const slug of citySlugs) expect(page.body).toContain(`href="/ekadashi/2026/${slug}"`);
    expect(eventsOf(page.data).length).toBeGreaterThanOrEqual(24);
  });

  test('a year of ekadashis compares the days and the hours of ending the fast in the largest cities, as their own pages tell them', async () => {
    const page = await read('/ekadashi/2026');
    expect(gzipSync(page.body).length).toBeLessThan(60_000);
    const table = /<table [^>]*data-comparison[^>]*>(.*?)<\/table>/s.exec(page.body)?.[1] ?? '';
    const heads = [...table.matchAll(/<th scope="col">(.*?)<\/th>/gs)].map(([, cell]) => plain(String(cell)));
    expect(heads.length).toBe(1 + comparedCities.length);
    expect(comparedCities.length).toBeGreaterThanOrEqual(12);
    const rows = [...table.matchAll(/<tr><th scope="row">(.*?)<\/tr>/gs)].map(([, row]) =>
      String(row)
        .split(/<\/t[hd]>/)
        .map(plain),
    );
    expect(rows.length).toBeGreaterThanOrEqual(24);
    for (const city of ['Пермь', 'Владивосток'] as const) {
      const slug = city === 'Пермь' ? 'perm' : 'vladivostok';
      const own = (await read(`/ekadashi/2026/${slug}`)).text.replaceAll(/\s+/g, ' ').replaceAll(' ,', ',');
      for (const row of rows) {
        const [day = '', window = ''] = (row[heads.indexOf(city)] ?? '').split('|');
        expect(own).toContain(day.trim());
        expect(own).toContain(window.trim());
      }
    }
    // Kamada of 2026: the tithi ends before the sunrise of the 29th in Moscow, not yet in Novosibirsk.
    const kamada = rows.find(([title]) => title?.includes('Камада') && title.includes('смарта')) ?? [];
    expect(kamada[1]).toContain('28 марта');
    expect(kamada[heads.indexOf('Новосибирск')]).toContain('29 марта');
    expect(page.text).toContain('другой день');
  });

  test('a nakshatra and a tithi have a page with their meaning and the dates of a year', async () => {
    const rohini = await read('/nakshatra/rohini');
    expect(rohini.title).toBe('Накшатра Рохини: значение и даты 2026–2027');
    expect(rohini.canonical).toBe(`${origin}/nakshatra/rohini`);
    expect(rohini.robots).toBeNull();
    expect(rohini.text).toMatch(/Подходит:/);
    // Rohini returns every 27.3 days.
    expect([13, 14]).toContain([...rohini.body.matchAll(/<tr><th scope="row">/g)].length);
    // The panchanga of the day says the same: Rohini at the sunrise of the 25th of November.
    expect(rohini.body).toContain('href="/panchanga/moskva/2026-11-25"');
    expect((await read('/panchanga/moskva/2026-11-25')).body).toContain('href="/nakshatra/rohini/moskva"');
    const ekadashi = await read('/titkhi/ekadashi');
    expect(ekadashi.heading).toBe('Титхи Экадаши');
    expect([24, 25]).toContain([...ekadashi.body.matchAll(/<tr><th scope="row">/g)].length);
    expect(ekadashi.text).toMatch(/Шукла Экадаши[\s\S]*Кришна Экадаши/);
    for (const { body } of [rohini, ekadashi]) expect(gzipSync(body).length).toBeLessThan(60_000);
    expect(eventsOf(rohini.data)).toEqual([]);
  });

  test('each part of a day has its own page in each city, with the hours of that city', async () => {
    const there = await read('/nakshatra/rohini/vladivostok');
    expect(there.title).toBe('Накшатра Рохини, Владивосток: значение и даты 2026–2027');
    expect(there.canonical).toBe(`${origin}/nakshatra/rohini/vladivostok`);
    expect(there.body).toContain('href="/panchanga/vladivostok/2026-11-25"');
    const firstRow = async (path: string) => rowsOf((await read(path)).body)[0] ?? [];
    const [moscow, far] = [await firstRow('/nakshatra/rohini'), await firstRow('/nakshatra/rohini/vladivostok')];
    // One instant, seven hours apart by the clocks.
    expect(moscow[0]).not.toBe(far[0]);

    // The day of the panchanga and the page of its yoga tell the same hours; both lead to each other.
    const { body: day, text } = await read('/panchanga/perm/2026-11-21');
    for (const [section, name] of [
      ['titkhi', 'Титхи'],
      ['nakshatra', 'Накшатра'],
      ['yoga', 'Йога дня'],
      ['karana', 'Карана'],
      ['vara', 'Суббота, Шанивара'],
    ])
      expect(day).toMatch(new RegExp(`href="/${section}/[a-z-]+/perm">${name}`));
    const yoga = /href="(\/yoga\/[a-z]+\/perm)"/.exec(day)?.[1] ?? '';
    const yogaPage = await read(yoga);
    expect(yogaPage.body).toContain('href="/panchanga/perm/2026-11-21"');
    const end = rowsOf(yogaPage.body).find((row) => row.join(' ').includes('21 нояб'))?.[1] ?? 'none';
    expect(text).toContain(end.replace(/,.*/, ''));

    // Saturdays begin at sunrise: the 21st of November in Moscow at 08:23.
    const [saturday = []] = rowsOf((await read('/vara/shanivara')).body);
    expect(saturday).toEqual(['21 ноября 2026 г.', '08:23', '08:25, 22 нояб.']);
    const abhijit = rowsOf((await read('/mukhurta/abhijit')).body);
    expect(abhijit).toHaveLength(14);
    // The noon of Moscow stands in the middle of the eighth muhurta.
    expect(abhijit[0]).toEqual(['21 ноября 2026 г., суббота', '11:59', '12:30']);
    // The Sun does not rise in Murmansk in December; tithis go on.
    expect(rowsOf((await read('/titkhi/ekadashi/murmansk')).body).length).toBeGreaterThan(20);
  });

  test('a day leads to its holiday in its own city', async () => {
    expect((await read('/panchanga/perm/2026-11-20')).body).toContain('href="/prazdnik/prabodhini-ekadashi/perm"');
  });

  test('a holiday, a fast and a limb have pages: words, next dates, the way to other cities', async () => {
    const diwali = await read('/prazdnik/diwali');
    expect(diwali.text).toContain('Ряды огней');
    expect(diwali.body).toContain('href="/panchanga/moskva/2027-10-28"');
    expect(diwali.body).toContain('href="/prazdnik/diwali/kazan"');
    expect(diwali.body).toContain('"@type":"Event"');
    const fast = await read('/prazdnik/utpanna-ekadashi');
    expect(fast.text).toContain('При болезни, беременности и приёме лекарств решает врач.');
    const lagna = await read('/stati/kak-chitat-lagnu');
    expect(lagna.text).toContain('Посчитано нашим движком');
    expect([...lagna.body.matchAll(/<tr><th scope="row">/g)]).toHaveLength(6);
    expect((await get('/stati/no-such-article')).statusCode).toBe(404);
    expect((await get('/prazdnik/no-such-day')).statusCode).toBe(404);
    expect((await get('/dni/no-such-limb')).statusCode).toBe(404);
    const { body } = await get('/sitemaps/common.xml');
    for (const path of [
      '/prazdniki',
      '/prazdnik/diwali',
      '/dni/yogi',
      '/yoga/shula',
      '/mukhurta/abhijit',
      '/stati/rahu-kala',
    ])
      expect(body).toContain(`${origin}${path}<`);
  });

  test('ekadashis of a city come with the hours of the fast and of its end', async () => {
    const page = await read('/ekadashi/2026/perm');
    expect(page.canonical).toBe(`${origin}/ekadashi/2026/perm`);
    expect(page.title).toBe('Экадаши 2026, Пермь: даты и выход из поста');
    expect(page.text).toContain('Прабодхини-экадаши');
    expect(page.text).toContain('Выход из поста, смарта');
  });

  test('the list of cities leads to each of them', async () => {
    const page = await read('/panchanga');
    expect(page.canonical).toBe(`${origin}/panchanga`);
    for (const slug of citySlugs) expect(page.body).toContain(`href="/panchanga/${slug}"`);
  });
});

describe('what search engines may keep', () => {
  test.each([
    ['/panchanga/moskva/2026-10-22', true],
    ['/panchanga/moskva/2026-10-21', false],
    ['/panchanga/moskva/2027-12-26', true],
    ['/panchanga/moskva/2027-12-27', false],
    ['/panchanga/moskva/1812-09-07', false],
    ['/panchanga/moskva/2026-10', true],
    ['/panchanga/moskva/2026-09', false],
    ['/ekadashi/2027', true],
    ['/ekadashi/2028/perm', false],
  ])('%s: %s', async (url, isKept) => {
    const { status, robots } = await read(url);
    expect(status).toBe(200);
    expect(robots).toBe(isKept ? null : 'noindex, follow');
  });

  test.each([
    '/panchanga/moskva/2026-02-30',
    '/panchanga/moskva/2026-13',
    '/panchanga/moskva/2026-11-31',
    '/panchanga/moskva/1799-12-31',
    '/panchanga/moskva/2400-01-01',
    '/panchanga/moskva/2026-11-21/extra',
    '/panchanga/moskva/',
    '/panchanga/atlantida',
    '/panchanga/constructor',
    '/panchanga/Moskva',
    '/ekadashi',
    '/ekadashi/26',
    '/nakshatra',
    '/nakshatra/constructor',
    '/titkhi/ekadashi/2026',
    '/yoga/shula/perm/2026',
    '/karana',
    '/vara/vtornik',
    '/mukhurta/toString',
    '/ekadashi/2026/atlantida',
  ])('%s does not exist', async (url) => {
    const page = await read(url);
    expect(page.status).toBe(404);
    expect(page.heading).toBe('Страницы нет');
    expect(page.robots).toBe('noindex');
    expect(page.canonical).toBeNull();
  });

  test('a date with points looks like a file and is none', async () => {
    expect((await get('/panchanga/moskva/21.11.2026')).statusCode).toBe(404);
  });

  test('every city of the table has a page, within 60 KB as it travels', async () => {
    for (const slug of citySlugs) {
      const { statusCode, body } = await get(`/panchanga/${slug}`);
      expect(statusCode, slug).toBe(200);
      expect(gzipSync(body).length, slug).toBeLessThan(60_000);
    }
  }, 240_000);
});

describe('sitemaps and robots.txt', () => {
  test('robots.txt names the sitemap and keeps private pages out', async () => {
    const { body, headers } = await get('/robots.txt');
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect(body).toContain('Disallow: /home/profile');
    // A guest may open it from a search, so it may be found by one.
    expect(body).not.toContain('/login');
  });

  test('the index lists a sitemap of each of at least 200 cities', async () => {
    const { body, headers } = await get('/sitemap.xml');
    expect(headers['content-type']).toContain('application/xml');
    const listed = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => String(url));
    expect(listed).toHaveLength(citySlugs.length + 1);
    expect(citySlugs.length).toBeGreaterThanOrEqual(200);
    expect(listed).toContain(`${origin}/sitemaps/moskva.xml`);
  });

  test('a sitemap of a city lists today, 431 days, their months and years, and nothing that is not kept', async () => {
    const { body } = await get('/sitemaps/moskva.xml');
    const paths = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => String(url).slice(origin.length));
    expect(paths.filter((path) => /\/\d{4}-\d{2}-\d{2}$/.test(path))).toHaveLength(431);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths[0]).toBe('/panchanga/moskva');
    for (const path of ['/karana/vishti/moskva', '/titkhi/ekadashi/moskva', '/prazdnik/diwali/moskva'])
      expect(paths).toContain(path);
    const { body: common } = await get('/sitemaps/common.xml');
    for (const path of ['/panchanga', '/nakshatra/rohini', '/titkhi/ekadashi'])
      expect(common).toContain(`${origin}${path}</loc>`);
    expect((await get('/sitemaps/atlantida.xml')).statusCode).toBe(404);
  });
});

describe('pictures for sharing', () => {
  test('of a day say the same three sentences as its page and as the day that home and the letter ask for', async () => {
    const path = '/panchanga/moskva/2026-11-21';
    const page = await publicPage(readPageAddress(path) ?? { kind: 'missing', reason: 'page' }, now);
    if (page.kind !== 'day') throw new Error('a day has its page');
    const { latitude, longitude, timeZone } = page.city;
    const ask = async (moon: object) => {
      const payload = { date: '2026-11-21', latitude, longitude, timeZone, ...moon };
      return (await site.inject({ method: 'POST', url: '/api/v2/chart.getPanchanga', payload })).json().response
        .inThree;
    };
    const said = await ask({});
    expect(said).toHaveLength(3);
    expect(pictureWords(page).sentences).toEqual(said);
    expect((await read(path)).text).toContain(said.join(' ').replaceAll('\u00a0', ' '));
    // A Moon of one's own adds to what is told, and never stands on a picture that anybody may open.
    const own = await ask({ birthNakshatra: 14, birthSign: 6 });
    expect(own).toHaveLength(3);
    expect(own).not.toEqual(said);
  });

  test.each([
    'panchanga/moskva/2026-11-21',
    'panchanga/moskva/2026-11',
    'ekadashi/2026/perm',
    'nakshatra/rohini',
    'panchanga',
  ])('of %s are PNG, 1200 × 630', async (path) => {
    const { statusCode, headers, rawPayload } = await get(`/share/${path}.png`);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('image/png');
    expect(rawPayload.subarray(1, 4).toString()).toBe('PNG');
    expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
    // Without its fonts the picture would be bare lines.
    expect(rawPayload.length).toBeGreaterThan(20_000);
  });

  test.each(['panchanga/moskva/2026-02-30.png', 'panchanga/atlantida.png', 'panchanga/moskva', 'home/profile.png'])(
    'of %s do not exist',
    async (path) => {
      expect((await get(`/share/${path}`)).statusCode).toBe(404);
    },
  );
});

describe('serving', () => {
  test('goes under the strict policy with a fresh nonce and is only read', async () => {
    const { headers, body } = await get('/panchanga/moskva');
    const nonce = / nonce="([\w-]+)"/.exec(body)?.[1];
    expect(String(headers['content-security-policy'])).toContain(`'nonce-${nonce}'`);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    const post = await site.inject({ method: 'POST', url: '/panchanga/moskva' });
    expect(post.statusCode).toBe(405);
    expect(post.headers.allow).toBe('GET, HEAD');
  });

  test('is limited by address like the calculations', async () => {
    const drawing = await loadDrawing(source);
    const limited = drawing && createPageRenderer({ RATE_LIMIT: 'on' }, drawing, () => now);
    const ask = async () => limited?.({ path: '/panchanga/atlantida', origin, ip: '192.0.2.7' });
    const asked = await Promise.allSettled(Array.from({ length: 400 }, ask));
    expect(asked.some(({ status }) => status === 'rejected')).toBe(true);
  });

  test('goes on without the built web: there is no drawing then', async () => {
    expect(await loadDrawing('/no/such/file.js')).toBeNull();
  });
});
