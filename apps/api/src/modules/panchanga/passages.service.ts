import type { PublicPassage } from '@nebosvod/contracts/public-page';
import { normalizeDegrees } from '@nebosvod/engine/angle/degrees';
import type { Span } from '@nebosvod/engine/panchanga/span';
import { type MonotoneAngle, nextReach, previousReach } from '@nebosvod/engine/search/monotone';
import { dateOf } from '@nebosvod/engine/time/date-arithmetic';
import { julianDayNumber } from '@nebosvod/engine/time/julian-day';
import { civilDateOf, placeCalendar } from '../../computation/place-day.service.ts';
import { spanOf } from './panchanga.presenter.ts';

interface PassagesRequest {
  readonly limb: 'nakshatra' | 'tithi';
  /** 1 … 27 or 1 … 30. */
  readonly numbers: readonly number[];
  readonly from: string;
  readonly days: number;
  readonly place: { readonly latitude: number; readonly longitude: number; readonly timeZone: string };
}

/** When nakshatras or tithis hold in the days after a date at a place, and on which days they meet the sunrise. */
export async function passagesOf({ limb, numbers, from, days, place }: PassagesRequest): Promise<PublicPassage[]> {
  const { walk, almanac } = await placeCalendar(place);
  const { year, month, day } = civilDateOf(from);
  const start = julianDayNumber(year, month, day) - 0.5;
  const span = { start, end: start + days };
  const [angle, count] = limb === 'nakshatra' ? ([almanac.moon, 27] as const) : ([almanac.elongation, 30] as const);
  const sunrises = (one: Span) =>
    (walk.touching(one.start, one.end) ?? [])
      .filter((found) => found.day.sunrise >= one.start && found.day.sunrise < one.end)
      .map(({ date }) => dateOf(date));
  return numbers
    .flatMap((index) =>
      returnsOf(angle, ((index - 1) * 360) / count, 360 / count, span).map((one) => ({ index, ...one })),
    )
    .sort((a, b) => a.start - b.start)
    .map(({ index, ...one }) => ({ index, ...spanOf(one), sunriseDates: sunrises(one) }));
}

/** Every stretch that touches a span in which an angle goes through an arc, degrees. */
function returnsOf(angle: MonotoneAngle, first: number, width: number, span: Span): Span[] {
  const found: Span[] = [];
  const endOf = (start: number) => nextReach(angle, normalizeDegrees(first + width), start);
  let start = previousReach(angle, first, span.start);
  for (let end = endOf(start); start < span.end; start = nextReach(angle, first, end), end = endOf(start))
    if (end > span.start) found.push({ start, end });
  return found;
}
