import { type BodyShape, type Density, densitiesFor, type Occupant, smallChart, type TextShape } from './body-label.ts';
import { type Box, type Point, polygonPath } from './plane.ts';
import { type Cell, type FilledCell, fillCell } from './rows.ts';
import { textWidth } from './text-width.ts';
import { widenedOutlines } from './widened-cell.ts';

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
  /** Marks of layers that found no room. */
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

/** A house with its labels, before it is known whether its neighbours leave it more room. */
interface LaidHouse {
  readonly content: HouseContent;
  readonly style: StyleCell;
  /** Area of the lagna mark and of the sign number, where they are printed. */
  readonly own: readonly Box[];
  readonly signAt: Point | null;
  readonly filled: FilledCell;
}

/** Lays out a style's twelve cells: sign numbers first, bodies around them, crowded houses over their lines at last. */
export function layOut(
  input: SquareChartInput,
  cellOf: (house: HouseContent, size: number) => StyleCell,
  linesOf: (size: number) => string,
  centreOf: (size: number) => Box | null,
): SquareChart {
  const size = Math.max(leastSize, input.size);
  const densities = densitiesFor(size);
  const laid = input.houses.map((content): LaidHouse => {
    const style = cellOf(content, size);
    const width = textWidth(String(content.sign), signFontSize);
    const place = style.signAt?.(width) ?? null;
    const marks = style.lagnaBox && content.house === 1 ? [style.lagnaBox] : [];
    const number = place && { x: place.x - width / 2, y: place.y - signHeight / 2, width, height: signHeight };
    const own = number ? [...marks, number] : marks;
    const withNumber = fillCell({ ...style, obstacles: own }, content.occupants, densities);
    const givesWay = place !== null && style.isSignFixed === true && withNumber.hidden.length > 0;
    return givesWay
      ? {
          content,
          style,
          own: marks,
          signAt: null,
          filled: fillCell({ ...style, obstacles: marks }, content.occupants, densities),
        }
      : { content, style, own, signAt: place, filled: withNumber };
  });
  const houses = withoutHidden(laid, densities, size).map(({ content, style, signAt, filled }): HouseShape => {
    const { house, sign } = content;
    return {
      house,
      sign,
      outline: style.outline,
      d: polygonPath(style.outline),
      signLabel: signAt && {
        x: signAt.x,
        y: signAt.y + signFontSize * 0.36,
        label: String(sign),
        fontSize: signFontSize,
      },
      bodies: filled.bodies,
      hidden: filled.hidden,
      lagnaMark: house === 1 ? (style.lagnaMark ?? null) : null,
    };
  });
  return { size, lines: linesOf(size), houses, centre: centreOf(size) };
}

/**
 * Houses too narrow for their bodies, laid anew over their lines between the labels of the others: 13 px letters keep their
 * size, and still no body of a chart is left out. The most crowded come first, while there is most room.
 */
function withoutHidden(laid: readonly LaidHouse[], densities: readonly Density[], size: number): readonly LaidHouse[] {
  const isShort = ({ content, filled }: LaidHouse) =>
    content.occupants.some(({ id, layer }) => layer === undefined && filled.hidden.includes(id));
  const crowded = laid.filter(isShort).sort((a, b) => b.content.occupants.length - a.content.occupants.length);
  let houses = laid;
  for (const { content, style, own, ...rest } of crowded) {
    const others = houses
      .filter((other) => other.content !== content)
      .flatMap((other) => [...other.own, ...other.filled.bodies.map(({ box }) => box)]);
    for (const outline of widenedOutlines(style.outline, style.anchor, size)) {
      const filled = fillCell({ ...style, outline, obstacles: [...own, ...others] }, content.occupants, densities);
      const wider: LaidHouse = { ...rest, content, style, own, filled };
      if (isShort(wider)) continue;
      houses = houses.map((other) => (other.content === content ? wider : other));
      break;
    }
  }
  return houses;
}

/** True for the small charts of a grid. */
export function isSmall(size: number): boolean {
  return size < smallChart;
}
