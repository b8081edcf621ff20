import type { Place } from '../../../ui/place-field.tsx';
import { useDay } from '../api/use-day.ts';
import type { BirthMoon } from '../personal/birth-moon.ts';
import { usePlaceBody } from '../place/place-body.ts';

interface Props {
  readonly date: string;
  readonly place: Place;
  readonly moon: BirthMoon | null;
}

/** From when to when the day of the page runs, after the city; asks for the very answer that the day's view shows. */
export function DayExtent({ date, place, moon }: Props) {
  const { data } = useDay({ date, at: usePlaceBody(place), moon });
  if (data?.reason === 'POLAR_NIGHT') return ' · Солнце не восходит';
  if (data?.reason === 'POLAR_DAY') return ' · Солнце не заходит';
  return ' · сутки от восхода до восхода';
}
