import type { z } from 'zod';
import type { DAY_TEXT_KINDS } from './day-text.ts';
import type { ekadashiSchema, PanchangaDayAnswer } from './panchanga.ts';
import type { getPanchangaMonth } from './panchanga-period.ts';

/** A city with public pages, in the forms a sentence needs. */
export interface PublicCity {
  /** Last part of its address: `moskva`. */
  readonly slug: string;
  readonly name: string;
  /** «Москвы» */
  readonly genitive: string;
  /** «в Москве» */
  readonly inCity: string;
  /** Region of Russia, where its name is not that of the city. */
  readonly region: string | null;
  /** GeoNames id, by which the app opens the same place. */
  readonly id: number;
  /** Degrees, north and east positive. */
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
}

/** A city to go to. */
export interface PublicCityLink {
  readonly slug: string;
  readonly name: string;
}

/** With the zone by which a browser finds its own. */
export interface PublicZonedCity extends PublicCityLink {
  readonly timeZone: string;
}

export type PublicEkadashi = z.infer<typeof ekadashiSchema>;
/** In whole weeks: days of its neighbours complete the first and the last. */
export type PublicMonth = z.infer<typeof getPanchangaMonth.response>;

interface Found {
  /** The one address of this content, without origin and query. */
  readonly canonical: string;
  /** Whether search engines may keep it: only days near the present. */
  readonly isIndexed: boolean;
  /** Civil date at the city when the page was made, ГГГГ-ММ-ДД. */
  readonly today: string;
}

export interface PublicDayPage extends Found {
  readonly kind: 'day';
  readonly city: PublicCity;
  /** The address names no date: the page is always that of today. */
  readonly isToday: boolean;
  readonly day: PanchangaDayAnswer;
  readonly others: readonly PublicCityLink[];
}

export interface PublicMonthPage extends Found {
  readonly kind: 'month';
  readonly city: PublicCity;
  /** ГГГГ-ММ */
  readonly month: string;
  readonly found: PublicMonth;
  readonly others: readonly PublicCityLink[];
}

/** A fast in a city: its civil date, and when it is broken by the clocks of the city: «08:26–11:00» of `breakDate`. */
export interface PublicFast {
  readonly date: string;
  readonly breakDate: string;
  readonly hours: string;
}

/** The days of one ekadashi in a city; `vaishnava` is null where it is kept on the smarta day. */
export interface PublicFastDays {
  readonly smarta: PublicFast;
  readonly vaishnava: PublicFast | null;
}

/** A city of the comparison, its fasts in the order of the page's ekadashis; null where the days have no sunrise. */
export interface PublicFastCity extends PublicCityLink {
  readonly fasts: readonly (PublicFastDays | null)[];
}

/** Ekadashis of a year in one city; without `isOverview` with the hours of each. */
export interface PublicEkadashiPage extends Found {
  readonly kind: 'ekadashi';
  readonly city: PublicCity;
  readonly year: number;
  /** The page of the year itself: dates, and the way to every city. */
  readonly isOverview: boolean;
  readonly ekadashis: readonly PublicEkadashi[];
  /** The same fasts in the largest cities of Russia, the first of them `city`; empty on the page of one city. */
  readonly compared: readonly PublicFastCity[];
  readonly cities: readonly PublicCityLink[];
}

/** All cities, and the day in the first of them. */
export interface PublicCitiesPage extends Found {
  readonly kind: 'cities';
  readonly city: PublicCity;
  readonly day: PanchangaDayAnswer;
  /** In the order of the alphabet. */
  readonly cities: readonly PublicZonedCity[];
}

/** What a day is made of. */
export type PublicTerm = (typeof DAY_TEXT_KINDS)[number];

/**
 * A stretch in which a part of a day holds, ISO 8601 UTC, with the civil dates whose sunrise it meets: of a vara and of a
 * muhurta the day that it belongs to.
 */
export interface PublicPassage {
  /** Its own number; of a karana that of the half tithi, 1 … 60. */
  readonly index: number;
  readonly start: string;
  readonly end: string;
  readonly sunriseDates: readonly string[];
}

/** The same page of other cities: the nearest and the largest; the page that names no city leads to all. */
interface InCities {
  readonly city: PublicCity;
  /** The address names no city. */
  readonly isMain: boolean;
  readonly others: readonly PublicCityLink[];
  /** In the order of the alphabet; empty on the page of a city. */
  readonly all: readonly PublicZonedCity[];
}

/** A part of a day: what it is, and its next dates in a city. */
export interface PublicTermPage extends Found, InCities {
  readonly kind: 'term';
  readonly term: PublicTerm;
  readonly slug: string;
  /** The one number, or the two of a tithi, that bear the name. */
  readonly numbers: readonly number[];
  readonly passages: readonly PublicPassage[];
  /** One a number. */
  readonly words: readonly PublicWords[];
}

/** What is held of a stretch of a day or of a holiday. */
export interface PublicWords {
  readonly lead: string;
  readonly body: string;
  readonly suits: readonly string[];
  readonly leave: readonly string[];
  readonly question: string | null;
}

