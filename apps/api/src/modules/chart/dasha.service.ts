import {
  dashaLimits,
  type GrahaPeriod,
  type getDashaPeriods,
  type getRashaPeriods,
  type getRunningDashas,
  type RasiPeriod,
} from '@nebosvod/contracts/chart-dasha';
import type { BodyOf, ComputedOf } from '@nebosvod/contracts/endpoint';
import type { Sign } from '@nebosvod/engine/angle/sign';
import type { Graha } from '@nebosvod/engine/bodies';
import { bodyOf } from '@nebosvod/engine/chart/chart';
import { applicability } from '@nebosvod/engine/dasha/applicability';
import { kalachakraDasha, kalachakraStart } from '@nebosvod/engine/dasha/kalachakra';
import { type Dasha, type PathStep, type Period, periodAtPath } from '@nebosvod/engine/dasha/period';
import { rasiDasha } from '@nebosvod/engine/dasha/rasi-dasha';
import { isStarDasha, rasiDashaInput, runningDashas } from '@nebosvod/engine/dasha/running';
import { balanceAtBirth, naisargikaDasha, starDasha } from '@nebosvod/engine/dasha/star-dasha';
import { type StarDashaId, YOGINI_OF } from '@nebosvod/engine/dasha/star-dasha.table';
import { startLongitude } from '@nebosvod/engine/dasha/start-point';
import { narayanaChart } from '@nebosvod/engine/dasha/varga-narayana';
import { isDaytime, vedicDayAt } from '@nebosvod/engine/panchanga/vedic-day';
import { signLord } from '@nebosvod/engine/state/dignity';
import { isoFromJulianDay, julianDayFromIso, julianDayFromUnixMs } from '@nebosvod/engine/time/julian-day';
import { pick } from '@nebosvod/terms/numbered';
import type { Computation } from '../../computation/computation.service.ts';
import { ProblemError } from '../../problem-error.ts';
import { certaintyOf } from './dasha-certainty.service.ts';
import { KALACHAKRA_SCHOOLS, SCHOOLS } from './dasha-schools.table.ts';

type GrahaBody = BodyOf<typeof getDashaPeriods>;
type GrahaAnswer = ComputedOf<typeof getDashaPeriods>;
type RasiBody = BodyOf<typeof getRashaPeriods>;
type RasiAnswer = ComputedOf<typeof getRashaPeriods>;
type RunningBody = BodyOf<typeof getRunningDashas>;
type RunningAnswer = ComputedOf<typeof getRunningDashas>;

/** Ages are told in Julian years whatever the dasha's own year. */
const AGE_YEAR = 365.25;

/**
 * The answer of chart.getDashaPeriods.
 * @throws ProblemError 400 LIMIT_EXCEEDED beyond the limits of levels, 400 VALIDATION for a path that leads nowhere
 */
export function grahaDashaOf(computation: Computation, body: GrahaBody): GrahaAnswer {
  const { system = 'vimshottari', from = 'moon' } = body;
  const { settings, moment } = computation;
  const at = instantOf(body.at);
  checkLimits(body.levels, body.path?.length);
  const common = { system, from, yearLength: settings.dashaYear, at: isoFromJulianDay(at), applicability: null };
  if (system === 'kalachakra') return kalachakraByLord(computation, body, common, at);
  const clock = { birth: moment.julianDay, yearLength: settings.dashaYear };
  const path = (body.path ?? []).map((step) => {
    if (typeof step === 'number') throw noSuchPeriod();
    return step;
  });
  if (!isStarDasha(system)) {
    const dasha = naisargikaDasha(clock);
    const periods = presentPeriods(dasha, path, body.levels, at, moment.julianDay, grahaRuler);
    return { ...common, ...SCHOOLS[system], depth: dasha.depth, balance: null, periods };
  }
  const longitude = startLongitude(computation.chart, from);
  const certainty = certaintyOf(computation, from, (point) => {
    const { lord } = balanceAtBirth(system, point.longitude);
    const { periods } = starDasha(system, point.longitude, { ...clock, birth: point.julianDay });
    return { ruler: lord, start: pick(periods, 0, 'period').start };
  });
  if (certainty.kind === 'open') {
    return { ...common, ...SCHOOLS[system], depth: 6, balance: null, periods: null, reason: certainty.reason };
  }
  const dasha = starDasha(system, longitude, clock);
  const { lord, elapsed, years } = balanceAtBirth(system, longitude);
  const ruler = system === 'yogini' ? yoginiRuler : grahaRuler;
  return {
    ...common,
    ...SCHOOLS[system],
    depth: dasha.depth,
    balance: { lord, elapsed, ...wholeYears(years) },
    periods: presentPeriods(dasha, path, body.levels, at, moment.julianDay, ruler),
    applicability: moment.isTimeKnown ? conditionsOf(computation, system) : null,
    ...(certainty.range ? { startRange: certainty.range } : {}),
  };
}

