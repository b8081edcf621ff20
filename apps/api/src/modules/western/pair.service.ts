import type { Birth } from '@nebosvod/contracts/birth';
import type { getComposite, getSynastry } from '@nebosvod/contracts/chart-western';
import type { BodyOf, ComputedOf } from '@nebosvod/contracts/endpoint';
import { isoFromJulianDay } from '@nebosvod/engine/time/julian-day';
import { aspectsBetween } from '@nebosvod/engine/western/aspects';
import { davisonChart, houseOverlay, midpointComposite } from '@nebosvod/engine/western/synastry';
import { WESTERN_PLANETS } from '@nebosvod/engine/western/western.ids';
import { presentMoment } from '../../computation/moment.service.ts';
import { ProblemError } from '../../problem-error.ts';
import {
  aspectOptionsOf,
  computeWestern,
  figuresOf,
  pointsOf,
  presentChart,
  type WesternComputation,
} from './western-chart.service.ts';

type SynastryBody = BodyOf<typeof getSynastry>;
type SynastryAnswer = ComputedOf<typeof getSynastry>;
type CompositeBody = BodyOf<typeof getComposite>;
type CompositeAnswer = ComputedOf<typeof getComposite>;

/**
 * The chart of the second person, by the settings of the first.
 * @throws ProblemError as for any birth, the path of the field starting with `partner`
 */
export async function computePartner(birth: Birth, settings: SynastryBody['settings']): Promise<WesternComputation> {
  try {
    return await computeWestern({ birth, settings });
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const errors = error.extra.errors?.map(({ path, message }) => ({
      path: path.replace(/^birth/, 'partner'),
      message,
    }));
    throw new ProblemError(error.code, `Второй человек: ${error.message}`, {
      ...error.extra,
      ...(errors && { errors }),
    });
  }
}

/** Inter-aspects and house overlays of two births. */
export function synastryOf(own: WesternComputation, partner: WesternComputation, body: SynastryBody): SynastryAnswer {
  const points = (one: WesternComputation) => pointsOf(one.western, body, one.moment.isTimeKnown);
  const overlay = (bodies: WesternComputation, houses: WesternComputation) =>
    houses.moment.isTimeKnown ? houseOverlay(bodies.western, houses.western).map((place) => ({ ...place })) : null;
  return {
    partnerMoment: presentMoment(partner.moment),
    // Two births have no common time: nothing is applying between them.
    aspects: aspectsBetween(points(own).map(still), points(partner).map(still), aspectOptionsOf(body)),
    inPartnerHouses: overlay(own, partner),
    partnerInHouses: overlay(partner, own),
    charts: { own: presentChart(own), partner: presentChart(partner) },
    ...openReason(own, partner),
  };
}

/** The composite of two births: midpoints, or the Davison chart. */
export function compositeOf(
  own: WesternComputation,
  partner: WesternComputation,
  body: CompositeBody,
): CompositeAnswer {
  const method = body.method ?? 'midpoint';
  const isTimeKnown = own.moment.isTimeKnown && partner.moment.isTimeKnown;
  const common = { partnerMoment: presentMoment(partner.moment), method, ...openReason(own, partner) };
  if (method === 'davison') {
    const chart = davisonChart(own.ephemeris, own.western, partner.western, own.settings.houseSystem);
    const { ascendant, midheaven, houses, place } = chart;
    return {
      ...common,
      bodies: chart.bodies.map(({ id, longitude, sign, degreeInSign, house }) => ({
        id,
        longitude,
        sign,
        degreeInSign,
        house: isTimeKnown ? house : null,
      })),
      ascendant: isTimeKnown ? ascendant : null,
      midheaven: isTimeKnown ? midheaven : null,
      houses: isTimeKnown ? { system: houses.system, cusps: [...houses.cusps] } : null,
      sky: { instant: isoFromJulianDay(chart.julianDay), latitude: place.latitude, longitude: place.longitude },
      ...figuresOf(pointsOf(chart, body, isTimeKnown), body),
    };
  }
  const { bodies, angles } = midpointComposite(own.western, partner.western, isTimeKnown);
  const chosen = body.bodies ?? WESTERN_PLANETS;
  const points = bodies.filter(({ id }) => chosen.some((one) => one === id)).map(still);
  const withAngles =
    body.withAngles && angles
      ? [
          ...points,
          { id: 'ascendant', longitude: angles.ascendant.longitude, speed: null } as const,
          { id: 'midheaven', longitude: angles.midheaven.longitude, speed: null } as const,
        ]
      : points;
  return {
    ...common,
    bodies: bodies.map((one) => ({ ...one })),
    ascendant: angles?.ascendant ?? null,
    midheaven: angles?.midheaven ?? null,
    houses: angles && { system: 'porphyry', cusps: [...angles.cusps] },
    sky: null,
    ...figuresOf(withAngles, body),
  };
}

function still<Point extends { readonly longitude: number }>({ longitude, ...point }: Point) {
  return { ...point, longitude, speed: null };
}

function openReason(own: WesternComputation, partner: WesternComputation): { reason?: 'UNKNOWN_TIME' } {
  return own.moment.isTimeKnown && partner.moment.isTimeKnown ? {} : { reason: 'UNKNOWN_TIME' };
}
