import {
  type PublicArticleLink,
  type PublicArticlesPage,
  type PublicPage,
  publicPath,
} from '@nebosvod/contracts/public-page';
import { contentFolder } from '../content/load-content.ts';
import { type Article, readArticles } from '../content/read-articles.ts';
import { figureOf } from './article-figure.service.ts';
import type { ComparedFasts } from './compared-fasts.service.ts';

let known: Promise<readonly Article[]> | undefined;

/** The articles of this installation, read once; a mistake in one stops the start, which reads them too. */
export function articles(): Promise<readonly Article[]> {
  known ??= readArticles(contentFolder);
  return known;
}

const linkOf = ({ slug, title, description }: Article): PublicArticleLink => ({ slug, title, description });

/** All articles in their order. */
export async function articlesPage(today: string): Promise<PublicArticlesPage> {
  const all = await articles();
  return { kind: 'articles', canonical: publicPath.articles, isIndexed: true, today, articles: all.map(linkOf) };
}

/** An article with its table; missing where there is none of this address. */
export async function articlePage(
  slug: string,
  today: string,
  fastsOf: (year: number) => Promise<ComparedFasts>,
): Promise<PublicPage> {
  const all = await articles();
  const article = all.find((one) => one.slug === slug);
  if (!article) return { kind: 'missing', reason: 'page', today };
  return {
    kind: 'article',
    canonical: publicPath.article(slug),
    isIndexed: true,
    today,
    ...linkOf(article),
    publishedAt: article.publishedAt,
    body: article.body,
    figure: await figureOf(article.figure, fastsOf),
    others: all.filter((one) => one !== article).map(linkOf),
  };
}
