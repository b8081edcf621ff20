import { DAY_TEXT_KINDS } from '@nebosvod/contracts/day-text';
import { firstPublicDate, lastPublicDate, type PublicTerm, publicPath } from '@nebosvod/contracts/public-page';
import { isCivilDate } from '@nebosvod/engine/time/date-arithmetic';
import { type CitySlug, isCitySlug } from '@nebosvod/gazetteer/city-slug';
import { numbersOfSlug } from '@nebosvod/terms/term-slug';
import { isHolidaySlug } from './holidays.ts';

/** What an address under the public pages asks for. */
export type PageAddress =
  | { readonly kind: 'cities' }
  | { readonly kind: 'today'; readonly city: CitySlug }
  | { readonly kind: 'day'; readonly city: CitySlug; readonly date: string }
  | { readonly kind: 'month'; readonly city: CitySlug; readonly month: string }
  | { readonly kind: 'ekadashi'; readonly year: number; readonly city: CitySlug | null }
  | {
      readonly kind: 'term';
      readonly term: PublicTerm;
      readonly slug: string;
      readonly numbers: readonly number[];
      readonly city: CitySlug | null;
    }
  | { readonly kind: 'festivals' }
  | { readonly kind: 'festival'; readonly slug: string; readonly city: CitySlug | null }
  | { readonly kind: 'limb'; readonly term: PublicTerm }
  | { readonly kind: 'articles' }
  | { readonly kind: 'article'; readonly slug: string }
  | { readonly kind: 'missing'; readonly reason: 'city' | 'date' | 'page' };

/** Whether an address belongs to the public pages at all. */
const publicPagePattern =
  /^\/(panchanga|ekadashi|nakshatra|titkhi|yoga|karana|vara|mukhurta|prazdniki|prazdnik|dni|stati)(\/|$)/;

/** Milliseconds of a page of each kind. */
const PAGE_COSTS = {
  missing: 1,
  cities: 20,
  today: 20,
  day: 20,
  month: 100,
  // Seventy sunrises of a vara, or a year of one angle.
  term: 30,
  // Measured: two years of festivals of a city.
  festivals: 200,
  festival: 200,
  limb: 5,
  articles: 5,
  // A table of ten charts, or a year of fasts in the compared cities, which is kept.
  article: 100,
} as const satisfies Record<Exclude<PageAddress['kind'], 'ekadashi'>, number>;

/** What computing and drawing a page costs, milliseconds; a year of fasts in eight cities costs the most. */
export function pageCost(address: PageAddress): number {
  return address.kind === 'ekadashi' ? (address.city === null ? 400 : 60) : PAGE_COSTS[address.kind];
}

/**
 * Reads an address (a path without query). Every page has one address: another spelling of it is missing.
 * @returns null for an address outside the public pages
 */
export function readPageAddress(path: string): PageAddress | null {
  if (!publicPagePattern.test(path)) return null;
  const [, section, first, second, ...rest] = path.split('/');
  if (rest.length > 0) return { kind: 'missing', reason: 'page' };
  switch (section) {
    case 'panchanga':
      return panchangaAddress(first, second);
    case 'ekadashi':
      return ekadashiAddress(first, second);
    case 'prazdniki':
      return first === undefined ? { kind: 'festivals' } : { kind: 'missing', reason: 'page' };
    case 'prazdnik':
      return festivalAddress(first, second);
    case 'stati':
      return articleAddress(first, second);
    case 'dni':
      return limbAddress(first, second);
    default:
      return termAddress(section, first, second);
  }
}

function termAddress(section: string | undefined, slug: string | undefined, city: string | undefined): PageAddress {
  const term = DAY_TEXT_KINDS.find((one) => publicPath.term(one, '') === `/${section}/`);
  const numbers = term === undefined || slug === undefined ? null : numbersOfSlug(term, slug);
  if (term === undefined || slug === undefined || numbers === null) return { kind: 'missing', reason: 'page' };
  if (city !== undefined && !isCitySlug(city)) return { kind: 'missing', reason: 'city' };
  return { kind: 'term', term, slug, numbers, city: city ?? null };
}

function festivalAddress(slug: string | undefined, city: string | undefined): PageAddress {
  if (slug === undefined || !isHolidaySlug(slug)) return { kind: 'missing', reason: 'page' };
  if (city !== undefined && !isCitySlug(city)) return { kind: 'missing', reason: 'city' };
  return { kind: 'festival', slug, city: city ?? null };
}

/** Which articles there are is known to whoever reads them. */
function articleAddress(slug: string | undefined, more: string | undefined): PageAddress {
  if (slug === undefined) return { kind: 'articles' };
  return more === undefined && /^[a-z0-9-]{1,64}$/.test(slug)
    ? { kind: 'article', slug }
    : { kind: 'missing', reason: 'page' };
}

function limbAddress(name: string | undefined, more: string | undefined): PageAddress {
  const term = DAY_TEXT_KINDS.find((one) => publicPath.limb(one) === `/dni/${name}`);
  return term === undefined || more !== undefined ? { kind: 'missing', reason: 'page' } : { kind: 'limb', term };
}

function panchangaAddress(city: string | undefined, when: string | undefined): PageAddress {
  if (city === undefined) return { kind: 'cities' };
  if (!isCitySlug(city)) return { kind: 'missing', reason: 'city' };
  if (when === undefined) return { kind: 'today', city };
  if (isDate(when)) return { kind: 'day', city, date: when };
  if (isDate(`${when}-01`)) return { kind: 'month', city, month: when };
  return { kind: 'missing', reason: 'date' };
}

function ekadashiAddress(year: string | undefined, city: string | undefined): PageAddress {
  if (year === undefined) return { kind: 'missing', reason: 'page' };
  if (!isDate(`${year}-01-01`)) return { kind: 'missing', reason: 'date' };
  if (city !== undefined && !isCitySlug(city)) return { kind: 'missing', reason: 'city' };
  return { kind: 'ekadashi', year: Number(year), city: city ?? null };
}

/** A date that exists and lies within the range of the ephemeris. */
function isDate(text: string): boolean {
  return isCivilDate(text) && text >= firstPublicDate && text <= lastPublicDate;
}
