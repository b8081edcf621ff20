import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { must } from '../../../scripts/must.ts';
import { type Direction, neighbourOf, type Spot } from './neighbour.ts';
import { destinyMatrixDrawing, type MatrixValues } from './numerology-matrix.ts';
import { psychomatrixSquare, squareLines } from './numerology-square.ts';

const directions: readonly Direction[] = ['left', 'right', 'up', 'down'];
const arcanum = fc.integer({ min: 1, max: 22 });
const triple = fc.tuple(arcanum, arcanum, arcanum);
const matrixValues: fc.Arbitrary<MatrixValues> = fc.record({
  E: arcanum,
  left: triple,
  top: triple,
  right: triple,
  bottom: triple,
  topLeft: triple,
  topRight: triple,
  bottomRight: triple,
  bottomLeft: triple,
  entry: arcanum,
  love: arcanum,
  money: arcanum,
});
const matrixInput = fc.record({
  values: matrixValues,
  width: fc.integer({ min: 200, max: 900 }),
  ringStart: fc.constantFrom('A' as const, 'C' as const),
  ringIndex: fc.option(fc.integer({ min: 0, max: 63 }), { nil: null }),
});
const count = fc.integer({ min: 0, max: 12 });
const squareInput = fc.record({
  counts: fc.record({ 1: count, 2: count, 3: count, 4: count, 5: count, 6: count, 7: count, 8: count, 9: count }),
  lines: fc.record({
    purpose_147: count,
    family_258: count,
    stability_369: count,
    selfEsteem_123: count,
    finance_456: count,
    talent_789: count,
    spirituality_159: count,
    temperament_357: count,
  }),
  width: fc.integer({ min: 100, max: 900 }),
});

/** Spots that arrows alone lead to from the first one. */
function reached(spots: readonly Spot[]): Set<string> {
  const seen = new Set([must(spots[0]).id]);
  for (const id of seen) {
    for (const direction of directions) {
      const next = neighbourOf(spots, id, direction);
      if (next !== null) seen.add(next);
    }
  }
  return seen;
}

describe('neighbourOf', () => {
  const grid: Spot[] = [0, 1, 2].flatMap((row) => [0, 1, 2].map((x) => ({ id: `${row}${x}`, x: x * 50, y: row * 40 })));

  it('walks a grid like a table', () => {
    expect(directions.map((direction) => neighbourOf(grid, '11', direction))).toEqual(['10', '12', '01', '21']);
    expect(neighbourOf(grid, '00', 'left')).toBeNull();
    expect(neighbourOf(grid, 'none', 'left')).toBeNull();
  });

  it('never stays where it is', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 400 }) }), {
          minLength: 1,
        }),
        fc.constantFrom(...directions),
        (points, direction) => {
          const spots = points.map((point, index) => ({ ...point, id: String(index) }));
          expect(neighbourOf(spots, '0', direction)).not.toBe('0');
        },
      ),
    );
  });
});

describe('the square of Pythagoras', () => {
  it('stands in columns 1 2 3, 4 5 6, 7 8 9 inside its own frame', () => {
    fc.assert(
      fc.property(squareInput, (input) => {
        const square = psychomatrixSquare(input);
        const at = (digit: number) => must(square.cells[digit - 1]).box;
        expect(at(2).x).toBe(at(1).x);
        expect(at(2).y).toBeGreaterThan(at(1).y);
        expect(at(4).y).toBe(at(1).y);
        expect(at(4).x).toBeGreaterThan(at(1).x);
        for (const { centre, radius } of square.lines) {
          expect(centre.x + radius).toBeLessThanOrEqual(square.width);
          expect(centre.y + radius).toBeLessThanOrEqual(square.height);
          expect(centre.y - radius).toBeGreaterThanOrEqual(0);
        }
        if (input.width >= 260) expect(square.width).toBeLessThanOrEqual(input.width);
      }),
    );
  });

  it('writes a digit as often as it occurs, and counts where that does not fit', () => {
    fc.assert(
      fc.property(squareInput, (input) => {
        for (const cell of psychomatrixSquare(input).cells) {
          const repeated = String(cell.digit).repeat(cell.count);
          expect([repeated === '' ? '—' : repeated, `${cell.digit}×${cell.count}`]).toContain(cell.value.label);
          expect(cell.value.fontSize).toBeGreaterThanOrEqual(15);
          expect(cell.value.label.length * 0.52 * cell.value.fontSize).toBeLessThanOrEqual(cell.box.width);
        }
      }),
    );
  });

  it('joins each count to a whole line of three different cells', () => {
    for (const line of squareLines) {
      expect(new Set(line.digits).size).toBe(3);
      expect(line.id.endsWith(line.digits.join(''))).toBe(true);
    }
  });

  it('is walked by arrows whole', () => {
    fc.assert(
      fc.property(squareInput, (input) => {
        const { cells, lines } = psychomatrixSquare(input);
        const spots = [
          ...cells.map(({ digit, box }) => ({
            id: String(digit),
            x: box.x + box.width / 2,
            y: box.y + box.height / 2,
          })),
          ...lines.map(({ id, centre }) => ({ id, ...centre })),
        ];
        expect(reached(spots).size).toBe(17);
      }),
    );
  });
});

