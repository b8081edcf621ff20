import { type PublicPage, pageDataId, publicPath } from '@nebosvod/contracts/public-page';
import type { Shared } from '../../../ui/share-buttons.tsx';
import { pageWords } from './page-words.ts';
import { structuredData } from './structured-data.ts';

/** Everything of a page that goes before `</head>`: words for search engines and sharing, and the page's data, once. */
export function pageHead(page: PublicPage, origin: string): string {
  const { title, description } = pageWords(page);
  const data = dataBlock('application/json', ` id="${pageDataId}"`, page);
  const common = `<title>${escaped(title)}</title><meta name="description" content="${escaped(description)}">`;
  if (page.kind === 'missing') return `${common}<meta name="robots" content="noindex">${data}`;
  const address = `${origin}${page.canonical}`;
  const picture = `${origin}${publicPath.picture(picturedPath(page))}`;
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Небосвод',
    'og:locale': 'ru_RU',
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': picture,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': title,
  };
  return [
    common,
    `<link rel="canonical" href="${escaped(address)}">`,
    page.isIndexed ? '' : '<meta name="robots" content="noindex, follow">',
    ...Object.entries(properties).map(([name, text]) => `<meta property="${name}" content="${escaped(text)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
    dataBlock('application/ld+json', '', structuredData(page, origin)),
    data,
  ].join('');
}

/** The page as it is shared: what its head says of it. Null for one that is not there. */
export function sharedPage(page: PublicPage, origin: string): Shared | null {
  return page.kind === 'missing' ? null : { url: `${origin}${page.canonical}`, title: pageWords(page).title };
}

/** A shared link to «today» keeps the picture of the day it was shared on. */
function picturedPath(page: Exclude<PublicPage, { kind: 'missing' }>): string {
  return page.kind === 'day' ? publicPath.day(page.city.slug, page.day.date) : page.canonical;
}

/** Data that cannot end its own block. */
function dataBlock(type: string, attributes: string, value: unknown): string {
  return `<script type="${type}"${attributes}>${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
