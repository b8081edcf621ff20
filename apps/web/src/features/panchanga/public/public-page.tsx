import type { PublicPage } from '@nebosvod/contracts/public-page';
import type { Shared } from '../../../ui/share-buttons.tsx';
import { ArticlePage } from './article-page.tsx';
import { ArticlesPage } from './articles-page.tsx';
import { CitiesPage } from './cities-page.tsx';
import { DayPage } from './day-page.tsx';
import { EkadashiPage } from './ekadashi-page.tsx';
import { FestivalPage } from './festival-page.tsx';
import { FestivalsPage } from './festivals-page.tsx';
import { LimbPage } from './limb-page.tsx';
import { MissingPage } from './missing-page.tsx';
import { MonthPage } from './month-page.tsx';
import { SharedPage } from './shared-page.ts';
import { TermPage } from './term-page.tsx';

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
    case 'nakshatra':
    case 'titkhi':
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
