import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { selectPage, useNavigationState } from '../../platform/navigation-state.ts';
import { paths } from '../../platform/paths.ts';
import { useSessionState } from '../../platform/session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { MarketerPage } from './marketer-page.tsx';

const route = getRouteApi(paths.marketer);

interface Props {
  /** The person's networks, which the profile keeps. */
  readonly networks: (userId: string) => ReactNode;
}

/** Маркетолог of an owner: the page that is selected in navigation, the content plan at first. */
export function MarketerArea({ networks }: Props) {
  const { user } = useSessionState();
  const { selectedPage } = useNavigationState();
  const { plan } = route.useSearch();
  // An address that names a plan is about the plan.
  useEffect(() => {
    if (plan !== undefined) selectPage('contentplan');
  }, [plan]);
  const shown = useRef(selectedPage);
  useEffect(() => {
    // The pressed button is gone with its page: the keyboard starts at the beginning of the next.
    if (shown.current !== selectedPage) document.getElementById('main')?.focus({ preventScroll: true });
    shown.current = selectedPage;
  }, [selectedPage]);
  if (user === null) return null;
  if (selectedPage !== 'networks') return <MarketerPage userId={user.id} />;
  return (
    <>
      <PageTitle
        title="Сети и голос"
        tab="Маркетолог"
        subtitle="Страницы, для которых вы пишете, и как звучат ваши тексты"
        ruled
        actions={
          <Button variant="quiet" onClick={() => selectPage('contentplan')}>
            Контент-план
          </Button>
        }
      />
      {networks(user.id)}
    </>
  );
}
