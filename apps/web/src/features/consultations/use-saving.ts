import { changeConsultation } from '@nebosvod/contracts/consultation-edits';
import type { Consultation } from '@nebosvod/contracts/consultations';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type ApiProblem, asProblem } from '../../platform/api/api-problem.ts';
import { call } from '../../platform/api/call.ts';
import { useKeepDocument, useReloadDocument } from './api/use-documents.ts';
import { type DocumentChange, keepUnsaved, keptUnsaved, leftUnsaved, withChange, withLeft } from './unsaved-change.ts';

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

/** A change that waits for its turn: what comes meanwhile goes along with it. */
interface Unsent {
  change: DocumentChange;
  readonly done: Promise<boolean>;
}

/** Whether the server will not take a change, however often it is asked; not so while it is away or busy, or the session has ended. */
const isRefused = ({ status }: ApiProblem): boolean =>
  status !== null && status >= 400 && status < 500 && status !== 401 && status !== 429;

/**
 * Saves an open document: changes go one by one, each over the version that the one before has made. What the page was left with
 * before it was sent goes first.
 */
export function useSaving(consultation: Consultation): Saving {
  const { id, document } = consultation;
  const opened = useRef(consultation);
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
  const unsent = useRef<Unsent | null>(null);
  const save = useCallback(
    (change: DocumentChange): Promise<boolean> => {
      // A page may be left before the answer: the call outlives it, and what waits for its turn is kept in this tab.
      keepUnsaved(id, withChange(keptUnsaved(id) ?? {}, change));
      const stillWaiting = () => unsent.current?.change ?? null;
      const waiting = unsent.current;
      if (waiting !== null) {
        waiting.change = withChange(waiting.change, change);
        return waiting.done;
      }
      const next: Unsent = {
        change,
        done: run(async (over) => {
          unsent.current = null;
          const body = { version: over, ...next.change };
          try {
            const saved = await call(changeConsultation, { params: { id }, body, keepalive: true });
            keepUnsaved(id, stillWaiting());
            return saved;
          } catch (error) {
            // Refused, it stays in the fields alone: what another window has written meanwhile is not overwritten later.
            if (isRefused(asProblem(error))) keepUnsaved(id, null);
            throw error;
          }
        }),
      };
      unsent.current = next;
      return next.done;
    },
    [run, id],
  );
  useEffect(() => {
    const left = leftUnsaved(opened.current);
    keepUnsaved(opened.current.id, null);
    if (left === null) return;
    keep(withLeft(opened.current, left));
    void save(left);
  }, [keep, save]);
  const showCurrent = useCallback(async () => {
    const current = await reload();
    version.current = current.document?.version ?? version.current;
    setFailure(null);
  }, [reload]);
  return { save, run, isBusy: waiting > 0, savedAt, failure, showCurrent };
}