describe('the octagon of the matrix of destiny', () => {
  it('has 28 circles that never touch and stay inside, text from 13 px', () => {
    fc.assert(
      fc.property(matrixInput, (input) => {
        const { nodes, width, height } = destinyMatrixDrawing(input);
        expect(nodes).toHaveLength(28);
        expect(new Set(nodes.map((node) => node.id)).size).toBe(28);
        nodes.forEach((a, index) => {
          expect(a.x - a.radius).toBeGreaterThanOrEqual(0);
          expect(a.x + a.radius).toBeLessThanOrEqual(width);
          expect(a.y - a.radius).toBeGreaterThanOrEqual(0);
          expect(a.y + a.radius).toBeLessThanOrEqual(height);
          expect(a.label.fontSize).toBeGreaterThanOrEqual(13);
          for (const b of nodes.slice(index + 1)) {
            expect(Math.hypot(a.x - b.x, a.y - b.y), `${a.id} and ${b.id}`).toBeGreaterThan(a.radius + b.radius);
          }
        });
      }),
    );
  });

  it('puts the value of every point in its circle', () => {
    fc.assert(
      fc.property(matrixInput, (input) => {
        const { nodes } = destinyMatrixDrawing(input);
        const value = (id: string) => nodes.find((node) => node.id === id)?.value;
        const { values } = input;
        expect([value('A'), value('a2'), value('a1')]).toEqual(values.left);
        expect([value('H'), value('h2'), value('h1')]).toEqual(values.bottomRight);
        expect([value('E'), value('love'), value('entry'), value('money')]).toEqual([
          values.E,
          values.love,
          values.entry,
          values.money,
        ]);
      }),
    );
  });

  it('has 64 points of the ring, ten years a corner, evenly on the octagon', () => {
    fc.assert(
      fc.property(matrixInput, (input) => {
        const { ticks, ages, nodes } = destinyMatrixDrawing(input);
        expect(ticks).toHaveLength(64);
        expect(ages.map((age) => age.label)).toEqual(['0', '10', '20', '30', '40', '50', '60', '70']);
        const order = input.ringStart === 'A' ? 'AFBGCHDI' : 'CGBFAIDH';
        [...order].forEach((id, side) => {
          const corner = nodes.find((node) => node.id === id);
          const tick = must(ticks[side * 8]);
          expect(Math.hypot((corner?.x ?? 0) - tick.x, (corner?.y ?? 0) - tick.y)).toBeLessThan(0.001);
        });
        const steps = ticks.map((tick, index) => {
          const next = must(ticks[(index + 1) % 64]);
          return Math.hypot(next.x - tick.x, next.y - tick.y);
        });
        for (const step of steps) expect(step).toBeCloseTo(must(steps[0]), 6);
      }),
    );
  });

  it('points at the current age only when there is one', () => {
    fc.assert(
      fc.property(matrixInput, (input) => {
        const { now } = destinyMatrixDrawing(input);
        expect(now?.index ?? null).toBe(input.ringIndex);
      }),
    );
  });

  it('is walked by arrows whole', () => {
    fc.assert(
      fc.property(matrixInput, (input) => {
        expect(reached(destinyMatrixDrawing(input).nodes).size).toBe(28);
      }),
    );
  });
});