/** A holiday or a fast with a page of its own, and the next day of it in the city; null where none falls in two years. */
export interface PublicHolidayLink {
  readonly slug: string;
  readonly name: string;
  readonly date: string | null;
}

/** A yearly festival or an ekadashi: what it is, and its dates in a city. */
export interface PublicFestivalPage extends Found, InCities {
  readonly kind: 'festival';
  readonly slug: string;
  readonly name: string;
  readonly words: PublicWords;
  /** Of a fast: how it is kept, and for whom a doctor decides. */
  readonly fast: { readonly kept: string; readonly caution: string } | null;
  /** `vaishnava` where that tradition keeps another day. */
  readonly dates: readonly { readonly date: string; readonly vaishnava: string | null; readonly because: string }[];
}

/** All holidays and fasts with pages, in the order of their next dates. */
export interface PublicFestivalsPage extends Found {
  readonly kind: 'festivals';
  readonly city: PublicCity;
  readonly festivals: readonly PublicHolidayLink[];
  readonly ekadashis: readonly PublicHolidayLink[];
}

/** Everything of one limb of a day: each with the words that it is told by in one sentence, one a number. */
export interface PublicLimbPage extends Found {
  readonly kind: 'limb';
  readonly term: PublicTerm;
  readonly items: readonly { readonly slug: string; readonly name: string; readonly leads: readonly string[] }[];
}

/** A table that the engine computed for an article. */
export interface PublicFigure {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** An article in a list. */
export interface PublicArticleLink {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
}

/** An article of `content/stati`: Markdown and one computed table. */
export interface PublicArticlePage extends Found, PublicArticleLink {
  readonly kind: 'article';
  readonly publishedAt: string;
  readonly body: string;
  readonly figure: PublicFigure;
  readonly others: readonly PublicArticleLink[];
}

/** All articles. */
export interface PublicArticlesPage extends Found {
  readonly kind: 'articles';
  readonly articles: readonly PublicArticleLink[];
}

/** An address under the public pages that leads nowhere: status 404. */
export interface PublicMissingPage {
  readonly kind: 'missing';
  readonly reason: 'city' | 'date' | 'page';
  /** Civil date in UTC when the page was made. */
  readonly today: string;
}

/** Everything a public page is made of: computed by the server, drawn by it and again by the browser. */
export type PublicPage =
  | PublicDayPage
  | PublicMonthPage
  | PublicEkadashiPage
  | PublicTermPage
  | PublicCitiesPage
  | PublicFestivalPage
  | PublicFestivalsPage
  | PublicLimbPage
  | PublicArticlePage
  | PublicArticlesPage
  | PublicMissingPage;

/** A drawn page: what goes before `</head>`, and the body of the root element. */
export interface DrawnPage {
  readonly head: string;
  readonly body: string;
}

/** What the built server entry of the web exports as `drawPage`. `origin` is that of the installation, `https://…` */
export type DrawPage = (page: PublicPage, origin: string) => DrawnPage;

/** Id of the element that holds the page's data for the browser. */
export const pageDataId = 'page';

/** First parts of the addresses of one part of a day, and last ones of the pages of all of a kind. */
const termSections = {
  tithi: 'titkhi',
  nakshatra: 'nakshatra',
  yoga: 'yoga',
  karana: 'karana',
  vara: 'vara',
  muhurta: 'mukhurta',
} as const satisfies Record<PublicTerm, string>;
const limbSections = {
  tithi: 'titkhi',
  nakshatra: 'nakshatry',
  yoga: 'yogi',
  karana: 'karany',
  vara: 'vary',
  muhurta: 'mukhurty',
} as const satisfies Record<PublicTerm, string>;

/** Addresses of the public pages; the web links to them, the server reads them. */
export const publicPath = {
  cities: '/panchanga',
  today: (city: string) => `/panchanga/${city}`,
  day: (city: string, date: string) => `/panchanga/${city}/${date}`,
  month: (city: string, month: string) => `/panchanga/${city}/${month}`,
  ekadashis: (year: number) => `/ekadashi/${year}`,
  cityEkadashis: (year: number, city: string) => `/ekadashi/${year}/${city}`,
  term: (term: PublicTerm, slug: string) => `/${termSections[term]}/${slug}`,
  cityTerm: (term: PublicTerm, slug: string, city: string) => `/${termSections[term]}/${slug}/${city}`,
  festivals: '/prazdniki',
  festival: (slug: string) => `/prazdnik/${slug}`,
  cityFestival: (slug: string, city: string) => `/prazdnik/${slug}/${city}`,
  articles: '/stati',
  article: (slug: string) => `/stati/${slug}`,
  limb: (term: PublicTerm) => `/dni/${limbSections[term]}`,
  /** Picture for sharing of a page of ours. */
  picture: (path: string) => `/share${path}.png`,
} as const;

/** Civil dates that have a page: the range of the ephemeris. */
export const firstPublicDate = '1800-01-01';
export const lastPublicDate = '2399-12-31';
