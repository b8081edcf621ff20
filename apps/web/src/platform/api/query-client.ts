import { QueryClient } from '@tanstack/react-query';
import { asProblem } from './api-problem.ts';

/** Only what may pass by itself is asked again: no answer, or a server that said so. */
const mayPass = (error: unknown) => ['NETWORK', 'UNAVAILABLE'].includes(asProblem(error).code);

/** Answers of one page: of this browser, or of one drawing on the server. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        retry: (failures, error) => failures < 2 && mayPass(error),
        refetchOnWindowFocus: false,
      },
      // A call that a person makes fails at once where there is no network: it says so and is not kept for later.
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/** Answers of this browser. */
export const queryClient = createQueryClient();
