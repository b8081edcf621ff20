import type { ChartRequest, Moment } from '@nebosvod/contracts/birth';
import { type Chart, type ChartInput, computeChart } from '@nebosvod/engine/chart/chart';
import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import type { Settings } from '@nebosvod/engine/settings';
import { ProblemError } from '../problem-error.ts';
import { RecentValues } from '../recent-values.ts';
import { assertConsistent } from './conflicts.ts';
import { inPart } from './local-time-error.ts';
import { presentMoment, type ResolvedMoment, resolveBirth, resolveSettings } from './moment.service.ts';

/** What a computing method works from. */
export interface Computation {
  readonly ephemeris: Ephemeris;
  readonly settings: Settings;
  readonly moment: ResolvedMoment;
  /** The chart of the moment; with an unknown time, of local noon. */
  readonly chart: Chart;
  readonly birth: NonNullable<ChartRequest['birth']>;
}

let shared: Promise<Ephemeris> | undefined;

/** The process's ephemeris, started at first use. */
export function ephemeris(): Promise<Ephemeris> {
  shared ??= loadEphemeris();
  return shared;
}

/** Charts kept in a process, some 6 KB each: 0.4 MB at most. More of them outlive two young collections, and fill the old generation. */
const CHARTS_KEPT = 64;
const charts = new RecentValues<Chart>(CHARTS_KEPT);

/** The chart of these inputs, computed once for all methods that are asked about it. */
function chartOf(sky: Ephemeris, input: ChartInput): Chart {
  const { julianDay, place, settings } = input;
  const key = JSON.stringify([sky.version, julianDay, place.latitude, place.longitude, place.altitude, settings]);
  const chart = charts.get(key) ?? computeChart(sky, input);
  charts.set(key, chart);
  return chart;
}

/**
 * Resolves the birth and settings of a `chart.*` request and computes its chart.
 * @throws ProblemError 400 without a birth, for impossible dates or options that exclude each other; 409 for an ambiguous or skipped time
 */
export async function compute(request: ChartRequest): Promise<Computation> {
  assertConsistent(request);
  const { birth } = request;
  if (!birth) {
    const message = 'Нужны данные рождения';
    throw new ProblemError('VALIDATION', message, { errors: [{ path: 'birth', message }] });
  }
  const settings = resolveSettings(request.settings);
  const [moment, sky] = await Promise.all([inPart('birth', () => resolveBirth(birth)), ephemeris()]);
  const chart = chartOf(sky, { julianDay: moment.julianDay, place: moment.place, settings });
  return { ephemeris: sky, settings, moment, chart, birth };
}

/** An answer with what every computed one carries: the resolved settings and the moment. */
export function echo<Result extends object>(
  { settings, moment }: Pick<Computation, 'settings' | 'moment'>,
  result: Result,
): Result & { settings: Settings; moment: Moment } {
  return { settings, moment: presentMoment(moment), ...result };
}
