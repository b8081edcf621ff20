import type { BodyOf, ComputedOf } from '@nebosvod/contracts/endpoint';
import type { getTimeLords } from '@nebosvod/contracts/western-time-lords';
import type { Period } from '@nebosvod/engine/dasha/period';
import { LIFE_YEARS } from '@nebosvod/engine/dasha/period';
import { isoFromJulianDay, julianDayFromUnixMs } from '@nebosvod/engine/time/julian-day';
import { firdaria, firdariaParts } from '@nebosvod/engine/western/lords/firdaria';
import { annualProfections, monthlyProfections, type ProfectedSign } from '@nebosvod/engine/western/lords/profection';
import { type ReleasedLot, releaseStart } from '@nebosvod/engine/western/lords/released-lot';
import { type ReleasedPeriod, releasedParts, releasedPeriods } from '@nebosvod/engine/western/lords/releasing';
import { type LordsSureness, lordsSureness } from '@nebosvod/engine/western/lords/sureness';
import { FIRDARIA_VARIANTS, RELEASED_LOTS } from '@nebosvod/engine/western/western.ids';
import type { WesternChart } from '@nebosvod/engine/western/western-chart';
import { instantWithin } from '../../computation/instant-within.ts';
import { uncertainInterval } from '../../computation/uncertainty.service.ts';
import type { WesternComputation } from './western-chart.service.ts';

type Answer = ComputedOf<typeof getTimeLords>;

/** What of the lords of time the hour of a birth bears; nothing of them without an hour. */
export function lordsBorne(computation: WesternComputation): LordsSureness {
  const { ephemeris, western, moment } = computation;
  if (!moment.isTimeKnown) return { ascendant: false, sect: false, fortune: false, spirit: false };
  return lordsSureness(ephemeris, western, uncertainInterval(computation));
}

/**
 * The lords of time of a life. What an unsure hour does not bear is named in `leftOut`.
 * @throws ProblemError 400 for an instant outside 1800–2399
 */
export function timeLordsOf(computation: WesternComputation, body: BodyOf<typeof getTimeLords>, nowMs: number): Answer {
  const { western, moment } = computation;
  const at = body.at === undefined ? julianDayFromUnixMs(nowMs) : instantWithin(body.at, 'at');
  const sure = lordsBorne(computation);
  const lots = RELEASED_LOTS.filter((lot) => sure[lot] && sure.fortune);
  return {
    at: isoFromJulianDay(at),
    isDay: sure.sect ? western.isDay : null,
    profections: sure.ascendant ? profectionsOf(computation, at) : null,
    firdaria: sure.sect ? firdariaOf(western) : null,
    releasing: lots.map((lot) => releasingOf(western, lot, at)),
    leftOut: [
      ...(sure.ascendant ? [] : (['profections'] as const)),
      ...(sure.sect ? [] : (['firdaria'] as const)),
      ...RELEASED_LOTS.filter((lot) => !lots.includes(lot)).map((lot) => `releasing-${lot}` as const),
    ],
    ...(moment.isTimeKnown ? {} : { reason: 'UNKNOWN_TIME' as const }),
  };
}

function profectionsOf({ ephemeris, western }: WesternComputation, at: number): Answer['profections'] {
  const { sign } = western.ascendant;
  const years = annualProfections(ephemeris, western.julianDay, sign, LIFE_YEARS);
  const year = holding(years, at);
  return {
    years: years.map((one) => ({ ...presentProfected(one), age: one.age })),
    months: year === null ? [] : monthlyProfections(year, sign).map(presentProfected),
  };
}

function presentProfected({ sign, house, lord, ...span }: ProfectedSign) {
  return { ...dated(span), sign, house, lord };
}

function firdariaOf({ julianDay, isDay }: WesternChart): NonNullable<Answer['firdaria']> {
  // By day the nodes come after Mars in either order: the two are one.
  return FIRDARIA_VARIANTS.slice(0, isDay ? 1 : undefined).map((variant) => ({
    variant,
    periods: firdaria(julianDay, isDay, variant, LIFE_YEARS).map((period) => ({
      ...presentRuled(period),
      parts: firdariaParts(period).map(presentRuled),
    })),
  }));
}

function presentRuled<Ruler>({ ruler, ...span }: Period<Ruler>) {
  return { ...dated(span), ruler };
}

function releasingOf(chart: WesternChart, lot: ReleasedLot, at: number): Answer['releasing'][number] {
  const { longitude, sign, isShifted, fortune } = releaseStart(chart, lot);
  const periods = releasedPeriods(chart.julianDay, sign, fortune, LIFE_YEARS);
  const partsOf = (period: ReleasedPeriod | null) => (period === null ? [] : releasedParts(period, fortune));
  const weeks = partsOf(holding(partsOf(holding(periods, at)), at));
  return {
    lot,
    longitude,
    sign,
    isShifted,
    periods: periods.map((period) => ({ ...presentReleased(period), parts: partsOf(period).map(presentReleased) })),
    weeks: weeks.map(presentReleased),
    days: partsOf(holding(weeks, at)).map(presentReleased),
  };
}

function presentReleased({ sign, lord, isLoosing, peak, ...span }: ReleasedPeriod) {
  return { ...dated(span), sign, lord, isLoosing, peak };
}

function dated({ start, end }: { readonly start: number; readonly end: number }) {
  return { start: isoFromJulianDay(start), end: isoFromJulianDay(end) };
}

function holding<Span extends { readonly start: number; readonly end: number }>(
  spans: readonly Span[],
  at: number,
): Span | null {
  return spans.find(({ start, end }) => start <= at && at < end) ?? null;
}
