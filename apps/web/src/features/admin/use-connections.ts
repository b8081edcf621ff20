import { getSetup } from '@nebosvod/contracts/admin-setup';
import type { ConnectionId } from '@nebosvod/contracts/connection.ids';
import { dropConnection, getConnections, saveConnection } from '@nebosvod/contracts/connections';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { endpointKey, endpointQuery } from '../../platform/api/endpoint-query.ts';

type Connections = AnswerOf<typeof getConnections>;
export type Connection = Connections['connections'][number];

const connectionsQuery = endpointQuery(getConnections, {}, 'stored');

/** The services that the operator connects, and the part of the console that follows from them. */
export function useConnections() {
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({ ...connectionsQuery, staleTime: 0 });
  const follow = async (answer: Promise<Connections>) => {
    queryClient.setQueryData(connectionsQuery.queryKey, await answer);
    await queryClient.invalidateQueries({ queryKey: endpointKey(getSetup) });
  };
  return {
    data,
    error,
    refetch,
    save: (id: ConnectionId, values: Record<string, unknown>) =>
      follow(call(saveConnection, { params: { id }, body: { data: values } })),
    drop: (id: ConnectionId) => follow(call(dropConnection, { params: { id } })),
  };
}
