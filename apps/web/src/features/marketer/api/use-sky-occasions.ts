import { type SkyOccasion, skyOccasions } from '@nebosvod/contracts/sky-occasions';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';

/** Events of the sky over civil dates of Moscow, both included; undefined until they are known. */
export function useSkyOccasions(span: {
  readonly from: string;
  readonly to: string;
}): readonly SkyOccasion[] | undefined {
  return useQuery(endpointQuery(skyOccasions, { body: span }, 'computed')).data?.occasions;
}
