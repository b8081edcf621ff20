import { shortestArc } from '../../angle/degrees.ts';
import type { ParanAngle } from '../star/parans.ts';
import { type BodyOverEarth, horizonLatitude } from './angle-lines.ts';
import { directionOf, geoLongitude, pointOf, poleOf, RADIAN, type SpherePoint } from './sphere.ts';

/** A crossing of two lines: along its latitude the two bodies come to their angles at one time. */
export interface MapParan<Id> extends SpherePoint {
  readonly a: Id;
  readonly aAngle: ParanAngle;
  readonly b: Id;
  readonly bAngle: ParanAngle;
}

/** Beyond it all lines run together, degrees. */
const LAST_LATITUDE = 75;
/** Two bodies nearer than this to one direction, or to opposite ones, have one horizon: sine of the arc. */
const SAME_HORIZON = Math.sin(0.1 * RADIAN);

/**
 * Crossings of the lines of bodies, pair by pair, between 75° south and north. Where both are on the horizon the zenith is 90° from
 * both; where one is on the meridian the other is on the horizon at that hour angle. Two meridians do not cross.
 */
export function mapParans<Id>(bodies: readonly BodyOverEarth<Id>[]): MapParan<Id>[] {
  return bodies
    .flatMap((a, index) =>
      bodies.slice(index + 1).flatMap((b) => [
        ...onBothHorizons(a, b),
        ...onMeridianOf(a, b),
        ...onMeridianOf(b, a).map(({ a: at, aAngle, b: on, bAngle, ...point }) => ({
          ...point,
          a: on,
          aAngle: bAngle,
          b: at,
          bAngle: aAngle,
        })),
      ]),
    )
    .filter(({ latitude }) => Math.abs(latitude) <= LAST_LATITUDE);
}

function onBothHorizons<Id>(a: BodyOverEarth<Id>, b: BodyOverEarth<Id>): MapParan<Id>[] {
  const [x, y, z] = poleOf(directionOf(a.zenith), directionOf(b.zenith));
  if (Math.hypot(x, y, z) < SAME_HORIZON) return [];
  return ([1, -1] as const).map((side) => {
    const point = pointOf([side * x, side * y, side * z]);
    return { ...point, a: a.id, aAngle: sideOf(a, point), b: b.id, bAngle: sideOf(b, point) };
  });
}

/** East of the point a body stands over it has set or is setting; west of it, it rises. */
const sideOf = ({ zenith }: BodyOverEarth<unknown>, { longitude }: SpherePoint): 'rising' | 'setting' =>
  shortestArc(zenith.longitude, longitude) < 0 ? 'rising' : 'setting';

/** Places on the two meridians of `a` where `b` is on the horizon. */
function onMeridianOf<Id>(a: BodyOverEarth<Id>, b: BodyOverEarth<Id>): MapParan<Id>[] {
  return (['culminating', 'anticulminating'] as const).map((aAngle) => {
    const longitude = geoLongitude(a.zenith.longitude + (aAngle === 'culminating' ? 0 : 180));
    const latitude = horizonLatitude(b.declination, shortestArc(b.zenith.longitude, longitude));
    return { latitude, longitude, a: a.id, aAngle, b: b.id, bAngle: sideOf(b, { latitude, longitude }) };
  });
}
