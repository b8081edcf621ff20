import type { PublicPassage, PublicTerm } from '@nebosvod/contracts/public-page';
import { normalizeDegrees } from '@nebosvod/engine/angle/degrees';
import type { DayWalk } from '@nebosvod/engine/festival/almanac-days';
import type { Almanac } from '@nebosvod/engine/panchanga/almanac';
import type { Span } from '@nebosvod/engine/panchanga/span';
import type { VedicDay } from '@nebosvod/engine/panchanga/vedic-day';
import { muhurtas } from '@nebosvod/engine/panchanga/windows';
import { type MonotoneAngle, nextReach, previousReach } from '@nebosvod/engine/search/monotone';
import { addDaysTo, dateOf } from '@nebosvod/engine/time/date-arithmetic';
import { julianDayNumber } from '@nebosvod/engine/time/julian-day';
import { karanaOfHalfTithi } from '@nebosvod/terms/karana';
import { civilDateOf, placeCalendar } from '../../computation/place-day.service.ts';
import { spanOf } from './panchanga.presenter.ts';

interface PassagesRequest {
  readonly term: PublicTerm;
  /** Of a tithi 1 … 30, of a star or a yoga 1 … 27, of a karana 1 … 11, of a vara 0 … 6, of a muhurta 1 … 30. */
  readonly numbers: readonly number[];
  readonly from: string;
  readonly place: { readonly latitude: number; readonly longitude: number; readonly timeZone: string };
}

const YEAR = 366;
/** Days ahead: what comes every week or every day is told of for less. */
const DAYS_AHEAD = { tithi: YEAR, nakshatra: YEAR, yoga: YEAR, vara: 70, muhurta: 14 } as const;
const DAYS_OF_KARANA = { movable: 60, fixed: YEAR } as const;
const MOVABLE_KARANAS = 7;

/** When a part of a day holds in the days after a date at a place, and on which days it meets the sunrise. */
export async function passagesOf({ term, numbers, from, place }: PassagesRequest): Promise<PublicPassage[]> {
  const { walk, almanac } = await placeCalendar(place);
  if (term === 'vara' || term === 'muhurta') {
    const spanIn = term === 'vara' ? varaIn : muhurtaIn;
    return numbers.flatMap((index) => daily(walk, from, DAYS_AHEAD[term], (day) => spanIn(day, index)));
  }
  const { year, month, day } = civilDateOf(from);
  const start = julianDayNumber(year, month, day) - 0.5;
  const days =
    term === 'karana'
      ? DAYS_OF_KARANA[numbers.every((number) => number <= MOVABLE_KARANAS) ? 'movable' : 'fixed']
      : DAYS_AHEAD[term];
  const { angle, count, parts } = circleOf(almanac, term, numbers);
  const sunrises = (one: Span) =>
    (walk.touching(one.start, one.end) ?? [])
      .filter((found) => found.day.sunrise >= one.start && found.day.sunrise < one.end)
      .map(({ date }) => dateOf(date));
  return parts
    .flatMap((index) =>
      returnsOf(angle, ((index - 1) * 360) / count, 360 / count, { start, end: start + days }).map((one) => ({
        index,
        ...one,
      })),
    )
    .sort((a, b) => a.start - b.start)
    .map(({ index, ...one }) => ({ index, ...spanOf(one), sunriseDates: sunrises(one) }));
}

/** The angle that makes a limb, its parts of the circle, and those of them that are meant. */
function circleOf(almanac: Almanac, term: Exclude<PublicTerm, 'vara' | 'muhurta'>, numbers: readonly number[]) {
  switch (term) {
    case 'tithi':
      return { angle: almanac.elongation, count: 30, parts: numbers };
    case 'karana':
      return { angle: almanac.elongation, count: 60, parts: halfTithisOf(numbers) };
    case 'nakshatra':
      return { angle: almanac.moon, count: 27, parts: numbers };
    case 'yoga':
      return { angle: almanac.sunPlusMoon, count: 27, parts: numbers };
  }
}

const halfTithisOf = (karanas: readonly number[]) =>
  Array.from({ length: 60 }, (_, index) => index + 1).filter((half) => karanas.includes(karanaOfHalfTithi(half)));

/** Something that days hold by their sunrise, day after day; days without one hold nothing. */
function daily(
  walk: DayWalk,
  from: string,
  days: number,
  inDay: (day: VedicDay) => (Span & { readonly index: number }) | null,
): PublicPassage[] {
  const first = civilDateOf(from);
  return Array.from({ length: days }, (_, step) => walk.on(addDaysTo(first, step))).flatMap(({ date, day }) => {
    const found = day && inDay(day);
    return found
      ? [{ index: found.index, ...spanOf({ start: found.start, end: found.end }), sunriseDates: [dateOf(date)] }]
      : [];
  });
}

const varaIn = (day: VedicDay, index: number) =>
  day.vara === index ? { index, start: day.sunrise, end: day.nextSunrise } : null;

const muhurtaIn = (day: VedicDay, index: number) => muhurtas(day).find((one) => one.index === index) ?? null;

/** Every stretch that touches a span in which an angle goes through an arc, degrees. */
function returnsOf(angle: MonotoneAngle, first: number, width: number, span: Span): Span[] {
  const found: Span[] = [];
  const endOf = (start: number) => nextReach(angle, normalizeDegrees(first + width), start);
  let start = previousReach(angle, first, span.start);
  for (let end = endOf(start); start < span.end; start = nextReach(angle, first, end), end = endOf(start))
    if (end > span.start) found.push({ start, end });
  return found;
}
