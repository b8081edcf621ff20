import type { getSadeSati } from '@nebosvod/contracts/chart-transit';
import type { BodyOf, ComputedOf } from '@nebosvod/contracts/endpoint';
import { signOf } from '@nebosvod/engine/angle/sign';
import { ashtakavargaPlaces, computeAshtakavarga } from '@nebosvod/engine/ashtakavarga/ashtakavarga';
import { bodyOf } from '@nebosvod/engine/chart/chart';
import {
  isoFromJulianDay,
  julianDayFromUnixMs,
  julianDayOfDate,
  LAST_JULIAN_DAY,
} from '@nebosvod/engine/time/julian-day';
import { type SadeSatiPeriod, sadeSati } from '@nebosvod/engine/transit/sade-sati';
import { pick } from '@nebosvod/terms/numbered';
import type { Computation } from '../../computation/computation.service.ts';
import { civilDateOf } from '../../computation/place-day.service.ts';
import { pointRange, uncertainInterval } from '../../computation/uncertainty.service.ts';
import { ProblemError } from '../../problem-error.ts';

type Body = BodyOf<typeof getSadeSati>;
type Answer = ComputedOf<typeof getSadeSati>;

const LIFE_DAYS = 36_525;
const MAX_YEARS = 200;

/**
 * Sade sati and dhaiya of a birth, by default over a hundred years; what is current is told at `nowMs`.
 * @throws ProblemError 400 for a window that runs backward or is longer than 200 years
 */
export function sadeSatiOf(computation: Computation, body: Body, nowMs: number): Answer {
  const { ephemeris, chart, settings, moment } = computation;
  const from = body.from ? startOf(body.from, 'from') : moment.julianDay;
  const asked = body.to ? startOf(body.to, 'to') + 1 : from + LIFE_DAYS;
  if (asked <= from) throw backward();
  if (asked - from > MAX_YEARS * 365.25 + 1)
    throw new ProblemError('LIMIT_EXCEEDED', `Период не длиннее ${MAX_YEARS} лет`);
  const to = Math.min(asked, LAST_JULIAN_DAY - 1);
  const interval = uncertainInterval(computation);
  const range = interval && pointRange(computation, 'moon', interval);
  // Sade sati is counted in the sidereal zodiac whatever the chart is drawn in.
  const moonSign = signOf(bodyOf(chart, 'moon').tropicalLongitude - chart.ayanamsha);
  const bindus = moment.isTimeKnown ? computeAshtakavarga(ashtakavargaPlaces(chart)) : null;
  const present = (period: SadeSatiPeriod): Answer['periods'][number] => ({
    ...period,
    start: isoFromJulianDay(period.start),
    end: isoFromJulianDay(period.end),
    bindus: bindus && {
      saturn: pick(bindus.bav.saturn, period.sign - 1, 'sign'),
      sarva: pick(bindus.sav, period.sign - 1, 'sign'),
    },
  });
  const now = julianDayFromUnixMs(nowMs);
  const periods = sadeSati(ephemeris, moonSign, settings, from, to);
  const current = periods.find((period) => period.start <= now && now < period.end);
  return {
    moonSign,
    moonSignHolds: !range || signOf(range.min) === signOf(range.max),
    periods: periods.map(present),
    current: current ? present(current) : null,
    isCut: to < asked,
  };
}

function startOf(date: string, field: string): number {
  const { year, month, day } = civilDateOf(date, field);
  return julianDayOfDate(year, month, day);
}

function backward(): ProblemError {
  const message = 'Конец периода раньше начала';
  return new ProblemError('VALIDATION', message, { errors: [{ path: 'to', message }] });
}
