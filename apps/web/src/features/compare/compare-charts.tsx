import type { Birth } from '@nebosvod/contracts/birth';
import type { SavedMap } from '@nebosvod/contracts/maps';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useLocalChart } from '../../birth/local-chart.ts';
import { type ComparedPerson, CompareView } from './compare-view.tsx';
import '../../chart/natal-chart.css';
import { useMap } from '../../birth/saved-maps.ts';
import { asProblem } from '../../platform/api/api-problem.ts';
import { paths } from '../../platform/paths.ts';
import { mapsText } from '../../text/saved-maps.ts';
import { buttonClass } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';

interface Props {
  /** Ids of saved maps, or `local` for the chart of this device. */
  readonly first: string;
  readonly second: string;
}

const personOf = ({ id, name, birth, settings }: SavedMap): ComparedPerson => ({ id, name, birth, settings });

const ofDevice = (birth: Birth): ComparedPerson => ({
  id: 'local',
  name: birth.name || mapsText.unnamed,
  birth,
  settings: {},
});

/** Two maps compared, saved ones or one of them the chart of this device; the address holds both. */
export function CompareCharts({ first, second }: Props) {
  const local = useLocalChart();
  const [one, other] = [useMap(first === 'local' ? null : first), useMap(second === 'local' ? null : second)];
  const people = useMemo(() => {
    const personBy = (id: string, map: SavedMap | undefined): ComparedPerson | null =>
      id === 'local' ? local && ofDevice(local) : map === undefined ? null : personOf(map);
    const [left, right] = [personBy(first, one.data), personBy(second, other.data)];
    return left && right ? ([left, right] as const) : null;
  }, [first, second, local, one.data, other.data]);
  const toList = (
    <Link to={paths.natalChart} search={{}} className={buttonClass()}>
      {mapsText.title}
    </Link>
  );
  if (people === null) {
    if (local === null && (first === 'local' || second === 'local')) {
      return (
        <>
          <PageTitle title={mapsText.compareTitle} />
          <EmptyState drawing="search" action={toList}>
            {mapsText.missingOfDevice}
          </EmptyState>
        </>
      );
    }
    const failed = one.error ?? other.error;
    if (failed === null) return <PageSkeleton />;
    const problem = asProblem(failed);
    return (
      <>
        <PageTitle title={mapsText.compareTitle} />
        {problem.code === 'NOT_FOUND' ? (
          <EmptyState drawing="search" action={toList}>
            {mapsText.missingOfTwo}
          </EmptyState>
        ) : (
          <ErrorState
            onRetry={() => {
              for (const query of [one, other]) if (query.isError) void query.refetch();
            }}
            code={problem.shortCode}
          >
            {problem.message}
          </ErrorState>
        )}
      </>
    );
  }
  return (
    <CompareView
      people={people}
      nameLink={({ id, name }) => (
        <Link to={paths.natalChart} search={{ map: id }} className="link">
          {name}
        </Link>
      )}
      actions={
        <>
          <Link to={paths.natalChart} search={{ map: second, with: first }} className={buttonClass()}>
            {mapsText.swap}
          </Link>
          {toList}
        </>
      }
    />
  );
}
