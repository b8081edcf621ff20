import { describe, expect, it } from 'vitest';
import { kalanalaPlaces, kotaPlaces, tripatakiPlaces } from './star-diagrams.ts';
import { sudarshanaDrawing } from './sudarshana.ts';

const distance = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

/** Width of a phone's drawing: three letters of a star must not touch the next star's. */
const phone = 312;

describe.each([
  ['kota', kotaPlaces, 28],
  ['kalanala', kalanalaPlaces, 28],
  ['tripataki', tripatakiPlaces, 12],
] as const)('places of the %s chakra', (_, placesOf, count) => {
  const places = placesOf(phone);

  it('are numbered in order, inside the square', () => {
    expect(places.map(({ position }) => position)).toEqual(Array.from({ length: count }, (__, index) => index + 1));
    for (const { x, y } of places) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x, y)).toBeLessThanOrEqual(phone);
    }
  });

  it('stand apart, so that names do not touch', () => {
    for (const one of places) {
      for (const other of places) {
        if (one.position < other.position) expect(distance(one, other)).toBeGreaterThan(30);
      }
    }
  });
});

it('the kota leads in by corners, stands at four pillars and leads out by sides', () => {
  const places = kotaPlaces(400);
  const isCorner = ({ x, y }: { x: number; y: number }) => x !== 200 && y !== 200;
  expect(places.filter(isCorner).map(({ position }) => position % 7)).toEqual([1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3]);
  const nearest = [...places].sort((a, b) => distance(a, { x: 200, y: 200 }) - distance(b, { x: 200, y: 200 }));
  expect(
    nearest
      .slice(0, 4)
      .map(({ position }) => position)
      .sort((a, b) => a - b),
  ).toEqual([4, 11, 18, 25]);
});

it('the halves of the kalanala mirror each other: 2 and 28, 9 and 21, 15 alone', () => {
  const places = kalanalaPlaces(400);
  for (let position = 2; position <= 14; position += 1) {
    const [right, left] = [places[position - 1], places[29 - position]];
    expect([left?.x, left?.y]).toEqual([expect.closeTo(400 - (right?.x ?? 0), 2), right?.y]);
  }
});

describe('the sudarshana', () => {
  const ring = (occupants: number) => ({
    houses: Array.from({ length: 12 }, (_, index) => ({
      label: 'Ов',
      occupants: index === 3 ? Array.from({ length: occupants }, (__, n) => ({ id: `g${n}`, label: 'Со' })) : [],
    })),
  });

  it.each([312, 420, 560])('at %i px keeps every body inside its ring or says how many found no room', (size) => {
    const { rings, centre, hub } = sudarshanaDrawing([ring(5), ring(5), ring(5)], size);
    let inner = hub;
    for (const { radius, sectors } of rings) {
      const sector = sectors[3];
      expect((sector?.bodies.filter(({ id }) => id !== 'overflow').length ?? 0) + (sector?.hidden.length ?? 0)).toBe(5);
      for (const { box } of sector?.bodies ?? []) {
        const corners = [0, 1].flatMap((i) =>
          [0, 1].map((j) => ({ x: box.x + i * box.width, y: box.y + j * box.height })),
        );
        for (const corner of corners) {
          expect(distance(corner, centre)).toBeGreaterThan(inner - 0.5);
          expect(distance(corner, centre)).toBeLessThan(radius + 0.5);
        }
      }
      inner = radius;
    }
  });

  it('has house 1 on top and goes counterclockwise', () => {
    const { rings, centre } = sudarshanaDrawing([ring(0)], 400);
    const [first, second] = rings[0]?.sectors ?? [];
    expect(first?.middle.x).toBeCloseTo(centre.x);
    expect(first?.middle.y ?? 0).toBeLessThan(centre.y);
    expect(second?.middle.x ?? 0).toBeLessThan(centre.x);
  });
});
