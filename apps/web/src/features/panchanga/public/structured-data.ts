import { type PublicCity, type PublicPage, publicPath } from '@nebosvod/contracts/public-page';
import { formatMonth } from '@nebosvod/terms/civil-date';
import { dayTermName } from '@nebosvod/terms/day-term';
import { tithiName } from '@nebosvod/terms/panchanga';
import { ekadashiTitle } from '../festival-title.ts';
import { limbWords } from './limb-words.table.ts';
import { observedIn } from './observed.ts';
import { termHeading } from './term-page-words.ts';

type Node = Readonly<Record<string, unknown>>;

/** The page for machines by schema.org: the way to it, and every observance of its dates as an event. */
export function structuredData(page: PublicPage, origin: string): Node | null {
  if (page.kind === 'missing') return null;
  return { '@context': 'https://schema.org', '@graph': [wayTo(page, origin), ...eventsOf(page, origin)] };
}

type Found = Exclude<PublicPage, { kind: 'missing' }>;

function wayTo(page: Found, origin: string): Node {
  const steps: [string, string][] = [['Панчанга', publicPath.cities]];
  if (page.kind === 'ekadashi') {
    steps.push([`Экадаши ${page.year}`, publicPath.ekadashis(page.year)]);
    if (!page.isOverview) steps.push([page.city.name, page.canonical]);
  } else if (page.kind === 'festivals') {
    steps.push(['Праздники', page.canonical]);
  } else if (page.kind === 'festival') {
    steps.push(['Праздники', publicPath.festivals], [page.name, publicPath.festival(page.slug)]);
    if (!page.isMain) steps.push([page.city.name, page.canonical]);
  } else if (page.kind === 'articles') {
    steps.push(['Статьи', page.canonical]);
  } else if (page.kind === 'article') {
    steps.push(['Статьи', publicPath.articles], [page.title, page.canonical]);
  } else if (page.kind === 'limb') {
    steps.push([limbWords[page.term].heading, page.canonical]);
  } else if (page.kind === 'term') {
    const { term, slug } = page;
    steps.push([limbWords[term].heading, publicPath.limb(term)], [termHeading(page), publicPath.term(term, slug)]);
    if (!page.isMain) steps.push([page.city.name, page.canonical]);
  } else if (page.kind !== 'cities') {
    steps.push([page.city.name, publicPath.today(page.city.slug)]);
    if (page.kind === 'month') steps.push([formatMonth(page.month), page.canonical]);
    else if (!page.isToday) {
      const month = page.day.date.slice(0, 7);
      steps.push([formatMonth(month), publicPath.month(page.city.slug, month)], [page.day.date, page.canonical]);
    }
  }
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}

function eventsOf(page: Found, origin: string): Node[] {
  if (page.kind === 'festivals') return [listOf(page.festivals.concat(page.ekadashis), publicPath.festival, origin)];
  if (page.kind === 'articles') return [listOf(page.articles, publicPath.article, origin)];
  if (page.kind === 'term') return termsOf(page, origin);
  if (page.kind === 'article') {
    const { title, description, publishedAt, canonical } = page;
    return [
      {
        '@type': 'Article',
        headline: title,
        description,
        datePublished: publishedAt,
        inLanguage: 'ru',
        image: `${origin}${publicPath.picture(canonical)}`,
        mainEntityOfPage: `${origin}${canonical}`,
        author: { '@type': 'Organization', name: 'Небосвод' },
      },
    ];
  }
  if (page.kind === 'limb') return [termSet(page, origin)];
  if (page.kind === 'festival') {
    const { name, words, canonical } = page;
    return page.dates.map(({ date }) =>
      eventNode({ name, description: words.lead, date, city: page.city, url: `${origin}${canonical}` }),
    );
  }
  const { city } = page;
  const event = (name: string, description: string, date: string) =>
    eventNode({ name, description, date, city, url: `${origin}${publicPath.day(city.slug, date)}` });
  if (page.kind === 'ekadashi') {
    return page.ekadashis.flatMap((ekadashi) => {
      const title = ekadashiTitle(ekadashi);
      const { smarta, vaishnava } = ekadashi;
      if (smarta === vaishnava) return [event(title, 'Пост экадаши, смарта и вайшнава', smarta)];
      return [
        event(`${title} (смарта)`, 'Пост экадаши по традиции смарта', smarta),
        event(`${title} (вайшнава)`, 'Пост экадаши по традиции вайшнава', vaishnava),
      ];
    });
  }
  const found =
    page.kind === 'month'
      ? page.found
      : { festivals: page.day.festivals, ekadashis: page.day.ekadashi ? [page.day.ekadashi] : [] };
  const observed = observedIn(found).filter(({ date }) => page.kind !== 'month' || date.startsWith(page.month));
  return observed.map(({ name, date, festival }) =>
    event(name, `${festival.because}. Правило: ${festival.rule}`, date),
  );
}

/** A limb as a set of defined terms. */
function termSet({ term, items }: Extract<Found, { kind: 'limb' }>, origin: string): Node {
  return {
    '@type': 'DefinedTermSet',
    '@id': `${origin}${publicPath.limb(term)}`,
    name: limbWords[term].heading,
    hasDefinedTerm: items.map(({ slug, name, leads }) => ({
      '@type': 'DefinedTerm',
      name,
      description: leads.join(' '),
      url: `${origin}${publicPath.term(term, slug)}`,
    })),
  };
}

/** A part of a day as terms of its limb: a tithi of both halves of the month is two. */
function termsOf({ term, numbers, words, canonical }: Extract<Found, { kind: 'term' }>, origin: string): Node[] {
  return words.map(({ lead }, position) => ({
    '@type': 'DefinedTerm',
    name: term === 'tithi' ? tithiName(numbers[position] ?? 1) : dayTermName(term, numbers[position] ?? 1),
    description: lead,
    inDefinedTermSet: `${origin}${publicPath.limb(term)}`,
    url: `${origin}${canonical}`,
  }));
}

interface Listed {
  readonly slug: string;
  readonly name?: string;
  readonly title?: string;
}

/** Pages that a page leads to, in its order. */
function listOf(listed: readonly Listed[], pathOf: (slug: string) => string, origin: string): Node {
  return {
    '@type': 'ItemList',
    numberOfItems: listed.length,
    itemListElement: listed.map(({ slug, name, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: name ?? title,
      url: `${origin}${pathOf(slug)}`,
    })),
  };
}

interface EventWords {
  readonly name: string;
  readonly description: string;
  readonly date: string;
  readonly city: PublicCity;
  readonly url: string;
}

function eventNode({ name, description, date, city, url }: EventWords): Node {
  return {
    '@type': 'Event',
    name,
    description,
    startDate: date,
    endDate: date,
    eventStatus: 'https://schema.org/EventScheduled',
    url,
    location: {
      '@type': 'Place',
      name: city.name,
      address: { '@type': 'PostalAddress', addressLocality: city.name },
      geo: { '@type': 'GeoCoordinates', latitude: city.latitude, longitude: city.longitude },
    },
  };
}
