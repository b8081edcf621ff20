import type { Birth } from '@nebosvod/contracts/birth';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { getDirections } from '@nebosvod/contracts/western-directions';
import type { PRIMARY_KEYS, PRIMARY_METHODS } from '@nebosvod/engine/western/western.ids';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';

export type Directions = AnswerOf<typeof getDirections>;
export type PrimaryMethod = (typeof PRIMARY_METHODS)[number];
export type PrimaryKey = (typeof PRIMARY_KEYS)[number];

/** Dated contacts of a life. */
export function useDirections(birth: Birth, method: PrimaryMethod, key: PrimaryKey) {
  return useQuery(endpointQuery(getDirections, { body: { birth, method, key } }, 'stepped'));
}
