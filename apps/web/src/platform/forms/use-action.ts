import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
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

/** One call to the server that a button makes: a mutation whose failure stays in sight while it is tried again. */
export function useAction<Args extends readonly unknown[]>(work: (...args: Args) => Promise<unknown>): Action<Args> {
  const mutationKey = [useId()];
  const mutations = useQueryClient();
  const [failure, setFailure] = useState<ApiProblem | null>(null);
  const { mutateAsync, isPending } = useMutation({
    mutationKey,
    mutationFn: (args: Args) => work(...args),
    onSuccess: () => setFailure(null),
    onError: (error) => setFailure(asProblem(error)),
  });
  return {
    run: async (...args) => {
      // Asked of the client: two presses may come before this is drawn anew.
      if (mutations.isMutating({ mutationKey }) > 0) return false;
      return mutateAsync(args).then(
        () => true,
        () => false,
      );
    },
    isBusy: isPending,
    failure,
    mistake: (field) => failure?.errors.find((error) => error.path === field)?.message ?? null,
  };
}
