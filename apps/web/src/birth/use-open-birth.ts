import type { Birth } from '@nebosvod/contracts/birth';
import type { SavedMap } from '@nebosvod/contracts/maps';
import { useMemo } from 'react';
import { type ApiProblem, asProblem } from '../platform/api/api-problem.ts';
import { useLocalChart } from './local-chart.ts';
import { isSavedMap } from './map-key.ts';
import { useMap } from './saved-maps.ts';

/** A birth that is open. */
export interface Opened {
  readonly state: 'open';
  /** Id of a saved map, or `local`. */
  readonly map: string;
  /** Under the name of its map. */
  readonly birth: Birth;
  /** The map as saved; `null` for the chart of this device. */
  readonly saved: SavedMap | null;
}

/** Why no birth is open yet, or at all. */
export type NotOpened =
  | { readonly state: 'loading' }
  /** Not kept on this device, or no map of this account. */
  | { readonly state: 'missing'; readonly isLocal: boolean }
  | { readonly state: 'failed'; readonly problem: ApiProblem; readonly retry: () => void };

/** The birth that `?map=` names: the one of this device or of a saved map. */
export function useOpenBirth(map: string): Opened | NotOpened {
  const isSaved = isSavedMap(map);
  const local = useLocalChart();
  const { data, error, refetch } = useMap(isSaved ? map : null);
  // One object for as long as the map is the same: a shift of the slider belongs to one birth.
  const opened = useMemo((): Opened | null => {
    if (!isSaved) return local && { state: 'open', map, birth: local, saved: null };
    return data ? { state: 'open', map, birth: { ...data.birth, name: data.name }, saved: data } : null;
  }, [isSaved, map, local, data]);
  if (opened !== null) return opened;
  if (!isSaved) return { state: 'missing', isLocal: true };
  if (error === null) return { state: 'loading' };
  const problem = asProblem(error);
  return problem.code === 'NOT_FOUND'
    ? { state: 'missing', isLocal: false }
    : { state: 'failed', problem, retry: () => void refetch() };
}

/** What keeps two births from being shown together, what is wrong before what is still coming; `null` = nothing. */
export function firstNotOpened(...births: readonly (Opened | NotOpened)[]): NotOpened | null {
  const waiting = births.filter((birth) => birth.state !== 'open');
  const failed = waiting.flatMap((birth) => (birth.state === 'failed' ? [birth] : []));
  const [first] = failed;
  return (
    waiting.find((birth) => birth.state === 'missing' && birth.isLocal) ??
    waiting.find((birth) => birth.state === 'missing') ??
    (first && {
      ...first,
      retry: () => {
        for (const one of failed) one.retry();
      },
    }) ??
    waiting[0] ??
    null
  );
}
