import { getSocialMedia } from '@nebosvod/contracts/social-media';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';
import { useSessionState } from '../../../platform/session/use-session.ts';

/** The person's networks and voice, and what the operator says of advertising; undefined until they are read. */
export function useSocialMedia() {
  const { user } = useSessionState();
  const request = user === null ? null : { query: { user_id: user.id, product_id: '3' as const } };
  return useQuery(endpointQuery(getSocialMedia, request, 'stored')).data;
}
