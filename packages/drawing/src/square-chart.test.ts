import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labelWidth, type Occupant } from './body-label.ts';
import { eastIndianChart } from './east-indian.ts';
import { glanceLines } from './glance-lines.ts';
import { northIndianChart } from './north-indian.ts';
import { type Box, boxesOverlap, type Point, polygonArea, polygonHolds } from './plane.ts';
import { overflowId, splitRows } from './rows.ts';
import { southIndianChart } from './south-indian.ts';
import type { HouseContent, SquareChart, SquareChartInput } from './square-chart.ts';
import { textWidth } from './text-width.ts';

const styles: readonly (readonly [string, (input: SquareChartInput) => SquareChart])[] = [
  ['north', northIndianChart],
  ['south', southIndianChart],
  ['east', eastIndianChart],
];

const letters = ['Ла', 'Со', 'Лу', 'Ма', 'Ме', 'Юп', 'Ве', 'Са', 'Ра', 'Ке', 'Ур', 'Не', 'Пл'] as const;
const marks = ['retrograde', 'exalted', 'debilitated', 'combust', 'vargottama'] as const;

/** Puts each body in the house drawn for it, the lagna always in house 1. */
const chartInput = (sizes: fc.Arbitrary<number>, maxInHouse: number) =>
  fc
    .record({
      size: sizes,
      lagnaSign: fc.integer({ min: 1, max: 12 }),
      bodies: fc.tuple(
        ...letters.slice(1).map((label) =>
          fc.record({
            label: fc.constant(label),
            house: fc.integer({ min: 1, max: 12 }),
            degree: fc.integer({ min: 0, max: 29 }),
            marks: fc.uniqueArray(fc.constantFrom(...marks), { maxLength: 3 }),
          }),
        ),
      ),
      crowd: fc.option(fc.integer({ min: 1, max: 12 }), { nil: null }),
      crowdSize: fc.integer({ min: 2, max: maxInHouse }),
    })
    .map(({ size, lagnaSign, bodies, crowd, crowdSize }): SquareChartInput => {
      const houses = Array.from({ length: 12 }, (_, index): HouseContent => {
        const house = index + 1;
        const lagna: Occupant[] = house === 1 ? [{ id: 'Ла', label: 'Ла', degree: '22°' }] : [];
        const own = bodies
          .filter((body, order) => (crowd !== null && order < crowdSize ? crowd : body.house) === house)
          .slice(0, maxInHouse)
          .map(
            (body): Occupant => ({ id: body.label, label: body.label, degree: `${body.degree}°`, marks: body.marks }),
          );
        return { house, sign: ((lagnaSign + index - 1) % 12) + 1, occupants: [...lagna, ...own].slice(0, maxInHouse) };
      });
      return { size, houses };
    });

const corners = (box: Box) => [
  { x: box.x, y: box.y },
  { x: box.x + box.width, y: box.y },
  { x: box.x + box.width, y: box.y + box.height },
  { x: box.x, y: box.y + box.height },
];

/** Pairs of boxes that overlap; one comparison for all, as a matcher costs more than the geometry. */
const touching = (boxes: readonly Box[]) =>
  boxes.flatMap((box, index) =>
    boxes.slice(index + 1).flatMap((other) => (boxesOverlap(box, other) ? [[box, other]] : [])),
  );

/** Corners of boxes that leave an outline. */
const leaving = (outline: readonly Point[], boxes: readonly Box[]) =>
  boxes.flatMap(corners).filter((corner) => !polygonHolds(outline, corner));

