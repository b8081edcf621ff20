import type { Birth } from '@nebosvod/contracts/birth';
import { Link } from '@tanstack/react-router';
import { birthWords } from '../../birth/birth-words.ts';
import { useLocalChart } from '../../birth/local-chart.ts';
import { WesternWorkspace } from './western-workspace.tsx';
import { useMap, useMaps } from '../../birth/saved-maps.ts';
import { asProblem } from '../../platform/api/api-problem.ts';
import { paths } from '../../platform/paths.ts';
import { mapsText } from '../../text/saved-maps.ts';
import { westernText } from '../../text/western.ts';
import { buttonClass } from '../../ui/button.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';

interface Props {
  /** Id of a saved map, or `local` for the chart of this device. */
  readonly map: string;
  readonly tab: string | undefined;
  readonly onTab: (tab: string) => void;
}

const toList = (
  <Link to={paths.astrolog} search={{}} className={buttonClass()}>
    {mapsText.title}
  </Link>
);

/** A chart in the astrologer's workspace, with the other maps, saved and of this device, to compare it with. */
export function WesternChart({ map, tab, onTab }: Props) {
  const local = useLocalChart();
  const saved = useMap(map === 'local' ? null : map);
  const others = useMaps({ search: '', folder: null, tag: null, order: 'name' });
  const birth: Birth | undefined = map === 'local' ? (local ?? undefined) : saved.data?.birth;
  if (birth === undefined) {
    if (map === 'local') return <EmptyState action={toList}>{mapsText.missing}</EmptyState>;
    if (saved.error === null) return <PageSkeleton />;
    const problem = asProblem(saved.error);
    return problem.code === 'NOT_FOUND' ? (
      <EmptyState drawing="search" action={toList}>
        {mapsText.missing}
      </EmptyState>
    ) : (
      <ErrorState onRetry={() => void saved.refetch()} code={problem.shortCode}>
        {problem.message}
      </ErrorState>
    );
  }
  return (
    <WesternWorkspace
      birth={birth}
      title={saved.data?.name || birth.name || 'Карта без имени'}
      words={birthWords(birth, null)}
      tab={tab}
      onTab={onTab}
      partners={[
        ...(map === 'local' || local === null
          ? []
          : [
              {
                id: 'local',
                name: `${local.name || mapsText.unnamed} (${mapsText.ofDevice.toLowerCase()})`,
                birth: local,
              },
            ]),
        ...(others.data?.pages.flatMap((page) => page.maps).filter(({ id }) => id !== map) ?? []),
      ]}
      actions={
        <div className="row wrap no-print">
          {toList}
          <Link to={paths.natalChart} search={{ map }} className={buttonClass()}>
            {westernText.toJyotish}
          </Link>
        </div>
      }
    />
  );
}
