import type { PublicCity, PublicEkadashi, PublicFast, PublicFastCity } from '@nebosvod/contracts/public-page';
import { formatTimeRange } from '@nebosvod/terms/clock';
import { RecentValues } from '../../recent-values.ts';
import { ekadashisOfCities } from '../panchanga/ekadashi-cities.service.ts';

/** A year of fasts side by side. */
export interface ComparedFasts {
  /** Those of the first city. */
  readonly ekadashis: readonly PublicEkadashi[];
  readonly compared: readonly PublicFastCity[];
}

/** The cities are fixed and the sky of a year never changes: the years asked for last are kept. */
const kept = new RecentValues<ComparedFasts>(12);

/** The ekadashis of a year in several cities. */
export async function comparedFasts(
  year: number,
  cities: readonly [PublicCity, ...PublicCity[]],
): Promise<ComparedFasts> {
  const known = kept.get(String(year));
  if (known) return known;
  const rows = await ekadashisOfCities(year, cities);
  const found = {
    ekadashis: rows.map(([first]) => first),
    compared: cities.map(({ slug, name, timeZone }, index) => ({
      slug,
      name,
      fasts: rows.map((cells) => daysOf(cells[index] ?? null, timeZone)),
    })),
  };
  kept.set(String(year), found);
  return found;
}

function daysOf(ekadashi: PublicEkadashi | null, timeZone: string): PublicFastCity['fasts'][number] {
  if (!ekadashi) return null;
  const { smarta, vaishnava, breakFastSmarta, breakFastVaishnava } = ekadashi;
  return {
    smarta: fastOf(smarta, breakFastSmarta, timeZone),
    vaishnava: vaishnava === smarta ? null : fastOf(vaishnava, breakFastVaishnava, timeZone),
  };
}

function fastOf(
  date: string,
  { date: breakDate, start, end }: PublicEkadashi['breakFastSmarta'],
  timeZone: string,
): PublicFast {
  return { date, breakDate, hours: formatTimeRange(start, end, { timeZone }, { from: breakDate }) };
}
