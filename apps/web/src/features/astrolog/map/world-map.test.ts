import { describe, expect, it } from 'vitest';
import { lakeRings } from './lake-rings.ts';
import { landRings } from './land-rings.ts';
import { crossingOf, linePath, ringPath, worldProjection } from './world-projection.ts';

describe('coastlines', () => {
  const rings = landRings();

  it('are closed rings within the Earth, the Caspian among them', () => {
    expect(rings.length).toBeGreaterThan(100);
    for (const ring of rings) {
      expect(ring[0]).toEqual(ring.at(-1));
      for (const [longitude, latitude] of ring) {
        expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
        expect(Math.abs(latitude)).toBeLessThanOrEqual(90);
      }
    }
    const isOfCaspian = (ring: (typeof rings)[number]) =>
      ring.every(([longitude, latitude]) => longitude > 46 && longitude < 55 && latitude > 36 && latitude < 48);
    expect(rings.some(isOfCaspian)).toBe(true);
  });
});

describe('lakes', () => {
  const holds = (longitude: number, latitude: number) =>
    lakeRings().some((ring) =>
      ring.slice(1).reduce((isInside, [x, y], index) => {
        const [lastX, lastY] = ring[index] ?? [x, y];
        const isCrossed = y > latitude !== lastY > latitude;
        const at = lastX + ((latitude - lastY) / (y - lastY)) * (x - lastX);
        return isCrossed && longitude < at ? !isInside : isInside;
      }, false),
    );

  it('are closed rings', () => {
    for (const ring of lakeRings()) expect(ring[0]).toEqual(ring.at(-1));
  });

  it.each([
    ['Baikal', 108.1, 53.5],
    ['Ladoga', 31.4, 60.8],
    ['Onega', 35.4, 61.6],
    ['Balkhash', 74.5, 46.2],
    ['Victoria', 33, -1],
    ['Superior', -87.5, 47.7],
    ['Titicaca', -69.4, -15.8],
  ])('%s is water', (_, longitude, latitude) => expect(holds(longitude, latitude)).toBe(true));

  it.each([
    ['Moscow', 37.6, 55.75],
    ['Manaus, on a river', -60, -3.1],
    ['Atyrau, by the Caspian', 51.9, 47.1],
  ])('%s is none', (_, longitude, latitude) => expect(holds(longitude, latitude)).toBe(false));
});

describe('the projection', () => {
  const projection = worldProjection(720);

  it('draws no shore across the whole map', () => {
    for (const piece of ringPath(landRings(), projection).split('M').slice(1)) {
      const xs = [...piece.matchAll(/(-?[\d.]+) -?[\d.]+/g)].map(([, x]) => Number(x));
      for (const [index, x] of xs.slice(1).entries()) expect(Math.abs(x - (xs[index] ?? x))).toBeLessThan(90);
    }
  });

  it('finds the place that it drew', () => {
    const { latitude, longitude } = projection.at(projection.x(37.6), projection.y(55.75));
    expect(latitude).toBeCloseTo(55.75);
    expect(longitude).toBeCloseTo(37.6);
    expect(projection.at(-50, 9_999)).toEqual({ latitude: -60, longitude: -180 });
  });

  it('finds where a line crosses a latitude, over the edge of the map too', () => {
    const line = [
      [10, 178],
      [-10, -178],
      [-30, -170],
    ] as const;
    expect(crossingOf(line, -20)).toBeCloseTo(-174);
    expect(Math.abs(crossingOf(line, 0) ?? 0)).toBeCloseTo(180);
    expect(crossingOf(line, -60)).toBeNull();
  });

  it('carries a line over the edge instead of across the map', () => {
    const path = linePath(
      [
        [0, 179],
        [0, -179],
      ],
      projection,
    );
    const xs = [...path.matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x));
    expect(xs).toHaveLength(4);
    for (const index of [0, 2]) expect(Math.abs((xs[index + 1] ?? 0) - (xs[index] ?? 0))).toBeCloseTo(4, 1);
  });
});
