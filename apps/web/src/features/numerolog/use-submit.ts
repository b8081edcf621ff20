import type { NumerologyRequest } from '@nebosvod/contracts/numerology-requests';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { asProblem } from '../../platform/api/api-problem.ts';
import { numerologyQuery } from './api/numerology.ts';

/** Mistakes by field; the names are the server's paths without `input.`: `date`, `names.1`. */
export type FieldErrors = Readonly<Record<string, string>>;

/**
 * Sends a form: first its own mistakes, then the server's, each beside its field; focus goes to the first of them.
 * What belongs to no field of the form is in `failure`. Nothing typed is touched.
 */
export function useSubmit(fields: readonly string[]) {
  const queryClient = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  const refuse = (found: FieldErrors) => {
    setErrors(found);
    setAttempts((count) => count + 1);
  };
  /** Forgets the mistake of a field that is being corrected. */
  const mend = (...mended: readonly string[]) => {
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !mended.includes(field))));
    setFailure(null);
  };
  /** Whether the server has counted the request; its answer is then at hand for whoever shows it. */
  const submit = async (own: FieldErrors, request: NumerologyRequest | null): Promise<boolean> => {
    setFailure(null);
    if (Object.keys(own).length > 0) refuse(own);
    if (Object.keys(own).length > 0 || request === null) return false;
    setErrors({});
    setBusy(true);
    try {
      await queryClient.fetchQuery(numerologyQuery(request));
      return true;
    } catch (error) {
      const problem = asProblem(error);
      const placed: Record<string, string> = {};
      const rest: string[] = [];
      for (const { path, message } of problem.errors) {
        const field = path.replace(/^input\./, '');
        if (fields.includes(field)) placed[field] ??= message;
        else rest.push(message);
      }
      if (problem.errors.length === 0) rest.push(problem.message);
      if (Object.keys(placed).length > 0) refuse(placed);
      if (rest.length > 0) setFailure(rest.join(' '));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { form, errors, failure, isBusy, mend, submit };
}
