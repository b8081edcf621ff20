import type { Birth } from '@nebosvod/contracts/birth';
import { getMapNotes } from '@nebosvod/contracts/map-notes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { keepNotes, keptNotes, notesKey, useKeptNotes } from '../../../birth/device-notes.ts';
import { isSavedMap } from '../../../birth/map-key.ts';
import { sendNotes } from '../../../birth/send-notes.ts';
import { asProblem } from '../../../platform/api/api-problem.ts';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';
import { useAutosave } from '../../../platform/forms/use-autosave.ts';

/** Where what was typed stands: on this device only, on its way, in the account, or on this device because it was refused. */
type NotesState =
  | { readonly kind: 'device' | 'saving' | 'saved' }
  | { readonly kind: 'failed'; readonly message: string };

export interface ChartNotes {
  /** `null` while those of the account are on their way. */
  readonly text: string | null;
  readonly state: NotesState;
  readonly change: (text: string) => void;
  /** Saves at once what waits. */
  readonly flush: () => void;
}

/**
 * Notes on a chart. Every letter is kept on this device at once; those of a saved map go on to the account when the typing rests,
 * and whatever did not arrive goes when the map is opened again.
 * @param map id of a saved map, or `local`
 */
export function useChartNotes(map: string, birth: Birth): ChartNotes {
  const isSaved = isSavedMap(map);
  const key = notesKey(map, birth);
  const client = useQueryClient();
  const query = endpointQuery(getMapNotes, isSaved ? { body: { mapId: map } } : null, 'stored');
  const { data, error } = useQuery(query);
  const kept = useKeptNotes(key);
  const [state, setState] = useState<NotesState>({ kind: 'device' });
  const send = async () => {
    if (!isSaved) return;
    setState({ kind: 'saving' });
    try {
      const saved = await sendNotes(key, map);
      if (saved !== null) client.setQueryData(query.queryKey, saved);
      setState({ kind: 'saved' });
    } catch (failure) {
      setState({ kind: 'failed', message: asProblem(failure).message });
    }
  };
  const { change, flush } = useAutosave<null>(() => void send());
  const isLoaded = data !== undefined;
  useEffect(() => {
    if (!isLoaded || keptNotes(key) === null) return;
    change(null);
    flush();
  }, [isLoaded, key, change, flush]);
  const version = data?.version ?? 0;
  return {
    text: kept?.text ?? (isSaved ? (data?.text ?? null) : ''),
    state: error === null ? state : { kind: 'failed', message: asProblem(error).message },
    change: useCallback(
      (text: string) => {
        keepNotes(key, { text, version: keptNotes(key)?.version ?? version });
        if (isSaved) setState({ kind: 'saving' });
        change(null);
      },
      [isSaved, key, version, change],
    ),
    flush,
  };
}
