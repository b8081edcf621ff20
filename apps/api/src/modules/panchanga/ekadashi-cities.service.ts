import { setImmediate as turn } from 'node:timers/promises';
import { DayWalk } from '@nebosvod/engine/festival/almanac-days';
import { ekadashiAt, ekadashiTithisBetween } from '@nebosvod/engine/festival/ekadashi';
import { julianDayNumber } from '@nebosvod/engine/time/julian-day';
import { placeCalendar } from '../../computation/place-day.service.ts';
import { type EkadashiAnswer, presentEkadashi } from './festivals.service.ts';

interface City {
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
}

/** An ekadashi in the first city and in each of the others. */
type EkadashiRow = readonly [EkadashiAnswer, ...(EkadashiAnswer | null)[]];

/**
 * The ekadashis of a civil year in several cities: those that fall into the year of the first, each with its days in every city.
 * The tithis are searched for once, they are one for the whole Earth; only the sunrises are each city's own.
 * @returns a row an ekadashi, a cell a city in the order given; null where the days have no sunrise
 */
export async function ekadashisOfCities(
  year: number,
  [main, ...others]: readonly [City, ...City[]],
): Promise<EkadashiRow[]> {
  const calendars = await Promise.all([main, ...others].map(placeCalendar));
  // Clocks change at night: noon has one offset all over a zone.
  const offsets = new Map(calendars.map(({ timeZone, offsetOf }) => [timeZone, offsetOf]));
  const walks = calendars.map(
    ({ almanac, timeZone, offsetOf }) => new DayWalk(almanac, offsets.get(timeZone) ?? offsetOf),
  );
  const [first, ...rest] = walks;
  if (!first) return [];
  const [from, to] = [julianDayNumber(year, 1, 1) - 2.5, julianDayNumber(year, 12, 31) + 2.5];
  const isOfYear = (date: string) => Number(date.slice(0, 4)) === year;
  const rows: EkadashiRow[] = [];
  for (const sky of ekadashiTithisBetween(first.almanac, from, to)) {
    // Twenty-four rows of eight cities: between two of them the server answers others.
    await turn();
    const own = ekadashiAt(first, sky);
    if (!own) continue;
    const shown = presentEkadashi(own);
    if (!isOfYear(shown.smarta) && !isOfYear(shown.vaishnava)) continue;
    const cells = rest.map((walk) => {
      const found = ekadashiAt(walk, sky);
      return found && presentEkadashi(found);
    });
    rows.push([shown, ...cells]);
  }
  return rows;
}
