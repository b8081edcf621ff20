import { setImmediate as turn } from 'node:timers/promises';
import type { BodyOf, SentAnswerOf } from '@nebosvod/contracts/endpoint';
import type { getPanchangaMonth, MonthDay } from '@nebosvod/contracts/panchanga-period';
import { addDays } from '@nebosvod/engine/festival/almanac-days';
import { lunarMonthOf } from '@nebosvod/engine/panchanga/lunar-month';
import type { CivilDate } from '@nebosvod/engine/time/date-arithmetic';
import { dateOf } from '@nebosvod/engine/time/date-arithmetic';
import { isoFromJulianDay, julianDayNumber, weekdayOf } from '@nebosvod/engine/time/julian-day';
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
  const first = { year, month, day: 1 };
  const last = addDays(month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 }, -1);
  const calendar = await placeCalendar(request);
  const from = wholeWeeks ? addDays(first, -daysSinceMonday(first)) : first;
  const to = wholeWeeks ? addDays(last, 6 - daysSinceMonday(last)) : last;
  const dates = Array.from({ length: numberOf(to) - numberOf(from) + 1 }, (_, index) => addDays(from, index)).filter(
    isInRange,
  );
  const days: MonthDay[] = [];
  for (const date of dates) {
    days.push(monthDay(calendar, date));
    // Between two days the server answers others.
    await turn();
  }
  return {
    ...zoneOver(calendar.timeZone, from, to),
    days,
    ...observancesBetween(calendar, dates.at(0) ?? first, dates.at(-1) ?? last),
  };
}

const numberOf = ({ year, month, day }: CivilDate) => julianDayNumber(year, month, day);
const daysSinceMonday = (date: CivilDate) => (weekdayOf(numberOf(date)) + 6) % 7;
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
  const dayBefore = day && almanac.civilDay(addDays(date, -1), offsetOf(addDays(date, -1))).day;
  return {
    date: dateOf(date),
    vara: weekdayOf(numberOf(date)),
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
