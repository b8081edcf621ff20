import type { Birth } from '@nebosvod/contracts/birth';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { getMap } from '@nebosvod/contracts/western-map';
import { WESTERN_PLANETS } from '@nebosvod/engine/western/western.ids';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';

export type AstroMap = NonNullable<AnswerOf<typeof getMap>['map']>;
export type MapLine = AstroMap['lines'][number];
export type MapCity = AstroMap['cities'][number];
export type MapBodyId = MapLine['id'];

/** Bodies one may put on the map, in the order of the choice. */
export const mapBodies = [...WESTERN_PLANETS, 'mean-node', 'chiron'] as const satisfies readonly MapBodyId[];

/** Lines of a birth over the Earth, of all bodies that may be chosen. */
export function useMap(birth: Birth) {
  return useQuery(endpointQuery(getMap, { body: { birth, bodies: [...mapBodies] } }, 'stepped'));
}