/**
 * The answer of chart.getRashaPeriods.
 * @throws ProblemError as {@link grahaDashaOf}; 400 CONFLICTING_OPTIONS for a varga of another dasha than narayana
 */
export function rasiDashaOf(computation: Computation, body: RasiBody): RasiAnswer {
  const { system = 'chara-kn-rao', varga = 1 } = body;
  const { chart, settings, moment } = computation;
  const at = instantOf(body.at);
  checkLimits(body.levels, body.path?.length);
  if (varga !== 1 && system !== 'narayana') {
    throw new ProblemError('CONFLICTING_OPTIONS', 'Дробная карта (varga) сочетается только с дашей narayana', {
      errors: ['varga', 'system'].map((path) => ({ path, message: 'Эти поля исключают друг друга' })),
    });
  }
  const kalachakraSchool = body.kalachakraSchool ?? 'next-star';
  const common = {
    system,
    varga,
    ...(system === 'kalachakra' ? KALACHAKRA_SCHOOLS[kalachakraSchool] : SCHOOLS[system]),
    yearLength: settings.dashaYear,
    at: isoFromJulianDay(at),
    depth: 6,
  };
  if (!moment.isTimeKnown) return { ...common, periods: null, reason: 'UNKNOWN_TIME' };
  const present = (dasha: Dasha<Sign>) =>
    presentPeriods(dasha, body.path ?? [], body.levels, at, moment.julianDay, (sign: Sign) => ({ sign }));
  if (system === 'kalachakra') {
    const { longitude } = bodyOf(chart, 'moon');
    const { deha, jiva } = kalachakraStart(longitude);
    const clock = { birth: moment.julianDay, yearLength: settings.dashaYear };
    return { ...common, deha, jiva, periods: present(kalachakraDasha(longitude, clock, kalachakraSchool)) };
  }
  const input = rasiDashaInput(chart);
  const dasha = rasiDasha(system, {
    ...input,
    ...(varga === 1 ? {} : { chart: narayanaChart(chart, varga) }),
    ...(body.nodeExaltation ? { nodes: body.nodeExaltation } : {}),
  });
  return { ...common, depth: dasha.depth, periods: present(dasha) };
}

/** The answer of chart.getRunningDashas: every system at one instant. Without a time of birth those that need it are null. */
export function runningDashasOf(computation: Computation, body: RunningBody): RunningAnswer {
  const { chart, moment, settings } = computation;
  const at = instantOf(body.at);
  const levels = body.levels ?? dashaLimits.levelsAtOnce;
  if (levels > dashaLimits.deepestLevel) throw tooDeep(levels);
  const systems = runningDashas(chart, at, levels).map((running) => {
    const { system, kind } = running;
    const { school } = system === 'kalachakra' ? KALACHAKRA_SCHOOLS['next-star'] : SCHOOLS[system];
    const applies =
      moment.isTimeKnown && isStarDasha(system) ? (conditionsOf(computation, system)?.applies ?? null) : null;
    const isKnown = moment.isTimeKnown || system === 'naisargika';
    if (!isKnown) return { system, kind, school, applies, chain: null, reason: 'UNKNOWN_TIME' as const };
    const chain =
      running.kind === 'graha'
        ? running.chain.map(({ ruler, start, end }) => ({ lord: ruler, ...span(start, end) }))
        : running.chain.map(({ ruler, start, end }) => ({ sign: ruler, ...span(start, end) }));
    return { system, kind, school, applies, chain };
  });
  return { at: isoFromJulianDay(at), yearLength: settings.dashaYear, systems };
}

function kalachakraByLord(
  computation: Computation,
  body: GrahaBody,
  common: Pick<GrahaAnswer, 'system' | 'from' | 'yearLength' | 'at' | 'applicability'>,
  at: number,
): GrahaAnswer {
  const { chart, moment, settings } = computation;
  const schoolId = body.kalachakraSchool ?? 'next-star';
  const answer = { ...common, ...KALACHAKRA_SCHOOLS[schoolId], depth: 6 };
  const certainty = certaintyOf(computation, common.from === 'moon' ? 'moon' : (body.from ?? 'moon'), (point) => {
    const { star, pada } = kalachakraStart(point.longitude);
    const clock = { birth: point.julianDay, yearLength: settings.dashaYear };
    const first = pick(kalachakraDasha(point.longitude, clock, schoolId).periods, 0, 'period');
    return { ruler: `${star}/${pada}/${first.ruler}`, start: first.start };
  });
  if (certainty.kind === 'open') return { ...answer, balance: null, periods: null, reason: certainty.reason };
  const longitude = startLongitude(chart, body.from ?? 'moon');
  const dasha = kalachakraDasha(longitude, { birth: moment.julianDay, yearLength: settings.dashaYear }, schoolId);
  const path = (body.path ?? []).map((step): PathStep<Sign> => {
    if (typeof step === 'string') throw noSuchPeriod();
    return step;
  });
  const first = pick(dasha.periods, 0, 'period');
  const left = (first.end - moment.julianDay) / settings.dashaYear;
  return {
    ...answer,
    balance: {
      lord: signLord(first.ruler),
      sign: first.ruler,
      elapsed: (moment.julianDay - first.start) / (first.end - first.start),
      ...wholeYears(left),
    },
    periods: presentPeriods(dasha, path, body.levels, at, moment.julianDay, (sign: Sign) => ({
      lord: signLord(sign),
      sign,
    })),
    ...(certainty.range ? { startRange: certainty.range } : {}),
  };
}

