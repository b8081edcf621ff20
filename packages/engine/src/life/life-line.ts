import { type Sign, signOf } from '../angle/sign.ts';
import { bodyOf, type Chart } from '../chart/chart.ts';
import { type RasiDashaId, rasiDasha } from '../dasha/rasi-dasha.ts';
import { rasiDashaInput } from '../dasha/running.ts';
import { starDasha } from '../dasha/star-dasha.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { LAST_JULIAN_DAY } from '../time/julian-day.ts';
import { type Convergence, convergences } from './convergence.ts';
import { LIFE_LEVELS, rasiDashaRows, vimshottariRows } from './dasha-rows.ts';
import type { LifeRange, LifeRow } from './life-row.ts';
import { natalFacts } from './natal-points.ts';
import { returnRow } from './return-row.ts';
import { moonRows, sadeSatiRow, slowRows } from './sky-rows.ts';
import { type WesternLife, westernRows } from './western-rows.ts';

/** Years that a line of life covers. */
const LIFE_LINE_YEARS = 90;
/** Julian year, days: how ages are counted everywhere. */
const YEAR = 365.25;

/** What of the birth is sure enough to build on. */
export interface LifeSureness {
  /** The lord and the beginning of vimshottari: the Moon's nakshatra. */
  readonly dasha: boolean;
  /** The sign of the lagna: houses and dashas of signs. */
  readonly lagna: boolean;
  /** The sign of the Moon: houses from her, sade sati. */
  readonly moon: boolean;
}

/** The rows of a life and where they converge, over one range. */
export interface LifeLine {
  readonly range: LifeRange;
  readonly rows: readonly LifeRow[];
  readonly convergences: readonly Convergence[];
}

/**
 * A life on one axis from birth over ninety years, or to the end of the ephemeris: vimshottari in three levels, a dasha
 * of signs in two, Saturn, Jupiter and the nodes by sign, sade sati, returns. A row that rests on what is not sure is left out.
 * @param western the birth in the tropical zodiac where Western lords of time are to join; null where not
 */
export function lifeLine(
  ephemeris: Ephemeris,
  chart: Chart,
  rasiSystem: RasiDashaId,
  sure: LifeSureness,
  western: WesternLife | null = null,
): LifeLine {
  const from = chart.julianDay;
  const range = { from, to: Math.max(from, Math.min(from + LIFE_LINE_YEARS * YEAR, LAST_JULIAN_DAY - 1)) };
  const facts = natalFacts(chart, sure);
  const rows = [
    ...(sure.dasha ? vimshottariRows(vimshottariOf(chart), facts, range, { first: 1, last: LIFE_LEVELS }) : []),
    ...(sure.lagna ? rasiDashaRows(rasiDasha(rasiSystem, rasiDashaInput(chart)), facts, range) : []),
    ...(facts.moon === null ? [] : [sadeSatiRow(ephemeris, gocharaMoon(chart), chart.settings, range)]),
    ...slowRows(ephemeris, chart, facts, range),
    returnRow(ephemeris, chart, range),
    ...(western === null ? [] : westernRows(ephemeris, western, range)),
  ];
  return { range, rows, convergences: convergences(rows, range) };
}

/** What weeks are read by: the fourth level of vimshottari where it is sure, the Moon's nakshatra and the tithi. */
export function lifeDays(ephemeris: Ephemeris, chart: Chart, range: LifeRange, sure: LifeSureness): readonly LifeRow[] {
  const level = LIFE_LEVELS + 1;
  return [
    ...(sure.dasha
      ? vimshottariRows(vimshottariOf(chart), natalFacts(chart, sure), range, { first: level, last: level })
      : []),
    ...moonRows(ephemeris, chart, range),
  ];
}

function vimshottariOf(chart: Chart) {
  return starDasha('vimshottari', bodyOf(chart, 'moon').longitude, {
    birth: chart.julianDay,
    yearLength: chart.settings.dashaYear,
  });
}

/** Gochara is counted in the sidereal zodiac whatever the chart is drawn in. */
function gocharaMoon(chart: Chart): Sign {
  return signOf(bodyOf(chart, 'moon').tropicalLongitude - chart.ayanamsha);
}
