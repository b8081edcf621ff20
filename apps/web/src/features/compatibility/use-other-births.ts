import type { Birth } from '@nebosvod/contracts/birth';
import { getAllMaps } from '@nebosvod/contracts/maps';
import { useQuery } from '@tanstack/react-query';
import { useLocalChart } from '../../birth/local-chart.ts';
import { endpointQuery } from '../../platform/api/endpoint-query.ts';
import { useSessionState } from '../../platform/session/use-session.ts';
import { exampleBirths } from '../../text/example-births.table.ts';
import { type OtherBirths, otherBirths } from './other-births.ts';

/** Most maps the server gives at once. */
const most = 100;

/**
 * Births to compare with, in groups: the chart of this device, the person's saved maps by name, or the well-known examples
 * where there are none of these.
 */
export function useOtherBirths(birth: Birth): readonly OtherBirths[] {
  const { auth } = useSessionState();
  const local = useLocalChart();
  const request = auth.isAuthenticated ? { body: { order: 'name' as const, limit: most } } : null;
  const { data } = useQuery(endpointQuery(getAllMaps, request, 'stored'));
  const saved = (data?.maps ?? []).map((map): Birth => ({ ...map.birth, name: map.name }));
  return otherBirths(birth, local, saved, exampleBirths);
}