function conditionsOf({ ephemeris, chart, settings, moment }: Computation, system: StarDashaId) {
  const day = vedicDayAt(ephemeris, chart.julianDay, chart.place, settings.sunrise, moment.utcOffsetSeconds);
  const found = applicability(system, chart, day ? isDaytime(day, chart.julianDay) : null);
  return found && { applies: found.applies, conditions: { ...found.conditions } };
}

interface WirePeriod {
  start: string;
  end: string;
  ageAtStart: number;
  isCurrent: boolean;
  cycle: number;
}
type WithChildren<Name> = Name & WirePeriod & { children?: WithChildren<Name>[] };

/** Periods of the dasha, or of the one a path leads to, with as many levels as asked for. */
function presentPeriods<Ruler extends string | number, Name extends object>(
  dasha: Dasha<Ruler>,
  path: readonly PathStep<Ruler>[],
  levels: number | undefined,
  at: number,
  birth: number,
  nameOf: (ruler: Ruler) => Name,
): WithChildren<Name>[] {
  const parent = path.length > 0 ? periodAtPath(dasha, path) : null;
  if (path.length > 0 && !parent) throw noSuchPeriod();
  const present = (period: Period<Ruler>, level: number, left: number): WithChildren<Name> => ({
    ...nameOf(period.ruler),
    ...span(period.start, period.end),
    ageAtStart: (period.start - birth) / AGE_YEAR,
    isCurrent: at >= period.start && at < period.end,
    cycle: period.cycle,
    ...(left > 1 && level < dasha.depth
      ? { children: dasha.divide(period).map((child) => present(child, level + 1, left - 1)) }
      : {}),
  });
  const periods = parent ? (path.length < dasha.depth ? dasha.divide(parent) : []) : dasha.periods;
  return periods.map((period) => present(period, path.length + 1, levels ?? 1));
}

function grahaRuler(lord: Graha): Pick<GrahaPeriod, 'lord'> {
  return { lord };
}

function yoginiRuler(lord: Graha): Pick<GrahaPeriod, 'lord' | 'yogini'> {
  return { lord, yogini: YOGINI_OF[lord] };
}

function span(start: number, end: number): Pick<RasiPeriod, 'start' | 'end'> {
  return { start: isoFromJulianDay(start), end: isoFromJulianDay(end) };
}

/** Years in whole years, months and days, a month being 1/12 and a day 1/360 of the year. */
function wholeYears(years: number): { years: number; months: number; days: number } {
  const days = Math.floor(years * 360 + 1e-9);
  return { years: Math.floor(days / 360), months: Math.floor(days / 30) % 12, days: days % 30 };
}

function instantOf(at: string | undefined): number {
  return at === undefined ? julianDayFromUnixMs(Date.now()) : julianDayFromIso(at);
}

function checkLimits(levels = 1, pathLength = 0): void {
  if (levels > dashaLimits.levelsAtOnce) {
    throw new ProblemError(
      'LIMIT_EXCEEDED',
      `За один запрос отдаются не больше ${dashaLimits.levelsAtOnce} уровней; глубже, до ${dashaLimits.deepestLevel}-го, ведёт поле path`,
      { errors: [{ path: 'levels', message: `Не больше ${dashaLimits.levelsAtOnce}` }] },
    );
  }
  if (pathLength + levels > dashaLimits.deepestLevel) throw tooDeep(pathLength + levels);
}

function tooDeep(level: number): ProblemError {
  const message = `Уровней не больше ${dashaLimits.deepestLevel}, запрошено ${level}`;
  return new ProblemError('LIMIT_EXCEEDED', message, { errors: [{ path: 'levels', message }] });
}

function noSuchPeriod(): ProblemError {
  const message = 'Такого периода в этой даше нет';
  return new ProblemError('VALIDATION', message, { errors: [{ path: 'path', message }] });
}
