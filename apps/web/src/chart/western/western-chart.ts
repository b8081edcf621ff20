import type { Birth } from '@nebosvod/contracts/birth';
import { getWesternChart } from '@nebosvod/contracts/chart-western';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import type { ORB_SET_IDS } from '@nebosvod/engine/western/western.ids';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../platform/api/endpoint-query.ts';

export type WesternChart = AnswerOf<typeof getWesternChart>;
export type WesternAspect = WesternChart['aspects'][number];
export type WesternBody = WesternChart['bodies'][number];

/** What is drawn of a body on a wheel. */
export interface WheelPlace extends Pick<WesternBody, 'id' | 'longitude' | 'degreeInSign'> {
  readonly isRetrograde?: boolean;
  readonly house?: number | null;
}
/** Any chart of the Western answers that a wheel can show: natal, of a return, of a partner, composite. */
export interface WesternWheelChart {
  readonly bodies: readonly WheelPlace[];
  readonly ascendant: { readonly longitude: number } | null;
  readonly midheaven: { readonly longitude: number } | null;
  readonly houses: { readonly cusps: readonly number[]; readonly reason?: unknown } | null;
}

/** How wide aspects are taken: a set of orbs by its name. */
export type OrbSet = (typeof ORB_SET_IDS)[number];

/** The tropical chart of a birth, houses of Placidus, aspects to the angles among the rest. */
export function useWesternChart(birth: Birth, orbs: OrbSet = 'even') {
  return useQuery(
    endpointQuery(getWesternChart, { body: { birth, withAngles: true, orbs: { set: orbs } } }, 'stepped'),
  );
}
