import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { paths } from '../../platform/paths.ts';
import { useSessionState } from '../../platform/session/use-session.ts';
import { buttonLook } from '../../ui/button.tsx';
import { cardLook } from '../../ui/card-look.ts';
import { Engraving } from '../../ui/engraving.tsx';
import { lazyNamed } from '../../ui/lazy-named.ts';
import { EventsBlock } from './components/events-block.tsx';
import { NewsBlock } from './components/news-block.tsx';
import { NewsPage } from './components/news-page.tsx';
import type { LocalChart } from './components/own-lead.tsx';
import { QuestionsBlock } from './components/questions-block.tsx';
import classes from './home.module.css';

const route = getRouteApi(paths.home);

// A guest's page carries neither.
const OwnLead = lazyNamed(
  () => import('./components/own-lead.tsx'),
  (module) => module.OwnLead,
);
const ToolsBlock = lazyNamed(
  () => import('./components/tools-block.tsx'),
  (module) => module.ToolsBlock,
);

interface Props {
  /** The heading of the page and the strip of the day. */
  readonly today: ReactNode;
  readonly chart: LocalChart | null;
}

/**
 * Главная. The order of the blocks in the page is that of a phone (today, go on, tools, news, events, questions);
 * on a wide screen events and questions stand in a column of their own.
 */
export function HomePage({ today, chart }: Props) {
  const { news } = route.useSearch();
  const { auth, products } = useSessionState();
  if (news !== undefined) return <NewsPage id={news} />;
  const invitation = <Invitation />;
  return (
    <>
      <div className={classes.today}>{today}</div>
      <div className={classes.two}>
        <div>
          {auth.isAuthenticated || chart !== null ? (
            <Suspense fallback={invitation}>
              <OwnLead chart={chart} invitation={invitation} />
            </Suspense>
          ) : (
            invitation
          )}
          {auth.isAuthenticated && (
            <Suspense fallback={null}>
              <ToolsBlock products={products} />
            </Suspense>
          )}
          <NewsBlock />
        </div>
        <div>
          <EventsBlock />
          <QuestionsBlock />
        </div>
      </div>
    </>
  );
}

/** The one invitation of the page: the first chart. */
function Invitation() {
  return (
    <section {...cardLook({ className: classes.invitation })}>
      <div>
        <h2>Ваша карта рождения</h2>
        <p>Дата, время и место. Расчёт сразу, без регистрации: одна карта останется в этом браузере.</p>
        <Link to={paths.natalChart} {...buttonLook({ variant: 'primary', size: 'big' })}>
          Рассчитать карту
        </Link>
      </div>
      <Engraving size={220} className={classes.art ?? ''} />
    </section>
  );
}
