import { getSharedMap } from '@nebosvod/contracts/map-share';
import { wallClock } from '@nebosvod/terms/clock';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { Suspense, useMemo, useState } from 'react';
import { useOpenLocal } from '../../birth/use-open-local.ts';
import type { ChartSearch } from '../../chart/chart-search.ts';
import { asProblem } from '../../platform/api/api-problem.ts';
import { endpointQuery } from '../../platform/api/endpoint-query.ts';
import { deviceZone } from '../../platform/device-zone.ts';
import { paths } from '../../platform/paths.ts';
import { shareText } from '../../text/share.ts';
import { buttonLook } from '../../ui/button.tsx';
import { longDate } from '../../ui/date-input.ts';
import { lazyNamed } from '../../ui/lazy-named.ts';
import { noteLook } from '../../ui/note-look.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import type { ChartPanels } from './tabs/tab-list.ts';

const ChartWorkspace = lazyNamed(
  () => import('./components/chart-workspace.tsx'),
  (module) => module.ChartWorkspace,
);

const toOwn = (
  <Link to={paths.natalChart} search={{ new: true }} {...buttonLook()}>
    {shareText.toOwn}
  </Link>
);

/** A map opened by a link: it can be looked at, printed and taken as one's own, never changed. */
export function SharedChart({ panels }: { readonly panels: ChartPanels }) {
  const token = useLocation({ select: ({ hash }) => hash });
  const openLocal = useOpenLocal();
  // What is shown of it stays out of the address, which belongs to the link.
  const [search, setSearch] = useState<ChartSearch>({});
  const { data, error, refetch } = useQuery(
    endpointQuery(getSharedMap, token === '' ? null : { body: { token } }, 'stored'),
  );
  // One object for as long as the answer is the same: a shift of the slider belongs to one birth.
  const birth = useMemo(
    () => (data ? { ...data.birth, ...(data.name === null ? {} : { name: data.name }) } : null),
    [data],
  );
  if (token === '' || (error !== null && data === undefined)) {
    const problem = error === null ? null : asProblem(error);
    const isMissing = problem === null || problem.status === 404 || problem.status === 400;
    return (
      <>
        <PageTitle title={shareText.sharedTitle} />
        {isMissing ? (
          <EmptyState drawing="search" action={toOwn}>
            {shareText.sharedMissing}
          </EmptyState>
        ) : (
          <ErrorState onRetry={() => void refetch()} code={problem.shortCode}>
            {problem.message}
          </ErrorState>
        )}
      </>
    );
  }
  if (data === undefined || birth === null) return <PageSkeleton />;
  const timeZone = deviceZone();
  return (
    <Suspense fallback={<PageSkeleton />}>
      <p {...noteLook({ className: 'no-print' })}>
        {shareText.shared(longDate(wallClock(data.expiresAt, { timeZone }).date))}
      </p>
      <ChartWorkspace
        panels={panels}
        birth={birth}
        search={search}
        calculation={data.settings}
        onSearch={(change) => setSearch((now) => ({ ...now, ...change }))}
        onBirth={openLocal}
        actions={toOwn}
      />
    </Suspense>
  );
}
