import type { Birth } from '@nebosvod/contracts/birth';
import type { SavedMap } from '@nebosvod/contracts/maps';
import { useMemo } from 'react';
import { type ApiProblem, asProblem } from '../platform/api/api-problem.ts';
import { exampleBirths } from '../text/example-births.table.ts';
import { useLocalChart } from './local-chart.ts';
import { exampleIndex, isSavedMap, localMap, typedMap } from './map-key.ts';
import { useMap } from './saved-maps.ts';
import { typedBirth } from './typed-birth.ts';

/** A birth that is open. */
export interface Opened {
  readonly state: 'open';
  /** Id of a saved map, `local`, or one that is only compared. */
  readonly map: string;
  /** Under the name of its map. */
  readonly birth: Birth;
  /** The map as saved; `null` for what is in no account. */
  readonly saved: SavedMap | null;
}

/** Why no birth is open yet, or at all. */
export type NotOpened =
  | { readonly state: 'loading' }
  /** Not kept on this device, or no map of this account. */
  | { readonly state: 'missing'; readonly isLocal: boolean }
  | { readonly state: 'failed'; readonly problem: ApiProblem; readonly retry: () => void };

/** The birth that a map of an address names: the one of this device, of a saved map, typed to be compared, or an example. */
export function useOpenBirth(map: string): Opened | NotOpened {
  const isSaved = isSavedMap(map);
  const local = useUnsaved(map);
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

/** The birth behind a map of an address that is in no account; `null` = none, or the map is a saved one. */
function useUnsaved(map: string): Birth | null {
  const local = useLocalChart();
  const typed = typedBirth.use();
  const example = exampleIndex(map);
  if (example !== null) return exampleBirths[example] ?? null;
  return map === localMap ? local : map === typedMap ? typed : null;
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
