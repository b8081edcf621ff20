import type { PanchangaDayAnswer } from '@nebosvod/contracts/panchanga';
import type {
  PublicCity,
  PublicCityLink,
  PublicPage,
  PublicTermPage,
  PublicZonedCity,
} from '@nebosvod/contracts/public-page';
import { publicPath } from '@nebosvod/contracts/public-page';
import { partsOf, utcDate } from '@nebosvod/engine/time/date-arithmetic';
import { type CitySlug, cityBySlug, citySlugs } from '@nebosvod/gazetteer/city-slug';
import { placeById } from '@nebosvod/gazetteer/load';
import { distanceKm } from '@nebosvod/gazetteer/nearest';
import { wallClock } from '@nebosvod/terms/clock';
import { monthAnswer } from '../panchanga/month.service.ts';
import { dayAnswer, periodAnswer } from '../panchanga/panchanga.service.ts';
import { passagesOf } from '../panchanga/passages.service.ts';
import { articlePage, articlesPage } from './article-pages.service.ts';
import { comparedCities } from './compared-cities.table.ts';
import { type ComparedFasts, comparedFasts } from './compared-fasts.service.ts';
import { festivalPage, festivalsPage } from './festival-pages.service.ts';
import { indexRange, touchesRange } from './index-range.ts';
import type { PageAddress } from './page-address.ts';
import { limbItems, wordsOf } from './public-words.service.ts';

/** Whose day and ekadashis stand on the pages that name no city. */
const mainCity: CitySlug = 'moskva';
const nearestCount = 7;
const largestCount = 7;

/** Everything the page of an address shows, computed anew at every call. `now` in ms since 1970. */
export async function publicPage(address: PageAddress, now: number): Promise<PublicPage> {
  switch (address.kind) {
    case 'missing':
      return { ...address, today: utcDate(now) };
    case 'cities': {
      const { city, place, today } = situation(mainCity, now);
      const day = await dayOf(place, today);
      return { kind: 'cities', canonical: publicPath.cities, isIndexed: true, today, city, day, cities: allCities() };
    }
    case 'today':
    case 'day': {
      const { city, place, today } = situation(address.city, now);
      const isToday = address.kind === 'today';
      const date = address.kind === 'today' ? today : address.date;
      return {
        kind: 'day',
        canonical: isToday ? publicPath.today(city.slug) : publicPath.day(city.slug, date),
        isIndexed: touchesRange(date, indexRange(today)),
        today,
        city,
        isToday,
        day: await dayOf(place, date),
        others: otherCities(address.city),
      };
    }
    case 'month': {
      const { city, place, today } = situation(address.city, now);
      const { month } = address;
      const { year, month: number } = partsOf(`${month}-01`);
      const found = await monthAnswer({ ...place, year, month: number, wholeWeeks: true });
      return {
        kind: 'month',
        canonical: publicPath.month(city.slug, month),
        isIndexed: touchesRange(month, indexRange(today)),
        today,
        city,
        month,
        found,
        others: otherCities(address.city),
      };
    }
    case 'term':
      return termPage(address, now);
    case 'limb':
      return {
        kind: 'limb',
        canonical: publicPath.limb(address.term),
        isIndexed: true,
        today: todayIn(mainCity, now),
        term: address.term,
        items: limbItems(address.term),
      };
    case 'articles':
      return articlesPage(todayIn(mainCity, now));
    case 'article':
      return articlePage(address.slug, todayIn(mainCity, now), comparedYear);
    case 'festivals':
      return festivalsPage(situation(mainCity, now));
    case 'festival':
      return festivalPage({
        ...situation(address.city ?? mainCity, now),
        ...waysToCities(address.city),
        slug: address.slug,
      });
    case 'ekadashi': {
      const { year } = address;
      const isOverview = address.city === null;
      const { city, place, today } = situation(address.city ?? mainCity, now);
      const { ekadashis, compared } = isOverview ? await comparedYear(year) : await yearOf(place, year);
      return {
        kind: 'ekadashi',
        canonical: isOverview ? publicPath.ekadashis(year) : publicPath.cityEkadashis(year, city.slug),
        isIndexed: touchesRange(String(year), indexRange(today)),
        today,
        city,
        year,
        isOverview,
        ekadashis,
        compared,
        cities: isOverview ? citySlugs.map(linkOf) : otherCities(city.slug),
      };
    }
  }
}

