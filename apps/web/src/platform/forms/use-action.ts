import { useRef, useState } from 'react';
import { type ApiProblem, asProblem } from '../api/api-problem.ts';

export interface Action<Args extends readonly unknown[]> {
  /** Does the work; a second press while it runs does nothing. @returns whether it went well */
  readonly run: (...args: Args) => Promise<boolean>;
  readonly isBusy: boolean;
  /** What went wrong the last time, with mistakes by field; null after a success. */
  readonly failure: ApiProblem | null;
  /** What the server says of one field, or null. */
  readonly mistake: (field: string) => string | null;
}

/** One call to the server that a button makes: busy while it runs, its failure kept for the form. */
export function useAction<Args extends readonly unknown[]>(work: (...args: Args) => Promise<unknown>): Action<Args> {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiProblem | null>(null);
  const running = useRef(false);
  return {
    run: async (...args) => {
      if (running.current) return false;
      running.current = true;
      setBusy(true);
      try {
        await work(...args);
        setFailure(null);
        return true;
      } catch (error) {
        setFailure(asProblem(error));
        return false;
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
    isBusy,
    failure,
    mistake: (field) => failure?.errors.find((error) => error.path === field)?.message ?? null,
  };
}
