import type { PublicPage } from '@nebosvod/contracts/public-page';
import { CitiesPage } from './cities-page.tsx';
import { DayPage } from './day-page.tsx';
import { EkadashiPage } from './ekadashi-page.tsx';
import { MissingPage } from './missing-page.tsx';
import { MonthPage } from './month-page.tsx';
import { TermPage } from './term-page.tsx';

/** A public page, drawn alike by the server and by the browser. */
export function PublicPageView({ page }: { readonly page: PublicPage }) {
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
    case 'missing':
      return <MissingPage page={page} />;
  }
}
