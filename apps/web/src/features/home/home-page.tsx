import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { paths } from '../../platform/paths.ts';
import { useSessionState } from '../../platform/session/use-session.ts';
import { buttonLook } from '../../ui/button.tsx';
import { cardLook } from '../../ui/card-look.ts';
import { Engraving } from '../../ui/engraving.tsx';
import { ContinueBlock, type LastChart } from './components/continue-block.tsx';
import { EventsBlock } from './components/events-block.tsx';
import { NewsBlock } from './components/news-block.tsx';
import { NewsPage } from './components/news-page.tsx';
import { QuestionsBlock } from './components/questions-block.tsx';
import { ToolsBlock } from './components/tools-block.tsx';
import classes from './home.module.css';

const route = getRouteApi(paths.home);

interface Props {
  /** The heading of the page and the strip of the day. */
  readonly today: ReactNode;
  readonly chart: LastChart | null;
}

/**
 * Главная. The order of the blocks in the page is that of a phone (today, go on, tools, news, events, questions);
 * on a wide screen events and questions stand in a column of their own.
 */
export function HomePage({ today, chart }: Props) {
  const { news } = route.useSearch();
  const { auth, user, products } = useSessionState();
  if (news !== undefined) return <NewsPage id={news} />;
  const marketerId = products.some((product) => product.id === 3) ? (user?.id ?? null) : null;
  return (
    <>
      <div className={classes.today}>{today}</div>
      <div className={classes.two}>
        <div>
          {chart === null && <Invitation />}
          <ContinueBlock chart={chart} marketerId={marketerId} />
          {auth.isAuthenticated && <ToolsBlock products={products} />}
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
