import { arcForward, normalizeDegrees, shortestArc } from '../angle/degrees.ts';
import type { House } from '../angle/sign.ts';
import { houseOf } from '../chart/houses.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import type { GeoPlace, HouseSystem } from '../settings.ts';
import type { WesternBodyId } from './western-body.ts';
import { type TropicalPoint, tropicalPoint, type WesternChart, westernBodies, westernChart } from './western-chart.ts';

/** House of one chart in which each body of another falls. */
export function houseOverlay(
  bodies: WesternChart,
  houses: WesternChart,
): readonly { readonly id: WesternBodyId; readonly house: House }[] {
  return bodies.bodies.map(({ id, longitude }) => ({
    id,
    house: houseOf(houses.houses, houses.ascendant.longitude, longitude),
  }));
}

/** The middle of the shorter arc between two longitudes; of opposite ones the point that follows the first. */
export function midpoint(a: number, b: number): number {
  return normalizeDegrees(a + shortestArc(a, b) / 2);
}

export interface CompositeChart {
  readonly bodies: readonly (TropicalPoint & { readonly id: WesternBodyId; readonly house: House | null })[];
  /** Angles and houses; null when a birth time is not known. */
  readonly angles: {
    readonly ascendant: TropicalPoint;
    readonly midheaven: TropicalPoint;
    /** Porphyry thirds between the composite angles: midpoints of cusps would not keep their order. */
    readonly cusps: readonly number[];
  } | null;
}

/**
 * Composite by midpoints: every body in the middle of the shorter arc between the two natal places. The composite ascendant is turned
 * to the eastern side of the composite midheaven when its midpoint falls on the western one. [Hand]
 * @param withAngles false when one of the birth times is not known
 */
export function midpointComposite(first: WesternChart, second: WesternChart, withAngles: boolean): CompositeChart {
  const angles = withAngles ? compositeAngles(first, second) : null;
  const bodies = first.bodies.flatMap(({ id, longitude: own }) => {
    const [other] = westernBodies(second, [id]);
    if (!other) return [];
    const longitude = midpoint(own, other.longitude);
    const house = angles
      ? houseOf({ system: 'porphyry', cusps: angles.cusps }, angles.ascendant.longitude, longitude)
      : null;
    return [{ id, ...tropicalPoint(longitude), house }];
  });
  return { bodies, angles };
}

/**
 * Davison chart: the sky in the middle of the two births in time and place. Latitude is the mean of both, longitude the middle of the
 * shorter way round. [Davison]
 */
export function davisonChart(
  ephemeris: Ephemeris,
  first: WesternChart,
  second: WesternChart,
  houseSystem: HouseSystem,
): WesternChart {
  const place: GeoPlace = {
    latitude: (first.place.latitude + second.place.latitude) / 2,
    longitude: shortestArc(0, midpoint(first.place.longitude, second.place.longitude)),
  };
  return westernChart(ephemeris, (first.julianDay + second.julianDay) / 2, place, houseSystem);
}

function compositeAngles(first: WesternChart, second: WesternChart): NonNullable<CompositeChart['angles']> {
  const midheaven = midpoint(first.midheaven.longitude, second.midheaven.longitude);
  const middle = midpoint(first.ascendant.longitude, second.ascendant.longitude);
  const ascendant = arcForward(midheaven, middle) < 180 ? middle : normalizeDegrees(middle + 180);
  return {
    ascendant: tropicalPoint(ascendant),
    midheaven: tropicalPoint(midheaven),
    cusps: porphyryCusps(ascendant, midheaven),
  };
}

/** Cusps that cut each quadrant between two angles into three equal parts; `cusps[i]` begins house i+1. */
function porphyryCusps(ascendant: number, midheaven: number): number[] {
  const upper = arcForward(midheaven, ascendant) / 3;
  const lower = 60 - upper;
  const east = [0, 1, 2].map((step) => normalizeDegrees(ascendant + step * lower));
  const south = [0, 1, 2].map((step) => normalizeDegrees(midheaven + 180 + step * upper));
  const half = [...east, ...south];
  return [...half, ...half.map((cusp) => normalizeDegrees(cusp + 180))];
}
