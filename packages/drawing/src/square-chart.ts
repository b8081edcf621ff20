import { type BodyShape, densitiesFor, type Occupant, smallChart, type TextShape } from './body-label.ts';
import { type Box, type Point, polygonPath } from './plane.ts';
import { type Cell, fillCell } from './rows.ts';
import { textWidth } from './text-width.ts';

/** A house of the chart to draw: number 1–12 from the chosen first house, sign 1–12 (1 = Aries), bodies in order. */
export interface HouseContent {
  readonly house: number;
  readonly sign: number;
  readonly occupants: readonly Occupant[];
}

export interface SquareChartInput {
  /** Twelve houses, any order. */
  readonly houses: readonly HouseContent[];
  /** Side of the square, px. Text does not scale with it. */
  readonly size: number;
}

/** A drawn house: its area (also the target of pointer and focus), sign number and bodies. */
export interface HouseShape {
  readonly house: number;
  readonly sign: number;
  readonly outline: readonly Point[];
  readonly d: string;
  /** Text anchored at its middle; `null` where a small chart leaves it to the spoken name. */
  readonly signLabel: TextShape | null;
  readonly bodies: readonly BodyShape[];
  /** Bodies that found no room; drawn as «+n». */
  readonly hidden: readonly string[];
  /** Lines that mark the lagna's house in styles with fixed signs. */
  readonly lagnaMark: string | null;
}

/** A square chart: all paths in px of its own side. */
export interface SquareChart {
  readonly size: number;
  /** All inner lines as one path. */
  readonly lines: string;
  readonly houses: readonly HouseShape[];
  /** Free square in the middle for a title; `null` where the style has none. */
  readonly centre: Box | null;
}

/** What a style says about one house: the room, and where its sign number stands. */
export interface StyleCell {
  readonly outline: readonly Point[];
  readonly anchor: Point;
  readonly growth: Cell['growth'];
  readonly rowsFor: Cell['rowsFor'];
  /** Middle of the sign number; `null` = not printed. */
  readonly signAt: ((width: number) => Point) | null;
  /** True where the place itself names the sign: a crowded house may give the number's room to its bodies. */
  readonly isSignFixed?: boolean;
  readonly lagnaMark?: string;
  /** Area a lagna mark covers, kept free of labels. */
  readonly lagnaBox?: Box;
}

const signFontSize = 13;
const signHeight = 10;

/** Least side of a chart, px; anything smaller is laid out at this side. */
const leastSize = 96;

/** Lays out a style's twelve cells: sign numbers first, bodies around them. */
export function layOut(
  input: SquareChartInput,
  cellOf: (house: HouseContent, size: number) => StyleCell,
  linesOf: (size: number) => string,
  centreOf: (size: number) => Box | null,
): SquareChart {
  const size = Math.max(leastSize, input.size);
  const densities = densitiesFor(size);
  const houses = input.houses.map((content): HouseShape => {
    const style = cellOf(content, size);
    const label = String(content.sign);
    const width = textWidth(label, signFontSize);
    const place = style.signAt?.(width) ?? null;
    const marks = style.lagnaBox && content.house === 1 ? [style.lagnaBox] : [];
    const number = place && { x: place.x - width / 2, y: place.y - signHeight / 2, width, height: signHeight };
    const withNumber = fillCell(
      { ...style, obstacles: number ? [...marks, number] : marks },
      content.occupants,
      densities,
    );
    const givesWay = place !== null && style.isSignFixed === true && withNumber.hidden.length > 0;
    const filled = givesWay ? fillCell({ ...style, obstacles: marks }, content.occupants, densities) : withNumber;
    const middle = givesWay ? null : place;
    return {
      house: content.house,
      sign: content.sign,
      outline: style.outline,
      d: polygonPath(style.outline),
      signLabel: middle && { x: middle.x, y: middle.y + signFontSize * 0.36, label, fontSize: signFontSize },
      bodies: filled.bodies,
      hidden: filled.hidden,
      lagnaMark: content.house === 1 ? (style.lagnaMark ?? null) : null,
    };
  });
  return { size, lines: linesOf(size), houses, centre: centreOf(size) };
}

/** True for the small charts of a grid. */
export function isSmall(size: number): boolean {
  return size < smallChart;
}
