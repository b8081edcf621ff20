import { readFile } from '@nebosvod/contracts/files';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { send } from '../api/call.ts';
import { answerOptions, endpointKey } from '../api/endpoint-query.ts';

/** The bytes of a file of the person, asked for with the session, which no `<img>` has; `null` = none is asked for. */
export function fileQuery(id: string | null) {
  return queryOptions<Blob>({
    queryKey: [...endpointKey(readFile), id],
    queryFn: id === null ? skipToken : async ({ signal }) => (await send(readFile, { params: { id }, signal })).blob(),
    ...answerOptions.computed,
  });
}
