import type { TextShape } from './body-label.ts';
import { linePath, type Point, polygonPath } from './plane.ts';

type Triple = readonly [outer: number, middle: number, inner: number];

/** Values of the octagon: corners, rays from the corner to the centre, and the line of money and relationships. */
export interface MatrixValues {
  readonly E: number;
  readonly left: Triple;
  readonly top: Triple;
  readonly right: Triple;
  readonly bottom: Triple;
  readonly topLeft: Triple;
  readonly topRight: Triple;
  readonly bottomRight: Triple;
  readonly bottomLeft: Triple;
  readonly entry: number;
  readonly love: number;
  readonly money: number;
}

export interface MatrixInput {
  readonly values: MatrixValues;
  /** Room there is, px. Below 400 the drawing has its own radii; figures are never under 13 px. */
  readonly width: number;
  /** Corner at age 0: from A the ages run clockwise, from C counter-clockwise. */
  readonly ringStart: 'A' | 'C';
  /** Point 0–63 of the ring that the current age stands at; `null` = not shown. */
  readonly ringIndex: number | null;
}

export type MatrixNodeKind = 'personal' | 'ancestral' | 'ray' | 'key' | 'centre';

/** A circle with an arcanum. `id` is the name the arithmetic knows it by: `A`, `a2`, `a1`, `E`, `entry`. */
export interface MatrixNode extends Point {
  readonly id: string;
  readonly value: number;
  readonly kind: MatrixNodeKind;
  readonly radius: number;
  readonly label: TextShape;
}

/** A point of the ring of ages: 1.25 years of life, drawn as a tick on the octagon. */
export interface RingTick extends Point {
  /** 0–63. */
  readonly index: number;
  /** Years at its beginning. */
  readonly age: number;
  /** Empty at a corner, where the circle stands. */
  readonly d: string;
}

export interface DestinyMatrixDrawing {
  readonly width: number;
  readonly height: number;
  readonly octagon: string;
  readonly personalSquare: string;
  readonly ancestralSquare: string;
  readonly rays: string;
  /** Dashed line of money and relationships. */
  readonly channel: string;
  readonly nodes: readonly MatrixNode[];
  readonly ticks: readonly RingTick[];
  /** Ages of the eight corners. */
  readonly ages: readonly TextShape[];
  /** Where the person is now on the ring: a disc there and a pointer from outside; at a corner a disc wider than its circle, no pointer. */
  readonly now: (RingTick & { readonly radius: number; readonly pointer: string }) | null;
}

/** Corners clockwise from the left, with the name of their ray's points. */
const corners = [
  { id: 'A', ray: 'left', kind: 'personal' },
  { id: 'F', ray: 'topLeft', kind: 'ancestral' },
  { id: 'B', ray: 'top', kind: 'personal' },
  { id: 'G', ray: 'topRight', kind: 'ancestral' },
  { id: 'C', ray: 'right', kind: 'personal' },
  { id: 'H', ray: 'bottomRight', kind: 'ancestral' },
  { id: 'D', ray: 'bottom', kind: 'personal' },
  { id: 'I', ray: 'bottomLeft', kind: 'ancestral' },
] as const;

/** Years of life between two points of the ring, and points between two corners. */
const yearsAPoint = 1.25;
const pointsASide = 8;

interface Sizes {
  readonly corner: number;
  readonly ray: number;
  readonly key: number;
  readonly centre: number;
  readonly large: number;
  readonly small: number;
  /** Room for the ages outside the left and right corners. */
  readonly aside: number;
}
const wide: Sizes = { corner: 20, ray: 14, key: 12.5, centre: 25, large: 20, small: 14, aside: 26 };
const narrow: Sizes = { corner: 14.5, ray: 10.5, key: 10, centre: 17, large: 16, small: 13, aside: 2 };

const narrowBelow = 400;
const leastWidth = 256;
const largestRadius = 215;
const middleAt = 0.755;
const innerAt = 0.535;
/** The ray under the money line is moved outwards, so that its points leave room for the key. */
const crowdedMiddleAt = 0.77;
const crowdedInnerAt = 0.575;
const middleOfText = 0.36;

