import type { NumerologyRequest } from '@nebosvod/contracts/numerology-requests';
import { readNumerology } from '@nebosvod/contracts/numerology-texts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../../platform/api/call.ts';

export type Reading = z.output<typeof readNumerology.response>[number];

/** Texts of a request's answer, for owners. All places of a page share one call; while another is on its way the old ones stay. */
export function useTexts(request: NumerologyRequest) {
  return useQuery({
    queryKey: ['numerology-texts', request] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => call(readNumerology, { body: request, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
}
