import { useQuery } from '@tanstack/react-query';
import type { Place } from '../../../ui/place-field.tsx';
import { dayQuery } from '../api/use-day.ts';
import { stepDays, todayAt } from '../dates.ts';
import { usePlaceBody } from '../place/place-body.ts';

/** The Vedic day that runs now at a place: before sunrise it is still that of the date before. */
export function useCurrentDay(place: Place, now: number) {
  const at = usePlaceBody(place);
  const today = todayAt(place.timeZone, now);
  const own = useQuery(dayQuery({ date: today, at, moon: null }));
  const isEarly = own.data?.sunrise != null && now < Date.parse(own.data.sunrise);
  const before = useQuery({ ...dayQuery({ date: stepDays(today, -1), at, moon: null }), enabled: isEarly });
  return isEarly ? before : own;
}
