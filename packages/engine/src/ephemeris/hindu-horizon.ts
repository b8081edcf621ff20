import { normalizeDegrees, shortestArc } from '../angle/degrees.ts';

/** What the solver asks of the sky. */
export interface HinduSky {
  /** Apparent tropical longitude of the Sun or the Moon, degrees. */
  longitude(julianDay: number): number;
  /** Apparent sidereal time at Greenwich, degrees. */
  siderealTime(julianDay: number): number;
  /** True obliquity of the ecliptic, degrees; it does not change within a day. */
  readonly obliquity: number;
}

const RADIAN = Math.PI / 180;
/** How fast the sky turns against the Sun, degrees a day; against the Moon by a twenty-seventh slower, which the next step makes good. */
const TURN = 360;
/** A hundredth of a second. */
const TOLERANCE = 1e-7;
/** Nearer than this to a day or night without end the search is left to the library, which handles the edges. */
const EDGE = 0.97;

/**
 * The next rise or set of the Sun or the Moon by the Hindu rule (centre of the disc, seen from the Earth's centre, no refraction, no
 * ecliptic latitude), by Newton's steps on the hour angle: four positions instead of the library's thirty.
 * @param altitude degrees of the centre at the event; 0 by the Hindu rule
 * @returns Julian day (UT) after the start, to 0.01 s; null where the body comes near to not rising or setting
 */
export function hinduRiseSet(
  sky: HinduSky,
  start: number,
  kind: 'rise' | 'set',
  latitude: number,
  longitude: number,
  altitude = 0,
): number | null {
  const miss = (julianDay: number): number | null => {
    const body = sky.longitude(julianDay) * RADIAN;
    const tilt = sky.obliquity * RADIAN;
    const declination = Math.asin(Math.sin(tilt) * Math.sin(body));
    const cosine =
      Math.sin(altitude * RADIAN) / (Math.cos(latitude * RADIAN) * Math.cos(declination)) -
      Math.tan(latitude * RADIAN) * Math.tan(declination);
    if (!(Math.abs(cosine) < EDGE)) return null;
    const ascension = Math.atan2(Math.cos(tilt) * Math.sin(body), Math.cos(body)) / RADIAN;
    const hourAngle = Math.acos(cosine) / RADIAN;
    const wanted = ascension + (kind === 'rise' ? -hourAngle : hourAngle);
    return normalizeDegrees(wanted - sky.siderealTime(julianDay) - longitude);
  };
  const first = miss(start);
  if (first === null) return null;
  let time = start + first / TURN;
  for (let step = 0; step < 8; step++) {
    const arc = miss(time);
    if (arc === null) return null;
    const move = shortestArc(0, arc) / TURN;
    time += move;
    if (Math.abs(move) < TOLERANCE) {
      // Refining may slip back over the start by the change of the sunrise within a day: then it is the next one.
      return time > start ? time : hinduRiseSet(sky, start + 0.5, kind, latitude, longitude, altitude);
    }
  }
  return null;
}
