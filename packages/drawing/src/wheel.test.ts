import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spreadAngles } from './angular-spread.ts';
import { boxesOverlap } from './plane.ts';
import { wheel } from './wheel.ts';

const longitude = fc.double({ min: 0, max: 359.999, noNaN: true });
const gapOf = (a: number, b: number) => {
  const gap = Math.abs(a - b) % 360;
  return Math.min(gap, 360 - gap);
};

describe('angular spread', () => {
  it('keeps every two angles apart and moves nothing that was apart already', () => {
    fc.assert(
      fc.property(
        fc.array(longitude, { minLength: 2, maxLength: 14 }),
        fc.double({ min: 1, max: 40, noNaN: true }),
        (angles, separation) => {
          const spread = spreadAngles(angles, separation);
          const least = Math.min(separation, 360 / angles.length);
          spread.forEach((angle, index) => {
            expect(angle).toBeGreaterThanOrEqual(0);
            expect(angle).toBeLessThan(360);
            for (const other of spread.slice(index + 1)) expect(gapOf(angle, other)).toBeGreaterThan(least - 1e-6);
          });
          const apart = angles.every((angle, index) =>
            angles.slice(index + 1).every((other) => gapOf(angle, other) >= separation),
          );
          if (!apart) return;
          spread.forEach((angle, index) => {
            expect(gapOf(angle, angles[index] ?? 0)).toBeLessThan(1e-6);
          });
        },
      ),
    );
  });

  it('keeps the circular order', () => {
    expect(spreadAngles([10, 11, 12], 10).map(Math.round)).toEqual([1, 11, 21]);
    expect(spreadAngles([359, 1], 10).map(Math.round)).toEqual([355, 5]);
  });
});

describe('wheel', () => {
  const ids = [
    'sun',
    'moon',
    'mars',
    'mercury',
    'jupiter',
    'venus',
    'saturn',
    'rahu',
    'ketu',
    'uranus',
    'neptune',
    'pluto',
  ];
  const cusps = Array.from({ length: 12 }, (_, index) => index * 30 + 12);

  it('draws every body and lets no two labels touch, also with a dozen bodies in one sign', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 300, max: 640 }),
        longitude,
        fc.boolean(),
        fc.tuple(...ids.map(() => longitude)),
        (size, ascendant, crowded, places) => {
          const bodies = ids.map((id, index) => ({
            id,
            longitude: crowded ? (places[index] ?? 0) / 12 : (places[index] ?? 0),
            degree: '29°',
          }));
          const drawn = wheel({ size, ascendant, midheaven: null, cusps, bodies });
          expect(drawn.bodies.map((body) => body.id)).toEqual(ids);
          drawn.bodies.forEach((body, index) => {
            for (const other of drawn.bodies.slice(index + 1)) {
              for (const a of body.boxes) for (const b of other.boxes) expect(boxesOverlap(a, b, 1)).toBe(false);
            }
          });
        },
      ),
      { numRuns: 150 },
    );
  });

  it('puts the ascendant at the left and the midheaven of equal houses above', () => {
    const drawn = wheel({
      size: 480,
      ascendant: 100,
      midheaven: 10,
      cusps: Array.from({ length: 12 }, (_, index) => (100 + index * 30) % 360),
      bodies: [],
    });
    expect(drawn.houses[0]?.cusp.startsWith('M')).toBe(true);
    const as = drawn.axes.find((axis) => axis.id === 'As');
    const mc = drawn.axes.find((axis) => axis.id === 'MC');
    expect(as?.x).toBeLessThan(100);
    expect(mc?.y).toBeLessThan(100);
  });

  it('writes the degrees of the axes in its middle, and their letters alone where that is small', () => {
    fc.assert(
      fc.property(fc.integer({ min: 240, max: 640 }), longitude, longitude, (size, ascendant, midheaven) => {
        const drawn = wheel({
          size,
          ascendant,
          midheaven,
          axisDegrees: { As: '16°41′', MC: '11°31′' },
          cusps: Array.from({ length: 12 }, (_, index) => (ascendant + index * 30) % 360),
          bodies: [],
        });
        for (const { x, y, degree } of drawn.axes) {
          if (degree === null) continue;
          for (const [cornerX, cornerY] of [
            [x - 21, y - 10],
            [x + 21, y - 10],
            [degree.x - 21, degree.y + 2],
            [degree.x + 21, degree.y + 2],
          ] as const) {
            expect(Math.hypot(cornerX - drawn.centre.x, cornerY - drawn.centre.y)).toBeLessThan(
              drawn.radii.aspects + 4,
            );
          }
        }
        expect(drawn.axes.every(({ degree }) => degree !== null)).toBe(drawn.radii.aspects >= 72);
      }),
    );
  });

  it('lets no label of the outer ring touch another or a natal one, at any width', () => {
    const nine = ids.slice(0, 9);
    fc.assert(
      fc.property(
        fc.integer({ min: 300, max: 560 }),
        longitude,
        fc.tuple(...nine.map(() => longitude)),
        fc.tuple(...nine.map(() => longitude)),
        (size, ascendant, natal, transits) => {
          const at = (places: readonly number[]) =>
            nine.map((id, index) => ({
              id,
              longitude: places[index] ?? 0,
              degree: '29°',
              isRetrograde: index % 2 === 0,
            }));
          const drawn = wheel({ size, ascendant, midheaven: null, cusps, bodies: at(natal), outer: at(transits) });
          expect(drawn.outer.map((body) => body.id)).toEqual(nine);
          const all = [...drawn.bodies, ...drawn.outer];
          all.forEach((body, index) => {
            for (const other of all.slice(index + 1)) {
              for (const a of body.boxes) for (const b of other.boxes) expect(boxesOverlap(a, b, 1)).toBe(false);
            }
          });
          for (const body of drawn.outer) {
            const { x, y, width, height } = body.glyph;
            const away = Math.hypot(x + width / 2 - drawn.centre.x, y + height / 2 - drawn.centre.y);
            expect(away).toBeGreaterThan(drawn.radii.outer ?? Number.POSITIVE_INFINITY);
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it('has no houses and no axes when the time is unknown', () => {
    const drawn = wheel({
      size: 480,
      ascendant: null,
      midheaven: null,
      cusps: null,
      bodies: [{ id: 'sun', longitude: 3, degree: '3°' }],
    });
    expect(drawn.houses).toEqual([]);
    expect(drawn.axes).toEqual([]);
    expect(drawn.bodies).toHaveLength(1);
  });
});
