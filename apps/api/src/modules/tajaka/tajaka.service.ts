import type { getTajaka } from '@nebosvod/contracts/chart-tajaka';
import type { BodyOf, ComputedOf } from '@nebosvod/contracts/endpoint';
import type { Chart, ZodiacPoint } from '@nebosvod/engine/chart/chart';
import type { GeoPlace } from '@nebosvod/engine/settings';
import { computeTajaka, type Tajaka, yearChart } from '@nebosvod/engine/tajaka/tajaka';
import type { Varsha } from '@nebosvod/engine/tajaka/varsha';
import { gregorianFromJulianDayNumber, isoFromJulianDay, LAST_JULIAN_DAY } from '@nebosvod/engine/time/julian-day';
import type { Computation } from '../../computation/computation.service.ts';
import { ProblemError } from '../../problem-error.ts';
import { spanOf } from '../panchanga/panchanga.presenter.ts';

type Body = BodyOf<typeof getTajaka>;
type Answer = ComputedOf<typeof getTajaka>;

/**
 * The annual chart of a birth.
 * @throws ProblemError 400 when no year is named, it precedes the birth or reaches past the ephemeris
 */
export function tajakaOf({ ephemeris, chart, moment }: Computation, body: Body): Answer {
  const completedYears = yearsOf(chart, body);
  if (chart.julianDay + (completedYears + 1.01) * 365.2564 > LAST_JULIAN_DAY) {
    throw new ProblemError('DATE_OUT_OF_RANGE', 'Год выходит за 2399-й, дальше эфемериды нет', {
      errors: [{ path: 'completedYears', message: 'Год после 2399-го' }],
    });
  }
  const residence: GeoPlace = body.residence ?? chart.place;
  const year = computeTajaka(ephemeris, chart, completedYears, residence);
  const months = year.months.map((start) => ({
    start: isoFromJulianDay(start),
    chart: body.months ? presentChart(yearChart(ephemeris, chart, start, residence)) : null,
  }));
  const base = {
    completedYears,
    instant: isoFromJulianDay(year.instant),
    nextInstant: isoFromJulianDay(year.nextInstant),
    muddaDasha: year.mudda.map(spanOf),
    months,
  };
  return moment.isTimeKnown ? { ...base, ...presentYear(year) } : { ...base, ...withoutTime };
}

/** An unknown birth time moves the return by up to a day: its ascendant and all that hangs on it do not exist. */
const withoutTime = {
  muntha: null,
  yearLord: null,
  officeBearers: null,
  panchavargiyaBala: null,
  harshaBala: null,
  yogas: null,
  sahams: null,
  patyayiniDasha: null,
  chart: null,
  reason: 'UNKNOWN_TIME',
} as const;

function presentYear(year: Tajaka) {
  return {
    muntha: year.muntha,
    yearLord: { ...year.yearLord, offices: [...year.yearLord.offices] },
    officeBearers: year.bearers,
    panchavargiyaBala: year.strengths,
    harshaBala: year.harsha,
    yogas: year.yogas.map((yoga) => ({ ...yoga, participants: [...yoga.participants] })),
    sahams: year.sahams.map((saham) => ({ ...saham })),
    patyayiniDasha: year.patyayini.map(spanOf),
    chart: presentChart(year.varsha),
  };
}

/** A point of the year's chart without what only a birth chart's body carries. */
function presentPoint({ longitude, sign, degreeInSign, nakshatra, pada, nakshatraLord }: ZodiacPoint): ZodiacPoint {
  return { longitude, sign, degreeInSign, nakshatra, pada, nakshatraLord };
}

function presentChart({ chart, isDay }: Varsha) {
  return {
    ascendant: presentPoint(chart.ascendant),
    isDay,
    planets: chart.bodies.map((body) => ({
      ...presentPoint(body),
      id: body.id,
      house: body.house,
      isRetrograde: body.isRetrograde,
    })),
  };
}

function yearsOf(chart: Chart, { completedYears, year }: Body): number {
  if (completedYears !== undefined && year === undefined) return completedYears;
  if (year === undefined || completedYears !== undefined) {
    const message =
      year === undefined ? 'Укажите год или число полных лет' : 'Укажите что-то одно: год или число полных лет';
    throw new ProblemError(year === undefined ? 'VALIDATION' : 'CONFLICTING_OPTIONS', message, {
      errors: ['completedYears', 'year'].map((path) => ({ path, message })),
    });
  }
  const years = year - gregorianFromJulianDayNumber(Math.round(chart.julianDay)).year;
  if (years < 0 || years > 150) {
    const message = years < 0 ? 'Этот год раньше рождения' : 'Не больше 150 лет от рождения';
    throw new ProblemError(years < 0 ? 'VALIDATION' : 'LIMIT_EXCEEDED', message, {
      errors: [{ path: 'year', message }],
    });
  }
  return years;
}
