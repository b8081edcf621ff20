import { DAY_TEXT_KINDS } from '@nebosvod/contracts/day-text';
import { publicPath } from '@nebosvod/contracts/public-page';
import { datesBetween } from '@nebosvod/engine/time/date-arithmetic';
import { type CitySlug, citySlugs } from '@nebosvod/gazetteer/city-slug';
import { termSlugsOf } from '@nebosvod/terms/term-slug';
import { holidaySlugs } from './holidays.ts';
import type { IndexRange } from './index-range.ts';

/** Name of the sitemap of the pages that belong to no city. */
export const commonSitemap = 'common';

/** The list of sitemaps: one a city, because a file may hold 50,000 addresses at most, and one of the common pages. */
export function sitemapIndex(origin: string): string {
  const files = [commonSitemap, ...citySlugs].map(
    (name) => `<sitemap><loc>${escaped(origin)}/sitemaps/${name}.xml</loc></sitemap>`,
  );
  return document('sitemapindex', files);
}

/** The pages that belong to no city. */
export function commonPages(origin: string, range: IndexRange, articleSlugs: readonly string[]): string {
  return urlSet(origin, [
    publicPath.cities,
    ...yearsOf(range).map(publicPath.ekadashis),
    ...DAY_TEXT_KINDS.map(publicPath.limb),
    ...termPaths(publicPath.term),
    publicPath.festivals,
    publicPath.articles,
    ...articleSlugs.map(publicPath.article),
    ...holidaySlugs.map(publicPath.festival),
  ]);
}

/** Every page of a city that search engines may keep: today, days, months, years of ekadashis, parts of a day, holidays. */
export function cityPages(origin: string, city: CitySlug, range: IndexRange): string {
  const dates = datesBetween(range.first, range.last);
  const months = [...new Set(dates.map((date) => date.slice(0, 7)))];
  return urlSet(origin, [
    publicPath.today(city),
    ...dates.map((date) => publicPath.day(city, date)),
    ...months.map((month) => publicPath.month(city, month)),
    ...yearsOf(range).map((year) => publicPath.cityEkadashis(year, city)),
    ...termPaths((term, slug) => publicPath.cityTerm(term, slug, city)),
    ...holidaySlugs.map((slug) => publicPath.cityFestival(slug, city)),
  ]);
}

/** A page of each part of a day. */
const termPaths = (pathOf: typeof publicPath.term): string[] =>
  DAY_TEXT_KINDS.flatMap((term) => termSlugsOf(term).map((slug) => pathOf(term, slug)));

/** What robots may read, and where the list of pages lies. */
export function robotsText(origin: string): string {
  const closed = ['/home/profile', '/api/', '/v1/', '/v3/', '/calendar/'];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    ...(origin === '' ? [] : [`Sitemap: ${origin}/sitemap.xml`, '']),
  ].join('\n');
}

function yearsOf({ first, last }: IndexRange): number[] {
  const [from, to] = [Number(first.slice(0, 4)), Number(last.slice(0, 4))];
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Paths hold letters of the Latin alphabet, digits and hyphens only; the origin may come from a request. */
function urlSet(origin: string, paths: readonly string[]): string {
  return document(
    'urlset',
    paths.map((path) => `<url><loc>${escaped(origin)}${path}</loc></url>`),
  );
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function document(root: string, items: readonly string[]): string {
  const opening = `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${opening}\n${items.join('\n')}\n</${root}>\n`;
}
