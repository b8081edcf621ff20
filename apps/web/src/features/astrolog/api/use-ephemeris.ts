import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { getEphemeris } from '@nebosvod/contracts/western-ephemeris';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';
import { type EphemerisSpan, spanRequest } from '../ephemeris-span.ts';

export type EphemerisAnswer = AnswerOf<typeof getEphemeris>;

/** Longitudes of the planets over a span; those of another span are not shown meanwhile, since its axis would be wrong for them. */
export function useEphemeris(span: EphemerisSpan) {
  return useQuery(endpointQuery(getEphemeris, { body: spanRequest(span) }, 'computed'));
}