/** The octagon of the matrix of destiny: two squares, eight rays, the money line, the ring of ages; all in px. */
export function destinyMatrixDrawing(input: MatrixInput): DestinyMatrixDrawing {
  const width = Math.max(leastWidth, input.width);
  const size = width < narrowBelow ? narrow : wide;
  const radius = Math.min(largestRadius, width / 2 - size.corner - 1 - size.aside);
  const upper = size.corner + 20;
  const centre: Point = { x: width / 2, y: radius + upper };
  const at = (corner: number, part: number): Point => {
    const angle = Math.PI + (corner * Math.PI) / 4;
    return { x: centre.x + Math.cos(angle) * radius * part, y: centre.y + Math.sin(angle) * radius * part };
  };
  const node = (id: string, value: number, kind: MatrixNodeKind, point: Point, r: number): MatrixNode => {
    const fontSize = kind === 'ray' || kind === 'key' ? size.small : size.large;
    return {
      id,
      value,
      kind,
      ...point,
      radius: r,
      label: { x: point.x, y: point.y + fontSize * middleOfText, label: String(value), fontSize },
    };
  };

  const { values } = input;
  const rayNodes = corners.flatMap(({ id, ray, kind }, corner) => {
    const crowded = id === 'H';
    const [outer, middle, inner] = values[ray];
    const small = id.toLowerCase();
    return [
      node(id, outer, kind, at(corner, 1), size.corner),
      node(`${small}2`, middle, 'ray', at(corner, crowded ? crowdedMiddleAt : middleAt), size.ray),
      node(`${small}1`, inner, 'ray', at(corner, crowded ? crowdedInnerAt : innerAt), size.ray),
    ];
  });
  const fromBottom = at(6, innerAt);
  const fromRight = at(4, innerAt);
  const onChannel = (part: number): Point => ({
    x: fromBottom.x + (fromRight.x - fromBottom.x) * part,
    y: fromBottom.y + (fromRight.y - fromBottom.y) * part,
  });
  const nodes = [
    node('E', values.E, 'centre', centre, size.centre),
    ...rayNodes,
    node('love', values.love, 'key', onChannel(0.25), size.key),
    node('entry', values.entry, 'key', onChannel(0.5), size.key),
    node('money', values.money, 'key', onChannel(0.75), size.key),
  ];

  const ring = ringOf(input.ringStart, (corner) => at(corner, 1), centre);
  const now = input.ringIndex === null ? undefined : ring[input.ringIndex];
  const points = corners.map((_, corner) => at(corner, 1));
  return {
    width,
    height: centre.y + radius + size.corner + 20,
    octagon: polygonPath(points),
    personalSquare: polygonPath(points.filter((_, corner) => corner % 2 === 0)),
    ancestralSquare: polygonPath(points.filter((_, corner) => corner % 2 === 1)),
    rays: points.map((point) => linePath(centre, point)).join(''),
    channel: linePath(fromBottom, fromRight),
    nodes,
    ticks: ring,
    ages: ring
      .filter((tick) => tick.index % pointsASide === 0)
      .map((tick) => ageLabel(tick, { centre, cornerRadius: size.corner, isNarrow: size === narrow, now })),
    now: now
      ? now.d === ''
        ? { ...now, radius: size.corner + 4, pointer: '' }
        : { ...now, radius: 4, pointer: pointerTo(now, centre) }
      : null,
  };
}

function ringOf(start: 'A' | 'C', corner: (index: number) => Point, centre: Point): RingTick[] {
  const [first, step] = start === 'A' ? [0, 1] : [4, -1];
  return Array.from({ length: corners.length * pointsASide }, (_, index) => {
    const side = Math.floor(index / pointsASide);
    const part = (index % pointsASide) / pointsASide;
    const from = corner(first + side * step);
    const to = corner(first + (side + 1) * step);
    const point = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    const length = part === 0.5 ? 7 : 4;
    const distance = Math.hypot(point.x - centre.x, point.y - centre.y);
    const outwards = {
      x: point.x + ((point.x - centre.x) / distance) * length,
      y: point.y + ((point.y - centre.y) / distance) * length,
    };
    return { index, age: index * yearsAPoint, ...point, d: part === 0 ? '' : linePath(point, outwards) };
  });
}

interface AgePlace {
  readonly centre: Point;
  readonly cornerRadius: number;
  readonly isNarrow: boolean;
  readonly now: Point | undefined;
}

/** A pointer this near a side corner would touch the age above it, px. */
const besidePointer = 70;

/** The age outside its corner; on a narrow drawing the left and right ones stand above it, or below it when the pointer is above. */
function ageLabel(tick: RingTick, { centre, cornerRadius, isNarrow, now }: AgePlace): TextShape {
  const dx = tick.x - centre.x;
  const dy = tick.y - centre.y;
  const distance = Math.hypot(dx, dy);
  const isSide = Math.abs(dy) < 1;
  const isUpright = Math.abs(dx) < 1;
  const fontSize = 13;
  const label = String(tick.age);
  if (isSide && isNarrow) {
    const isTaken = now !== undefined && now.y < tick.y && Math.hypot(now.x - tick.x, now.y - tick.y) < besidePointer;
    const y = isTaken ? tick.y + cornerRadius + 16 : tick.y - cornerRadius - 6;
    return { x: tick.x - Math.sign(dx) * 2, y, label, fontSize };
  }
  const away = cornerRadius + (isUpright ? 10 : isSide ? 14 : 11);
  return {
    x: tick.x + (dx / distance) * away,
    y: tick.y + (dy / distance) * away + fontSize * middleOfText,
    label,
    fontSize,
  };
}

/** A small triangle outside the ring with its tip near the point. */
function pointerTo(point: Point, centre: Point): string {
  const angle = Math.atan2(point.y - centre.y, point.x - centre.x);
  const tip = { x: point.x + Math.cos(angle) * 7, y: point.y + Math.sin(angle) * 7 };
  const side = (turn: number): Point => ({
    x: tip.x + Math.cos(angle + turn) * 11,
    y: tip.y + Math.sin(angle + turn) * 11,
  });
  return polygonPath([tip, side(0.5), side(-0.5)]);
}
