import type { getDocument } from '@nebosvod/contracts/chart-document';
import type { BodyOf } from '@nebosvod/contracts/endpoint';
import { isoFromJulianDay, julianDayFromUnixMs } from '@nebosvod/engine/time/julian-day';
import type { Computation } from '../../computation/computation.service.ts';
import { knownBirthOf } from '../../computation/known-birth.service.ts';
import { presentMoment } from '../../computation/moment.service.ts';
import { version } from '../../version.ts';
import { ashtakPointsOf, shadbalaOf } from '../chart/bala.service.ts';
import { birthDetailsOf } from '../chart/birth-details.service.ts';
import { chartDataOf } from '../chart/chart-data.service.ts';
import { grahaDashaOf, rasiDashaOf } from '../chart/dasha.service.ts';
import { specialLagnasOf } from '../chart/lagnas.service.ts';
import { planetsOf } from '../chart/planets.service.ts';
import { avasthasOf, relationsOf } from '../chart/states.service.ts';
import { yogasOf } from '../chart/yogas.service.ts';
import { sadeSatiOf } from '../transit/sade-sati.service.ts';
import type { ChartFacts } from './chart-facts.ts';
import { type PeriodReading, periodReadings, type Readings, readingsOf } from './chart-readings.service.ts';

type Request = BodyOf<typeof getDocument>;

/** The sixteen vargas of Parashara. */
const SHODASHA = [1, 2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60];

/** How much a clock in a maternity ward may be wrong without anybody noticing, minutes. */
export const CLOCK_ERROR_MINUTES = 5;

/** Combinations, strengths and texts beside the rest, for the client. */
export interface ClientFacts extends ChartFacts {
  readonly yogas: Awaited<ReturnType<typeof yogasOf>>['yogas'];
  readonly shadbala: ReturnType<typeof shadbalaOf>;
  /** Null for a tropical chart. */
  readonly readings: Readings | null;
  readonly periods: readonly PeriodReading[];
}

/** Every table. */
export interface FullFacts extends ChartFacts {
  readonly yogas: Awaited<ReturnType<typeof yogasOf>>['yogas'];
  readonly strengthRule: string;
  readonly relations: ReturnType<typeof relationsOf>;
  readonly avasthas: ReturnType<typeof avasthasOf>['planets'];
  readonly shadbala: ReturnType<typeof shadbalaOf>;
  readonly ashtakavarga: ReturnType<typeof ashtakPointsOf>;
  readonly charaDasha: ReturnType<typeof rasiDashaOf>;
  readonly lagnas: ReturnType<typeof specialLagnasOf>;
  readonly sadeSati: ReturnType<typeof sadeSatiOf>;
}

/** Facts of a one-page document. `nowMs` is what counts as now when the request names no instant. */
export function factsOf(computation: Computation, request: Pick<Request, 'at'>, nowMs: number): ChartFacts {
  const { birth, settings, moment, ephemeris } = computation;
  const at = request.at ?? isoFromJulianDay(julianDayFromUnixMs(nowMs));
  const { isTimeKnown } = moment;
  const near = { ...computation, birth: { ...birth, timeUncertaintyMinutes: CLOCK_ERROR_MINUTES } };
  return {
    birth,
    isTimeKnown,
    moment: presentMoment(moment),
    settings,
    versions: `Небосвод ${version} · ${ephemeris.version.replace('swisseph', 'Swiss Ephemeris')}`,
    at,
    planets: planetsOf(computation),
    ascendantNear: (isTimeKnown && planetsOf(near).ascendant?.holds) || null,
    charts: chartDataOf(computation, { vargas: SHODASHA }).charts,
    details: birthDetailsOf(computation),
    dasha: grahaDashaOf(computation, { levels: 3, at }),
  };
}

/** Facts of the document in plain words. */
export async function clientFactsOf(
  computation: Computation,
  request: Pick<Request, 'at'>,
  nowMs: number,
): Promise<ClientFacts> {
  const { yogas } = await yogasOf(computation, { presentOnly: true });
  const facts = factsOf(computation, request, nowMs);
  return {
    ...facts,
    yogas,
    shadbala: shadbalaOf(computation, {}),
    readings: readingsOf(facts.planets, facts.settings.zodiac),
    periods: periodReadings(facts, knownBirthOf(computation)),
  };
}

/** Facts of the document with every table. */
export async function fullFactsOf(
  computation: Computation,
  request: Pick<Request, 'at'>,
  nowMs: number,
): Promise<FullFacts> {
  const { yogas, strengthRule } = await yogasOf(computation, { presentOnly: true });
  const facts = factsOf(computation, request, nowMs);
  return {
    ...facts,
    yogas,
    strengthRule,
    relations: relationsOf(computation, false),
    avasthas: avasthasOf(computation).planets,
    shadbala: shadbalaOf(computation, {}),
    ashtakavarga: ashtakPointsOf(computation, {}),
    charaDasha: rasiDashaOf(computation, { levels: 2, at: facts.at }),
    lagnas: specialLagnasOf(computation, {}),
    sadeSati: sadeSatiOf(computation, {}, Date.parse(facts.at)),
  };
}
