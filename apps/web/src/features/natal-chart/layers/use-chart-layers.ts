import type { ChartRequest } from '@nebosvod/contracts/birth';
import { grahaAbbreviation, grahaName } from '@nebosvod/terms/graha';
import type { NameOptions } from '@nebosvod/terms/name';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { LayerMark } from '../../../chart/layer-mark.ts';
import { answerOptions } from '../../../platform/api/endpoint-query.ts';
import type { ChartLayer } from '../../../platform/settings/own-settings.ts';
import type { TransitsAnswer } from './load-layers.ts';

interface Input {
  readonly request: ChartRequest;
  /** False while the time slider moves: points of another minute are not shown over the chart of this one. */
  readonly isSettled: boolean;
  readonly layers: readonly ChartLayer[];
  readonly names: NameOptions;
  /** Instant of the transits; null = now. */
  readonly at: string | null;
}

const none: readonly LayerMark[] = [];

/** What lies over D1 by the layers that are on. Code and answers of a layer are loaded when it is first shown. */
export function useChartLayers({ request, isSettled, layers, names, at }: Input) {
  const [hasArudhas, hasLagnas, hasTransit] = [
    layers.includes('arudhas'),
    layers.includes('lagnas'),
    layers.includes('transit'),
  ];
  const points = useQuery({
    queryKey: ['chart', 'points', request, names],
    queryFn: async ({ signal }) => (await import('./load-layers.ts')).loadPoints(request, names, signal),
    enabled: isSettled && (hasArudhas || hasLagnas),
    ...answerOptions.computed,
  });
  const transits = useQuery({
    queryKey: ['chart', 'transits', request, at],
    queryFn: async ({ signal }) => (await import('./load-layers.ts')).loadTransits(request, at, signal),
    enabled: isSettled && hasTransit,
    // «Now» moves on; a chosen instant does not.
    staleTime: at === null ? 60_000 : Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  const [pointData, transitData] = [isSettled ? points.data : undefined, hasTransit ? transits.data : undefined];
  const marks = useMemo((): readonly LayerMark[] => {
    if (!pointData && !transitData) return none;
    return [
      ...(hasArudhas && pointData ? pointData.arudhas : none),
      ...(hasLagnas && pointData ? pointData.lagnas : none),
      ...(transitData ? transitMarks(transitData, names) : none),
    ];
  }, [pointData, transitData, hasArudhas, hasLagnas, names]);
  return { marks, points, transits };
}

/** Bodies of another moment, each lit together with its natal namesake. */
function transitMarks({ transits }: TransitsAnswer, names: NameOptions): readonly LayerMark[] {
  return transits.flatMap(({ id, sign, longitude, isRetrograde }) => {
    const isMarked = isRetrograde && id !== 'rahu' && id !== 'ketu';
    return [
      {
        sign,
        longitude,
        name: grahaName(id, names),
        occupant: {
          id: `transit-${id}`,
          subject: id,
          label: grahaAbbreviation(id, names),
          layer: 'transit',
          ...(isMarked && { marks: ['retrograde' as const] }),
        },
      },
    ];
  });
}