describe.each(styles)('%s chart', (name, draw) => {
  it('draws every body once, inside its own house, at any size from 260 px, with 8 bodies and the lagna in a house', () => {
    fc.assert(
      fc.property(chartInput(fc.integer({ min: 260, max: 640 }), 8), (input) => {
        const chart = draw(input);
        for (const content of input.houses) {
          const house = chart.houses.find((shape) => shape.house === content.house);
          expect(house?.hidden).toEqual([]);
          expect(house?.bodies.map((body) => body.id)).toEqual(content.occupants.map((body) => body.id));
          expect(leaving(house?.outline ?? [], house?.bodies.map(({ box }) => box) ?? [])).toEqual([]);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('never lets labels touch each other or a sign number', () => {
    fc.assert(
      fc.property(chartInput(fc.integer({ min: 110, max: 640 }), 12), (input) => {
        const chart = draw(input);
        const boxes = chart.houses.flatMap((house) => {
          const sign = house.signLabel;
          const width = sign ? textWidth(sign.label, sign.fontSize) : 0;
          return [
            ...house.bodies.map((body) => body.box),
            ...(sign ? [{ x: sign.x - width / 2, y: sign.y - 9, width, height: 9 }] : []),
          ];
        });
        expect(touching(boxes)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('leaves no body out of a small chart, however crowded a house is', () => {
    fc.assert(
      fc.property(chartInput(fc.integer({ min: 110, max: 259 }), 12), (input) => {
        const chart = draw(input);
        for (const house of chart.houses) {
          const content = input.houses.find((item) => item.house === house.house);
          expect(house.hidden).toEqual([]);
          expect(house.bodies.map((body) => body.id)).toEqual(content?.occupants.map((body) => body.id));
        }
        const square = [
          { x: 0, y: 0 },
          { x: chart.size, y: 0 },
          { x: chart.size, y: chart.size },
          { x: 0, y: chart.size },
        ];
        expect(
          leaving(
            square,
            chart.houses.flatMap((house) => house.bodies.map(({ box }) => box)),
          ),
        ).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('never gives up a natal body for a mark of a layer, and sets the marks clear of everything else', () => {
    fc.assert(
      fc.property(
        chartInput(fc.integer({ min: 280, max: 480 }), 6),
        fc.array(fc.tuple(fc.integer({ min: 0, max: 11 }), fc.constantFrom('А2', 'А11', 'АЛ', 'ВрЛ', 'Са')), {
          maxLength: 29,
        }),
        (input, marks) => {
          const layered = input.houses.map((content, index) => ({
            ...content,
            occupants: [
              ...content.occupants,
              ...marks.flatMap(([at, label], order) =>
                at === index ? [{ id: `mark${order}`, label, layer: 'point' }] : [],
              ),
            ],
          }));
          const plain = draw(input);
          draw({ ...input, houses: layered }).houses.forEach((house, index) => {
            const natal = house.bodies.filter((body) => body.layer === undefined && body.id !== overflowId);
            expect(natal.map((body) => body.id)).toEqual(plain.houses[index]?.bodies.map((body) => body.id));
            const accounted = [
              ...house.bodies.filter((body) => body.id !== overflowId).map(({ id }) => id),
              ...house.hidden,
            ];
            expect(accounted).toEqual(layered[index]?.occupants.map((occupant) => occupant.id));
            const boxes = house.bodies.map(({ box }) => box);
            expect(leaving(house.outline, boxes)).toEqual([]);
            expect(touching(boxes)).toEqual([]);
          });
        },
      ),
      { numRuns: 60 },
    );
  });

  it('bends a glance from the label of the body to just inside the house it looks at', () => {
    fc.assert(
      fc.property(
        chartInput(fc.integer({ min: 260, max: 640 }), 8),
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom(...letters.slice(1)),
        (input, sign, from) => {
          const chart = draw(input);
          const source = input.houses.find(({ occupants }) => occupants.some(({ id }) => id === from));
          if (!source || source.sign === sign) return;
          const [line, ...more] = glanceLines(chart, [{ from, sign }]);
          expect(more).toEqual([]);
          const [home, target] = [source.sign, sign].map((at) => chart.houses.find((house) => house.sign === at));
          expect(line?.house).toBe(target?.house);
          if (!line) return;
          expect(polygonHolds(target?.outline ?? [], line.end)).toBe(true);
          expect(polygonHolds(home?.outline ?? [], line.start, 0.5)).toBe(true);
          expect(polygonHolds(target?.outline ?? [], line.start, -0.5)).toBe(false);
        },
      ),
      { numRuns: 80 },
    );
    const empty = Array.from({ length: 12 }, (_, index) => ({ house: index + 1, sign: index + 1, occupants: [] }));
    expect(glanceLines(draw({ size: 300, houses: empty }), [{ from: 'Са', sign: 4 }])).toEqual([]);
  });

  it('covers the square with its twelve houses, the free middle included, without overlap', () => {
    const houses = Array.from({ length: 12 }, (_, index) => ({ house: index + 1, sign: index + 1, occupants: [] }));
    const chart = draw({ size: 400, houses });
    const middle = chart.centre ? chart.centre.width * chart.centre.height : 0;
    const area = chart.houses.reduce((sum, house) => sum + polygonArea(house.outline), 0);
    expect(area + middle).toBeCloseTo(400 * 400, 6);
    fc.assert(
      fc.property(
        fc.double({ min: 0.5, max: 399.5, noNaN: true }),
        fc.double({ min: 0.5, max: 399.5, noNaN: true }),
        (x, y) => {
          const isHeld = chart.houses.some((house) => polygonHolds(house.outline, { x, y }));
          const inMiddle = chart.centre
            ? x >= chart.centre.x &&
              x <= chart.centre.x + chart.centre.width &&
              y >= chart.centre.y &&
              y <= chart.centre.y + chart.centre.height
            : false;
          expect(isHeld || inMiddle).toBe(true);
        },
      ),
    );
  });

  it(`keeps text at 13 px or more whatever the size (${name})`, () => {
    fc.assert(
      fc.property(chartInput(fc.integer({ min: 96, max: 640 }), 12), (input) => {
        for (const house of draw(input).houses) {
          const sizes = house.bodies.flatMap((body) => [body.fontSize, body.degree?.fontSize ?? 13]);
          expect(sizes.filter((size) => !(size >= 13))).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('north Indian sign numbers', () => {
  const houses = Array.from({ length: 12 }, (_, index) => ({ house: index + 1, sign: index + 1, occupants: [] }));

  it('stand 14 px from the crossing, 11 px below 320 px', () => {
    const middleOf = (size: number) => {
      const label = northIndianChart({ size, houses }).houses[0]?.signLabel;
      return size / 2 - ((label?.y ?? 0) - 13 * 0.36);
    };
    expect(middleOf(338)).toBeCloseTo(14, 6);
    expect(middleOf(300)).toBeCloseTo(11, 6);
  });

  it('are printed for house 1 only below 260 px', () => {
    const printed = northIndianChart({ size: 200, houses }).houses.filter((house) => house.signLabel);
    expect(printed.map((house) => house.house)).toEqual([1]);
  });
});

describe('marks', () => {
  it('widen the label, except vargottama, which is a line under the letters', () => {
    const density = { letterSize: 16, degreeSize: 13, markSize: 12, pitch: 24, gap: 8, inset: 4 };
    const plain = labelWidth({ id: 'a', label: 'Са' }, density);
    expect(labelWidth({ id: 'a', label: 'Са', marks: ['retrograde'] }, density)).toBe(plain + 13);
    expect(labelWidth({ id: 'a', label: 'Са', marks: ['vargottama'] }, density)).toBe(plain);
  });
});

describe('rows', () => {
  it('keep order and never exceed their capacity', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 10, max: 60 }), { minLength: 1, maxLength: 10 }),
        fc.array(fc.integer({ min: 20, max: 200 }), { minLength: 1, maxLength: 6 }),
        (widths, capacities) => {
          const starts = splitRows(widths, 5, capacities);
          if (!starts) return;
          expect(starts[0]).toBe(0);
          starts.forEach((start, row) => {
            const row_ = widths.slice(start, starts[row + 1] ?? widths.length);
            expect(row_.length).toBeGreaterThan(0);
            expect(row_.reduce((sum, width) => sum + width, 0) + 5 * (row_.length - 1)).toBeLessThanOrEqual(
              capacities[row] ?? 0,
            );
          });
        },
      ),
    );
  });
});
