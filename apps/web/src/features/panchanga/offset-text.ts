import { daysBetween } from '@nebosvod/engine/time/date-arithmetic';
import { type ClockZone, wallClock } from '@nebosvod/terms/clock';

interface Stretch {
  readonly start: string;
  readonly end: string;
}
/** What a stretch of a day is told beside. */
interface Day {
  readonly date: string;
  readonly place: ClockZone;
  readonly sunrise: string | null;
  readonly nextSunrise: string | null;
}

/** Time of an instant beside its day's date: «14:02», on the date after «02:27+1», on that before «06:13−1». */
export function offsetTime(instant: string, zone: ClockZone, date: string): string {
  const clock = wallClock(instant, zone);
  const days = daysBetween(date, clock.date);
  const offset = days === 0 ? '' : days > 0 ? `+${days}` : `−${-days}`;
  return `${clock.time.slice(0, 5)}${offset}`;
}

/** A stretch of a day: «10:20–11:17», «23:43–00:48+1», «01:06–02:38+1» with the date said once. */
export function offsetRange({ start, end }: Stretch, { date, place }: Day): string {
  const [from, to] = [offsetTime(start, place, date), offsetTime(end, place, date)];
  return from.slice(5) === to.slice(5) ? `${from.slice(0, 5)}–${to}` : `${from}–${to}`;
}

/** A stretch that may fill the day to an edge or both: «до 03:25+1», «с 21:43», «все сутки». */
export function offsetStretch(span: Stretch, day: Day): string {
  const isFromEdge = day.sunrise !== null && span.start <= day.sunrise;
  const isToEdge = day.nextSunrise !== null && span.end >= day.nextSunrise;
  if (isFromEdge && isToEdge) return 'все сутки';
  if (isFromEdge) return `до ${offsetTime(span.end, day.place, day.date)}`;
  return isToEdge ? `с ${offsetTime(span.start, day.place, day.date)}` : offsetRange(span, day);
}
