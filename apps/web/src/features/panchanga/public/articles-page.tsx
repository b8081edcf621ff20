import { type PublicArticlesPage, publicPath } from '@nebosvod/contracts/public-page';
import { PageHead } from '../../../ui/page-head.tsx';
import { ArticleLinks } from './article-links.tsx';
import { Frame } from './frame.tsx';
import { WordsLinks } from './words-links.tsx';

/** All articles. */
export function ArticlesPage({ page }: { readonly page: PublicArticlesPage }) {
  return (
    <Frame crumbs={[{ name: 'Панчанга', path: publicPath.cities }, { name: 'Статьи' }]} today={page.today}>
      <PageHead ruled title="Статьи" subtitle="Как считают карту, календарь и числа, и почему школы расходятся" />
      <ArticleLinks title="Что почитать" articles={page.articles} />
      <WordsLinks />
    </Frame>
  );
}
