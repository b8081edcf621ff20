import { type Consultation, changeConsultation } from '@nebosvod/contracts/consultations';
import type { SentBodyOf } from '@nebosvod/contracts/endpoint';
import { useCallback, useRef, useState } from 'react';
import { type ApiProblem, asProblem } from '../../platform/api/api-problem.ts';
import { call } from '../../platform/api/call.ts';
import { useKeepDocument, useReloadDocument } from './api/use-documents.ts';

export type DocumentChange = Omit<SentBodyOf<typeof changeConsultation>, 'version'>;

export interface Saving {
  /** Saves a change over the state that stands; one after the other. @returns whether it was saved */
  readonly save: (change: DocumentChange) => Promise<boolean>;
  /** Does something else that makes a new version, in the same queue. @returns whether it went well */
  readonly run: (work: (version: number) => Promise<Consultation>) => Promise<boolean>;
  readonly isBusy: boolean;
  /** When something was saved last, ms since 1970. */
  readonly savedAt: number | null;
  readonly failure: ApiProblem | null;
  /** After another window came first: takes what stands now. */
  readonly showCurrent: () => Promise<void>;
}

/** Saves an open document: changes go one by one, each over the version that the one before has made. */
export function useSaving({ id, document }: Pick<Consultation, 'id' | 'document'>): Saving {
  const keep = useKeepDocument();
  const reload = useReloadDocument(id);
  const version = useRef(document?.version ?? 0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const [waiting, setWaiting] = useState(0);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const [failure, setFailure] = useState<ApiProblem | null>(null);
  const run = useCallback(
    (work: (version: number) => Promise<Consultation>): Promise<boolean> => {
      setWaiting((count) => count + 1);
      const done = queue.current.then(async () => {
        try {
          const saved = await work(version.current);
          version.current = saved.document?.version ?? version.current;
          keep(saved);
          setSavedAt(Date.now());
          setFailure(null);
          return true;
        } catch (error) {
          const problem = asProblem(error);
          // A wish that cannot be met has lost nothing: whoever had it says so.
          if (!['CONFLICT', 'QUOTA_EXHAUSTED', 'PRODUCT_REQUIRED'].includes(problem.code)) setFailure(problem);
          return false;
        } finally {
          setWaiting((count) => count - 1);
        }
      });
      queue.current = done;
      return done;
    },
    [keep],
  );
  const save = useCallback(
    (change: DocumentChange) =>
      run((over) => call(changeConsultation, { params: { id }, body: { version: over, ...change } })),
    [run, id],
  );
  const showCurrent = useCallback(async () => {
    const current = await reload();
    version.current = current.document?.version ?? version.current;
    setFailure(null);
  }, [reload]);
  return { save, run, isBusy: waiting > 0, savedAt, failure, showCurrent };
}
