import { shortestArc } from '@nebosvod/engine/angle/degrees';
import type { LonLat } from './land-rings.ts';

/** Latitudes of the top and the bottom edge: the inhabited Earth. */
const top = 80;
const bottom = -60;

/** Plain cylindrical projection: a degree of latitude is as long as one of longitude, so that meridians stand upright. */
export interface WorldProjection {
  readonly width: number;
  readonly height: number;
  readonly x: (longitude: number) => number;
  readonly y: (latitude: number) => number;
  /** The place under a point of the drawing, kept within the edges. */
  readonly at: (x: number, y: number) => { readonly latitude: number; readonly longitude: number };
}

export function worldProjection(width: number): WorldProjection {
  const scale = width / 360;
  return {
    width,
    height: (top - bottom) * scale,
    x: (longitude) => (longitude + 180) * scale,
    y: (latitude) => (top - latitude) * scale,
    at: (x, y) => ({
      latitude: Math.max(bottom, Math.min(top, top - y / scale)),
      longitude: Math.max(-180, Math.min(179.99, x / scale - 180)),
    }),
  };
}

const fixed = (value: number) => value.toFixed(1);

/**
 * Coastlines as a path. A ring that goes once round the Earth is the shore of Antarctica, which lies below the bottom edge.
 */
export function ringPath(rings: readonly (readonly LonLat[])[], projection: WorldProjection): string {
  return rings
    .map((ring) => carriedOn(ring.map(([longitude, latitude]) => [latitude, longitude])))
    .filter((ring) => Math.abs((ring.at(-1)?.longitude ?? 0) - (ring[0]?.longitude ?? 0)) < 180)
    .map((ring) => copies(ring, projection, 'Z'))
    .join('');
}

/**
 * A line over the Earth as a path.
 * @param points latitude and longitude, degrees
 */
export function linePath(points: readonly (readonly [number, number])[], projection: WorldProjection): string {
  return copies(carriedOn(points), projection, '');
}

/** The longitude, −180 … 180 degrees, at which a line first crosses a latitude; null where it keeps to one side of it. */
export function crossingOf(points: readonly (readonly [number, number])[], latitude: number): number | null {
  const after = points.findIndex(
    ([up], index) => index > 0 && up <= latitude !== (points[index - 1]?.[0] ?? up) <= latitude,
  );
  const [start, end] = [points[after - 1], points[after]];
  if (start === undefined || end === undefined) return null;
  const share = (latitude - start[0]) / (end[0] - start[0]);
  return shortestArc(0, start[1] + shortestArc(start[1], end[1]) * share);
}

interface Carried {
  readonly latitude: number;
  /** Degrees, carried on past ±180. */
  readonly longitude: number;
}

/** Points with longitudes carried on, so that no step goes the long way round. */
function carriedOn(points: readonly (readonly [number, number])[]): Carried[] {
  let carried = points[0]?.[1] ?? 0;
  return points.map(([latitude, longitude]) => {
    carried += shortestArc(carried, longitude);
    return { latitude, longitude: carried };
  });
}

/** The path, and where it passes an edge of the map its copy a turn away, which goes on from the other edge. */
function copies(points: readonly Carried[], { x, y, width }: WorldProjection, end: 'Z' | ''): string {
  const xs = points.map(({ longitude }) => x(longitude));
  const [least, most] = [Math.min(...xs), Math.max(...xs)];
  return [-width, 0, width]
    .filter((turn) => most + turn >= 0 && least + turn <= width)
    .map((turn) => {
      const places = points.map(({ latitude }, index) => `${fixed((xs[index] ?? 0) + turn)} ${fixed(y(latitude))}`);
      return `M${places.join('L')}${end}`;
    })
    .join('');
}