/** A part of a day with its next dates by the clocks of a city. */
async function termPage(
  { term, slug, numbers, city: asked }: Extract<PageAddress, { kind: 'term' }>,
  now: number,
): Promise<PublicTermPage> {
  const { city, place, today } = situation(asked ?? mainCity, now);
  const passages = await passagesOf({ term, numbers, from: today, place });
  const words = numbers.flatMap((index) => wordsOf({ kind: term, index }) ?? []);
  const canonical = asked === null ? publicPath.term(term, slug) : publicPath.cityTerm(term, slug, city.slug);
  const ways = waysToCities(asked);
  return { kind: 'term', canonical, isIndexed: true, today, term, slug, numbers, city, ...ways, passages, words };
}

/** From a page of no city to the same page of every one, from that of a city to its neighbours and the largest. */
function waysToCities(city: CitySlug | null) {
  return { isMain: city === null, others: otherCities(city ?? mainCity), all: city === null ? allCities() : [] };
}

/** A year of fasts in the largest cities. */
function comparedYear(year: number): Promise<ComparedFasts> {
  const [first, ...others] = comparedCities;
  return comparedFasts(year, [cityOf(first), ...others.map(cityOf)]);
}

/** A year of fasts in one city. */
async function yearOf(place: ReturnType<typeof situation>['place'], year: number): Promise<ComparedFasts> {
  const period = { from: `${year}-01-01`, to: `${year}-12-31`, kinds: ['ekadashi' as const] };
  const { ekadashis } = await periodAnswer({ ...place, ...period });
  return { ekadashis, compared: [] };
}

/** Civil date that the clocks of a city show. */
function todayIn(slug: CitySlug, now: number): string {
  return wallClock(new Date(now).toISOString(), { timeZone: cityOf(slug).timeZone }).date;
}

function situation(slug: CitySlug, now: number) {
  const city = cityOf(slug);
  const { latitude, longitude, timeZone } = city;
  return { city, today: todayIn(slug, now), place: { latitude, longitude, timeZone } };
}

const known = new Map<string, PublicCity>();

/** @throws when the table of addresses names a place that the gazetteer has not: a test reads them all */
function cityOf(slug: string): PublicCity {
  const found = known.get(slug);
  if (found) return found;
  const row = cityBySlug(slug);
  const place = row && placeById(row.id);
  if (!row || !place) throw new Error(`no place for the city ${slug}`);
  const { latitude, longitude, timeZone, countryCode } = place;
  const region = countryCode === 'RU' && place.region !== row.name ? place.region : null;
  const city = { slug, ...row, region, latitude, longitude, timeZone };
  known.set(slug, city);
  return city;
}

function linkOf(slug: string): PublicCityLink {
  return { slug, name: cityOf(slug).name };
}

/** Cities to go on to: the nearest first, then the largest of the rest. */
function otherCities(slug: string): PublicCityLink[] {
  const { latitude, longitude } = cityOf(slug);
  const distances = new Map(
    citySlugs.map((other) => {
      const to = cityOf(other);
      return [other, distanceKm(latitude, longitude, to.latitude, to.longitude)];
    }),
  );
  const others = citySlugs.filter((other) => other !== slug);
  const nearest = others.toSorted((a, b) => (distances.get(a) ?? 0) - (distances.get(b) ?? 0)).slice(0, nearestCount);
  // The table of addresses begins with the largest.
  const largest = others.filter((other) => !nearest.includes(other)).slice(0, largestCount);
  return [...nearest, ...largest].map(linkOf);
}

/** All cities in the order of the alphabet, with the zones by which a browser finds its own. */
function allCities(): PublicZonedCity[] {
  const byName = new Intl.Collator('ru');
  return citySlugs
    .map((slug) => ({ ...linkOf(slug), timeZone: cityOf(slug).timeZone }))
    .sort((a, b) => byName.compare(a.name, b.name));
}

/** A day without the echo of its request: a public page shows it by the usual settings. */
async function dayOf(place: ReturnType<typeof situation>['place'], date: string): Promise<PanchangaDayAnswer> {
  const { settings, moment, ...day } = await dayAnswer({ ...place, date });
  return day;
}
