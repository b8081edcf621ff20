import {
  type PublicArticlesPage,
  type PublicMissingPage,
  type PublicPage,
  publicPath,
} from '@nebosvod/contracts/public-page';
import { buttonLook } from '../../../ui/button.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import type { Shared } from '../../../ui/share-buttons.tsx';
import { stateLook } from '../../../ui/state-look.ts';
import { ArticleLinks } from './article-links.tsx';
import { ArticlePage } from './article-page.tsx';
import { CitiesPage } from './cities-page.tsx';
import { DayPage } from './day-page.tsx';
import { EkadashiPage } from './ekadashi-page.tsx';
import { FestivalPage } from './festival-page.tsx';
import { FestivalsPage } from './festivals-page.tsx';
import { Frame } from './frame.tsx';
import { LimbPage } from './limb-page.tsx';
import { MonthPage } from './month-page.tsx';
import classes from './public-page.module.css';
import { SharedPage } from './shared-page.ts';
import { TermPage } from './term-page.tsx';
import { WordsLinks } from './words-links.tsx';

interface Props {
  readonly page: PublicPage;
  readonly shared: Shared | null;
}

/** A public page, drawn alike by the server and by the browser. */
export function PublicPageView({ page, shared }: Props) {
  return <SharedPage value={shared}>{drawn(page)}</SharedPage>;
}

function drawn(page: PublicPage) {
  switch (page.kind) {
    case 'day':
      return <DayPage page={page} />;
    case 'month':
      return <MonthPage page={page} />;
    case 'ekadashi':
      return <EkadashiPage page={page} />;
    case 'term':
      return <TermPage page={page} />;
    case 'cities':
      return <CitiesPage page={page} />;
    case 'festival':
      return <FestivalPage page={page} />;
    case 'festivals':
      return <FestivalsPage page={page} />;
    case 'article':
      return <ArticlePage page={page} />;
    case 'articles':
      return <ArticlesPage page={page} />;
    case 'limb':
      return <LimbPage page={page} />;
    case 'missing':
      return <MissingPage page={page} />;
  }
}

/** All articles. */
function ArticlesPage({ page }: { readonly page: PublicArticlesPage }) {
  return (
    <Frame crumbs={[{ name: 'Панчанга', path: publicPath.cities }, { name: 'Статьи' }]} today={page.today}>
      <PageHead ruled title="Статьи" subtitle="Как считают карту, календарь и числа, и почему школы расходятся" />
      <ArticleLinks title="Что почитать" articles={page.articles} />
      <WordsLinks />
    </Frame>
  );
}

const reasons = {
  city: 'Страницы этого города нет. Выберите город из списка: в приложении панчангу можно открыть для любого места.',
  date: 'Такой даты нет или она вне 1800–2399 годов, для которых считается панчанга.',
  page: 'По этому адресу ничего нет.',
} as const;

/** What stands at an impossible date, an unknown city or a mistyped address, with status 404. */
function MissingPage({ page }: { readonly page: PublicMissingPage }) {
  return (
    <Frame crumbs={[]} today={page.today}>
      <div {...stateLook({ className: classes.missing })}>
        <h1>Страницы нет</h1>
        <p>{reasons[page.reason]}</p>
        <a {...buttonLook({ variant: 'primary' })} href={publicPath.cities}>
          Выбрать город
        </a>
      </div>
    </Frame>
  );
}
