import { transitLimits } from '@nebosvod/contracts/chart-natal-transit';
import type { getWesternTransits } from '@nebosvod/contracts/chart-western';
import type { BodyOf, ComputedOf } from '@nebosvod/contracts/endpoint';
import { houseOf } from '@nebosvod/engine/chart/houses';
import { isoFromJulianDay, julianDayFromUnixMs } from '@nebosvod/engine/time/julian-day';
import { ASPECTS } from '@nebosvod/engine/western/aspect.table';
import { aspectsBetween } from '@nebosvod/engine/western/aspects';
import { searchPlaces, type TransitHit, transitHits } from '@nebosvod/engine/western/natal-transits';
import { WESTERN_PLANETS } from '@nebosvod/engine/western/western.ids';
import { aspectPoints, westernBodies, westernChart } from '@nebosvod/engine/western/western-chart';
import type { Background, Waiting } from '../../background/background.ts';
import { instantWithin } from '../../computation/instant-within.ts';
import { isLong, rangeOf, tooMany } from '../transit/natal-transits.service.ts';
import { westernTransitsTask } from './western.worker.ts';
import { aspectOptionsOf, pointsOf, type WesternComputation } from './western-chart.service.ts';

type Body = BodyOf<typeof getWesternTransits>;
type Answer = ComputedOf<typeof getWesternTransits>;

/** The Moon makes every aspect every month: it transits only when asked for. */
const DEFAULT_TRANSITING = WESTERN_PLANETS.filter((id) => id !== 'moon');

/**
 * Transits to a natal chart: at an instant with orbs, and the exact moments of a period.
 * @throws ProblemError 400 for an instant outside 1800–2399, half a range, one over 200 years or with too many moments
 */
export async function westernTransitsOf(
  { ephemeris, western, moment, settings }: WesternComputation,
  body: Body,
  nowMs: number,
  background: Background,
  waiting: Waiting,
): Promise<Answer> {
  const at = body.at === undefined ? julianDayFromUnixMs(nowMs) : instantWithin(body.at, 'at');
  const range = rangeOf(body);
  const transiting = body.transiting ?? DEFAULT_TRANSITING;
  const options = aspectOptionsOf(body);
  const natal = pointsOf(western, body, moment.isTimeKnown);
  const sky = westernChart(ephemeris, at, moment.place, settings.houseSystem);
  // The natal place stands still: whether an aspect is applying is the transiting body's doing.
  const still = natal.map((point) => ({ ...point, speed: 0 }));
  return {
    at: isoFromJulianDay(at),
    bodies: westernBodies(sky, transiting).map(({ id, longitude, sign, degreeInSign, speed, isRetrograde }) => {
      const natalHouse = moment.isTimeKnown ? houseOf(western.houses, western.ascendant.longitude, longitude) : null;
      return { id, longitude, sign, degreeInSign, speed, isRetrograde, natalHouse };
    }),
    aspects: aspectsBetween(aspectPoints(sky, transiting, false), still, options),
    hits: range ? presentHits(await hits()) : null,
    ...(moment.isTimeKnown ? {} : { reason: 'UNKNOWN_TIME' }),
  };

  async function hits(): Promise<TransitHit[]> {
    if (!range) return [];
    const { from, to } = range;
    const search = {
      bodies: transiting,
      natal: natal.map(({ id, longitude }) => ({ id, longitude })),
      aspects: options.aspects,
    };
    const places = options.aspects.reduce((sum, id) => sum + (ASPECTS[id].angle % 180 === 0 ? 1 : 2), 0);
    const cost = searchPlaces(transiting, natal.length * places, (to - from) / 365.25);
    if (cost.moments > transitLimits.moments) throw tooMany(cost.moments);
    return isLong(cost.places)
      ? background.run(westernTransitsTask, { search, from, to }, waiting)
      : transitHits(ephemeris, search, from, to);
  }
}

function presentHits(hits: readonly TransitHit[]): NonNullable<Answer['hits']> {
  return hits.map(({ julianDay, ...hit }) => ({ instant: isoFromJulianDay(julianDay), ...hit }));
}
