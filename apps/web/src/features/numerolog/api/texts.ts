import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import type { NumerologyRequest } from '@nebosvod/contracts/numerology-requests';
import { readNumerology } from '@nebosvod/contracts/numerology-texts';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';

export type Reading = AnswerOf<typeof readNumerology>[number];

/** Texts of a request's answer, for owners. All places of a page share one call; while another is on its way the old ones stay. */
export function useTexts(request: NumerologyRequest) {
  return useQuery(endpointQuery(readNumerology, { body: request }, 'stepped'));
}
