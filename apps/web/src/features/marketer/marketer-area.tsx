import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import type { MarketerSubpage } from '../../platform/marketer-subpages.ts';
import { navigationState, selectPage, useNavigationState } from '../../platform/navigation-state.ts';
import { paths } from '../../platform/paths.ts';
import { useSessionState } from '../../platform/session/use-session.ts';
import { chipLook } from '../../ui/chip-look.ts';
import { lazyNamed } from '../../ui/lazy-named.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import classes from './marketer.module.css';
import { MarketerPage } from './marketer-page.tsx';
import { useSelectPage } from './use-pages.ts';

const TextPage = lazyNamed(
  () => import('./texts/text-page.tsx'),
  (module) => module.TextPage,
);
const CardsPage = lazyNamed(
  () => import('./cards/cards-page.tsx'),
  (module) => module.CardsPage,
);
const FactsPage = lazyNamed(
  () => import('./texts/facts-page.tsx'),
  (module) => module.FactsPage,
);
const HistoryPage = lazyNamed(
  () => import('./texts/history-page.tsx'),
  (module) => module.HistoryPage,
);
const route = getRouteApi(paths.marketer);

const pages = [
  ['contentplan', 'Контент-план', ''],
  ['stories', 'Истории и посты', 'Одна мысль в любом формате: кадры, пост, карусель'],
  ['reels', 'Клипы', 'Сцены с временем и суфлёр на весь экран'],
  ['cards', 'Карточки', 'Картинки из панчанги, неба и ваших слов: PNG и набор ZIP'],
  ['facts', 'Факты', 'Небо сегодня и энциклопедия, всегда с источником'],
  ['history', 'Написанное', 'Все тексты с прежними версиями'],
  ['networks', 'Сети и голос', 'Страницы, для которых вы пишете, и как звучат ваши тексты'],
] as const satisfies readonly (readonly [MarketerSubpage, string, string])[];

interface Props {
  /** The person's networks, which the profile keeps. */
  readonly networks: (userId: string) => ReactNode;
  /** Where the brand of cards is edited. */
  readonly brand: ReactNode;
}

/** Маркетолог of an owner: the page that the address selects, the content plan at first. */
export function MarketerArea({ networks, brand }: Props) {
  const { user } = useSessionState();
  const { tab: selectedPage = 'contentplan' } = route.useSearch();
  const navigate = route.useNavigate();
  const openPage = useSelectPage();
  const navigation = useNavigationState();
  const subject = navigation.selectedPage === selectedPage ? navigation.subject : null;
  useEffect(() => {
    if (navigationState().selectedPage !== selectedPage) selectPage(selectedPage);
  }, [selectedPage]);
  const shown = useRef(selectedPage);
  useEffect(() => {
    // The pressed button is gone with its page: the keyboard starts at the beginning of the next.
    if (shown.current !== selectedPage) document.getElementById('main')?.focus({ preventScroll: true });
    shown.current = selectedPage;
  }, [selectedPage]);
  if (user === null) return null;
  const choice = (
    <nav className={classes.plans} aria-label="Маркетолог">
      {pages.map(([id, title]) => (
        <button
          key={id}
          type="button"
          {...chipLook()}
          aria-current={id === selectedPage ? 'page' : undefined}
          onClick={() => id !== selectedPage && openPage(id)}
        >
          {title}
        </button>
      ))}
    </nav>
  );
  if (selectedPage === 'contentplan') return <MarketerPage userId={user.id} choice={choice} />;
  const [, title, subtitle] = pages.find(([id]) => id === selectedPage) ?? pages[0];
  return (
    <>
      <PageTitle title={title} tab="Маркетолог" subtitle={subtitle} ruled />
      {choice}
      <Suspense fallback={<PageSkeleton />}>
        {selectedPage === 'networks' ? (
          networks(user.id)
        ) : selectedPage === 'cards' ? (
          <CardsPage brand={brand} />
        ) : selectedPage === 'facts' ? (
          <FactsPage />
        ) : selectedPage === 'history' ? (
          <HistoryPage onPlan={(id) => void navigate({ search: { plan: id } })} />
        ) : (
          <TextPage key={selectedPage} page={selectedPage} subject={subject} />
        )}
      </Suspense>
    </>
  );
}
