import { type BodyShape, densities, type Occupant, type TextShape } from './body-label.ts';
import { type Point, rounded } from './plane.ts';
import { type Cell, fillCell } from './rows.ts';
import { textWidth } from './text-width.ts';

/** One ring of twelve houses, the first house on top, the next ones counterclockwise as in the northern chart. */
export interface SudarshanaRingInput {
  readonly houses: readonly { readonly label: string; readonly occupants: readonly Occupant[] }[];
}

export interface SudarshanaSector {
  /** 1 … 12 from the ring's own first house. */
  readonly house: number;
  readonly d: string;
  /** A point well inside, where the keyboard lands. */
  readonly middle: Point;
  /** Sign of the house, anchored at its middle. */
  readonly sign: TextShape;
  readonly bodies: readonly BodyShape[];
  /** Bodies that found no room; drawn as «+n». */
  readonly hidden: readonly string[];
}

export interface SudarshanaDrawing {
  readonly size: number;
  readonly centre: Point;
  /** Radius of the free middle. */
  readonly hub: number;
  /** From the inmost ring outward, in the order given. */
  readonly rings: readonly { readonly radius: number; readonly sectors: readonly SudarshanaSector[] }[];
  /** House numbers round the outside. */
  readonly numbers: readonly TextShape[];
}

/** Room for the house numbers outside, and the share of the radius that stays free in the middle. */
const numberRoom = 16;
const hubShare = 0.2;
/** Below this side the middle and the air about the signs are given to the bodies, px. */
const roomySize = 420;
const tightHubShare = 0.1;
/** Twelve signs of two letters must stand round the middle without touching, px. */
const leastHub = 24;
/** Inner rings are narrower places, so they are given more of the radius. */
const ringWeights: Readonly<Record<number, readonly number[]>> = { 1: [1], 2: [1.12, 1], 3: [1.2, 1, 0.9] };
const fontSize = 13;
const arcSteps = 6;

/**
 * Concentric rings of houses cut into twelve equal sectors. Labels lie in rows inside their sector, never over its lines.
 * @param size side of the square the drawing fills, px; text does not scale with it
 */
export function sudarshanaDrawing(rings: readonly SudarshanaRingInput[], size: number): SudarshanaDrawing {
  const centre = { x: size / 2, y: size / 2 };
  const outer = size / 2 - numberRoom;
  const isTight = size < roomySize;
  const hub = Math.max(leastHub, outer * (isTight ? tightHubShare : hubShare));
  const weights = ringWeights[rings.length] ?? rings.map(() => 1);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let reached = hub;
  const drawn = rings.map((ring, index) => {
    const inner = reached;
    reached += ((outer - hub) * (weights[index] ?? 1)) / sum;
    const radius = reached;
    return {
      radius: rounded(radius),
      sectors: ring.houses.map((house, at) => sectorOf({ centre, index: at, inner, outer: radius, isTight }, house)),
    };
  });
  const numbers = Array.from({ length: 12 }, (_, index): TextShape => {
    const { x, y } = onCircle(centre, outer + numberRoom / 2, middleAngle(index));
    return { x: rounded(x), y: rounded(y + fontSize * 0.36), label: String(index + 1), fontSize };
  });
  return { size, centre, hub: rounded(hub), rings: drawn, numbers };
}

/** Degrees counterclockwise from the top. */
const middleAngle = (index: number) => index * 30;

function onCircle(centre: Point, radius: number, angle: number): Point {
  const radians = (angle * Math.PI) / 180;
  return { x: centre.x - radius * Math.sin(radians), y: centre.y - radius * Math.cos(radians) };
}

interface Place {
  readonly centre: Point;
  readonly index: number;
  readonly inner: number;
  readonly outer: number;
  readonly isTight: boolean;
}

function sectorOf(
  { centre, index, inner, outer, isTight }: Place,
  { label, occupants }: SudarshanaRingInput['houses'][number],
): SudarshanaSector {
  const angle = middleAngle(index);
  const [first, last] = [angle - 15, angle + 15];
  const [a, b, c, d] = [
    onCircle(centre, outer, first),
    onCircle(centre, outer, last),
    onCircle(centre, inner, last),
    onCircle(centre, inner, first),
  ];
  const at = ({ x, y }: Point) => `${rounded(x)} ${rounded(y)}`;
  const path = `M${at(a)}A${rounded(outer)} ${rounded(outer)} 0 0 0 ${at(b)}L${at(c)}A${rounded(inner)} ${rounded(inner)} 0 0 1 ${at(d)}Z`;
  const signAt = onCircle(centre, inner + (isTight ? 9 : 11), angle);
  const air = isTight ? { x: -1, y: -3 } : { x: 4, y: 3 };
  const width = textWidth(label, fontSize);
  const sign: TextShape = { x: rounded(signAt.x), y: rounded(signAt.y + fontSize * 0.36), label, fontSize };
  const cell: Cell = {
    outline: room(centre, inner, outer, angle),
    anchor: onCircle(centre, inner + (outer - inner) * 0.6, angle),
    growth: 'around',
    rowsFor: (count) => (count > 2 ? 2 : 1),
    obstacles: [
      {
        x: signAt.x - width / 2 - air.x,
        y: signAt.y - 5 - air.y,
        width: width + air.x * 2,
        height: 10 + air.y * 2,
      },
    ],
  };
  const middle = onCircle(centre, (inner + outer) / 2, angle);
  return { house: index + 1, d: path, middle, sign, ...fillCell(cell, occupants, densities) };
}

/** The largest convex part of a sector: its inner arc is cut off by the tangent in the middle. */
function room(centre: Point, inner: number, outer: number, angle: number): readonly Point[] {
  const foot = inner / Math.cos((15 * Math.PI) / 180);
  const arc = Array.from({ length: arcSteps + 1 }, (_, step) =>
    onCircle(centre, outer, angle - 15 + (30 * step) / arcSteps),
  );
  return [...arc, onCircle(centre, foot, angle + 15), onCircle(centre, foot, angle - 15)];
}
