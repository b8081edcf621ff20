import type { Computation } from '../../computation/computation.service.ts';
import type { presentMoment } from '../../computation/moment.service.ts';
import type { birthDetailsOf } from '../chart/birth-details.service.ts';
import type { chartDataOf } from '../chart/chart-data.service.ts';
import type { grahaDashaOf } from '../chart/dasha.service.ts';
import type { planetsOf } from '../chart/planets.service.ts';

/** What every preset tells. */
export interface ChartFacts {
  readonly birth: Computation['birth'];
  readonly isTimeKnown: boolean;
  readonly moment: ReturnType<typeof presentMoment>;
  readonly settings: Computation['settings'];
  /** Versions of the server and of the ephemeris. */
  readonly versions: string;
  /** Instant by which periods are current. */
  readonly at: string;
  readonly planets: ReturnType<typeof planetsOf>;
  /** What of the ascendant would hold if the clock were a few minutes off; null for an unknown time. */
  readonly ascendantNear: NonNullable<ReturnType<typeof planetsOf>['ascendant']>['holds'] | null;
  readonly charts: ReturnType<typeof chartDataOf>['charts'];
  readonly details: ReturnType<typeof birthDetailsOf>;
  /** Vimshottari of three levels. */
  readonly dasha: ReturnType<typeof grahaDashaOf>;
}
