import { getRouteApi, Link } from '@tanstack/react-router';
import { Fragment, type ReactNode, Suspense, useState } from 'react';
import { paths } from '../../platform/paths.ts';
import { useSessionState } from '../../platform/session/use-session.ts';
import type { HomeRole } from '../../platform/settings/own-settings.ts';
import { changeSettings, ownSettings, useSettings } from '../../platform/settings/settings-store.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { cardLook } from '../../ui/card-look.ts';
import { Engraving } from '../../ui/engraving.tsx';
import { lazyNamed } from '../../ui/lazy-named.ts';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { EventsBlock } from './components/events-block.tsx';
import { NewsBlock } from './components/news-block.tsx';
import type { LocalChart } from './components/own-lead.tsx';
import { QuestionsBlock } from './components/questions-block.tsx';
import classes from './home.module.css';
import { type HomeBlock, homeLayouts, isRoleAsked, roleSettings, shownRole } from './home-role.ts';

const route = getRouteApi(paths.home);

// A guest's page carries neither of the two; the third comes after the page.
const OwnLead = lazyNamed(
  () => import('./components/own-lead.tsx'),
  (module) => module.OwnLead,
);
const ToolsBlock = lazyNamed(
  () => import('./components/tools-block.tsx'),
  (module) => module.ToolsBlock,
);

/** With its Markdown, which the blocks of the page have no need of. */
const NewsPage = lazyNamed(
  () => import('./components/news-page.tsx'),
  (module) => module.NewsPage,
);
const RoleChoice = lazyNamed(
  () => import('./components/role-choice.tsx'),
  (module) => module.RoleChoice,
);

interface Props {
  /** The heading of the page and the strip of the day. */
  readonly today: ReactNode;
  readonly chart: LocalChart | null;
}

/**
 * Главная. The order of the blocks in the page is that of a phone; on a wide screen the second half stands in a column of its own.
 * What stands where hangs on who comes (`home-role.ts`); the day and the chart are first for everybody.
 */
export function HomePage({ today, chart }: Props) {
  const { news } = route.useSearch();
  const { auth, products, isRestoring } = useSessionState();
  const settings = useSettings();
  const [isCalled, setIsCalled] = useState(false);
  if (news !== undefined)
    return (
      <Suspense fallback={<PageSkeleton />}>
        <NewsPage id={news} />
      </Suspense>
    );
  const role = shownRole(settings.homeRole, products);
  const layout = homeLayouts[role];
  const isGuest = !auth.isAuthenticated;
  const blocks: Readonly<Record<HomeBlock, ReactNode>> = {
    tools: (!isGuest || role !== 'self') && (
      <Suspense fallback={null}>
        <ToolsBlock title={isGuest ? 'Инструменты' : 'Ваши инструменты'} products={products} order={layout.areas} />
      </Suspense>
    ),
    news: <NewsBlock />,
    events: <EventsBlock />,
    questions: <QuestionsBlock />,
  };
  const drawn = (names: readonly HomeBlock[]) => names.map((name) => <Fragment key={name}>{blocks[name]}</Fragment>);
  const invitation = <Invitation role={role} isGuest={isGuest} />;
  /** The question for whom the page is, or its room while it is not known whether it is asked. */
  const choice = (isNewcomer: boolean | null) => {
    const isAsked = isRoleAsked(settings, isNewcomer);
    return (
      isAsked !== false && (
        <div className={`${classes.block} ${classes.choice}`}>
          <Suspense fallback={null}>{isAsked && <RoleChoice isCalled={isCalled} />}</Suspense>
        </div>
      )
    );
  };
  return (
    <>
      <div className={classes.today}>{today}</div>
      <div className={classes.two}>
        <div>
          {isGuest && chart === null ? (
            <>
              {invitation}
              {choice(isRestoring ? null : true)}
            </>
          ) : (
            <Suspense
              fallback={
                <>
                  {invitation}
                  {choice(null)}
                </>
              }
            >
              <OwnLead chart={chart} invitation={invitation} choice={choice} />
            </Suspense>
          )}
          {drawn(layout.main)}
        </div>
        <div className={classes.side}>{drawn(layout.side)}</div>
      </div>
      {(settings.roleChoice === 'hidden' || (settings.roleChoice === 'auto' && !(isGuest && chart === null))) && (
        <p className={classes.call}>
          <Button
            variant="quiet"
            onClick={() => {
              setIsCalled(true);
              changeSettings(roleSettings(ownSettings(), { kind: 'show' }));
            }}
          >
            Настроить главную
          </Button>
        </p>
      )}
    </>
  );
}

interface InvitationWords {
  readonly title: string;
  readonly text: string;
  /** Of where the chart is kept. */
  readonly guest: string;
}

const invitations: Readonly<Record<HomeRole, InvitationWords>> = {
  self: {
    title: 'Ваша карта рождения',
    text: 'Дата, время и место, и расчёт сразу.',
    guest: 'Без регистрации: одна карта останется в этом браузере.',
  },
  student: {
    title: 'Карта для разбора',
    text: 'Дата, время и место. У чисел видно, как они получены.',
    guest: 'Одна карта останется в этом браузере.',
  },
  practitioner: {
    title: 'Карта клиента',
    text: 'Дата, время и место. Данные другого человека вносите с его согласия.',
    guest: 'Карта останется в этом браузере.',
  },
};

/** The one invitation of the page: the first chart. */
function Invitation({ role, isGuest }: { readonly role: HomeRole; readonly isGuest: boolean }) {
  const { title, text, guest } = invitations[role];
  return (
    <section {...cardLook({ className: classes.invitation })}>
      <div>
        <h2>{title}</h2>
        <p>
          {text} {isGuest ? guest : 'Готовую карту можно сохранить в аккаунт.'}
        </p>
        <Link to={paths.natalChart} {...buttonLook({ variant: 'primary', size: 'big' })}>
          Рассчитать карту
        </Link>
      </div>
      <Engraving size={220} className={classes.art ?? ''} />
    </section>
  );
}
