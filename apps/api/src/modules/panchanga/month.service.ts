import { setImmediate as turn } from 'node:timers/promises';
import type { BodyOf, SentAnswerOf } from '@nebosvod/contracts/endpoint';
import type { getPanchangaMonth, MonthDay } from '@nebosvod/contracts/panchanga-period';
import { lunarMonthOf } from '@nebosvod/engine/panchanga/lunar-month';
import {
  addDays,
  addDaysTo,
  addMonths,
  type CivilDate,
  dateOf,
  datesBetween,
  mondayOf,
  partsOf,
  weekdayOf,
} from '@nebosvod/engine/time/date-arithmetic';
import { isoFromJulianDay } from '@nebosvod/engine/time/julian-day';
import { assertYearInRange } from '../../computation/moment.service.ts';
import { type PlaceCalendar, placeCalendar, zoneOver } from '../../computation/place-day.service.ts';
import { observancesBetween } from './festivals.service.ts';
import { spanOf } from './panchanga.presenter.ts';

/** The days of a civil month in short, found by one almanac. */
export async function monthAnswer(
  request: BodyOf<typeof getPanchangaMonth>,
): Promise<SentAnswerOf<typeof getPanchangaMonth>> {
  const { year, month, wholeWeeks = false } = request;
  assertYearInRange(year, 'year');
  const first = dateOf({ year, month, day: 1 });
  const last = addDays(addMonths(first, 1), -1);
  const calendar = await placeCalendar(request);
  const from = wholeWeeks ? mondayOf(first) : first;
  const to = wholeWeeks ? addDays(mondayOf(last), 6) : last;
  const dates = datesBetween(from, to).map(partsOf).filter(isInRange);
  const days: MonthDay[] = [];
  for (const date of dates) {
    days.push(monthDay(calendar, date));
    // Between two days the server answers others.
    await turn();
  }
  return {
    days,
    ...zoneOver(calendar.timeZone, partsOf(from), partsOf(to)),
    ...observancesBetween(calendar, dates.at(0) ?? partsOf(first), dates.at(-1) ?? partsOf(last)),
  };
}

/** The weeks around the first and the last month of the range reach beyond it. */
const isInRange = ({ year }: CivilDate) => year >= 1800 && year <= 2399;

function monthDay({ almanac, offsetOf }: PlaceCalendar, date: CivilDate): MonthDay {
  const found = almanac.civilDay(date, offsetOf(date));
  const { day } = found;
  const at = found.day ? found.day.sunrise : found.noon;
  const end = day ? day.nextSunrise : at + 1;
  const [tithi, ...later] = almanac.tithis({ start: at, end });
  const [nakshatra] = almanac.nakshatras({ start: at, end: at + 1e-6 });
  if (!tithi || !nakshatra) throw new RangeError(`no tithi or nakshatra at ${at}`);
  const elongation = almanac.elongation.at(at);
  const dayBefore = day && almanac.civilDay(addDaysTo(date, -1), offsetOf(addDaysTo(date, -1))).day;
  return {
    date: dateOf(date),
    vara: weekdayOf(dateOf(date)),
    ...(found.day ? {} : { reason: found.reason }),
    sunrise: day && isoFromJulianDay(day.sunrise),
    sunset: day && isoFromJulianDay(day.sunset),
    tithi: spanOf(tithi),
    nakshatra: spanOf(nakshatra),
    isRepeated: dayBefore ? tithi.start <= dayBefore.sunrise : false,
    skippedTithis: day ? later.filter((limb) => limb.end <= day.nextSunrise).map(spanOf) : [],
    elongation,
    lunarMonth: lunarMonthOf(almanac.month(at), elongation),
  };
}
