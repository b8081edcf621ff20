import land from 'world-atlas/land-110m.json';

/** Longitude and latitude, degrees. */
export type LonLat = readonly [number, number];

/**
 * Rings of the coastlines, decoded from the quantized, delta-encoded arcs of a topology: a ring names its arcs, one written `~index` runs
 * backwards, and the point where two arcs meet stands in both.
 * Source: TopoJSON specification 2.1.3, 2.1.4; data of Natural Earth 1:110m, public domain.
 */
export function landRings(): LonLat[][] {
  const arcs = land.arcs.map(decoded);
  return land.objects.land.geometries.flatMap(({ arcs: polygons }) =>
    polygons.flatMap((rings) =>
      rings.map((ring) =>
        ring.flatMap((index, place) => {
          const arc = index < 0 ? [...(arcs[~index] ?? [])].reverse() : (arcs[index] ?? []);
          return place === 0 ? arc : arc.slice(1);
        }),
      ),
    ),
  );
}

function decoded(arc: readonly (readonly number[])[]): LonLat[] {
  const [scaleX = 1, scaleY = 1] = land.transform.scale;
  const [moveX = 0, moveY = 0] = land.transform.translate;
  let [x, y] = [0, 0];
  return arc.map(([dx = 0, dy = 0]) => {
    x += dx;
    y += dy;
    return [x * scaleX + moveX, y * scaleY + moveY];
  });
}
