import { getEvents } from '@nebosvod/contracts/chart-transit';
import { addDays } from '@nebosvod/engine/time/date-arithmetic';
import { WESTERN_PLANETS } from '@nebosvod/engine/western/western.ids';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';
import { calendarKinds } from '../sky-calendar.ts';

/** A period of the calendar of the sky, dates of the reader's clock, both included. */
export interface SkyPeriod {
  readonly from: string;
  readonly to: string;
  readonly withMoon: boolean;
}

/** Everything the calendar of the sky tells of a period, tropical; a day more on each side, since the server counts days by UTC. */
export function useSkyEvents({ from, to, withMoon }: SkyPeriod) {
  const bodies = WESTERN_PLANETS.filter((body) => withMoon || body !== 'moon');
  return useQuery(
    endpointQuery(
      getEvents,
      {
        body: {
          from: addDays(from, -1),
          to: addDays(to, 1),
          bodies,
          kinds: [...calendarKinds],
          settings: { zodiac: 'tropical' },
        },
      },
      'stepped',
    ),
  );
}
