import { type Point, rounded } from './plane.ts';

/** A place of a diagram, px of its own square. */
export interface DiagramPlace extends Point {
  /** Number from 1 in the diagram's own order. */
  readonly position: number;
  /** Where the bodies stand beside the name: rows above or below, a row to one side, or one under another. */
  readonly growth: Growth;
}

export type Growth = 'up' | 'down' | 'left' | 'right' | 'column';

/** Squares of the fortress (kota) from the pillar outward, half sides as shares of half the drawing; between them lie the zones. */
export const kotaWalls = [0.3, 0.53, 0.76] as const;

/** How far from the middle the stars of a zone stand, the same shares: pillar, yard, wall, outside. */
const kotaRadii = [0.17, 0.415, 0.645, 0.88] as const;

/** Ways into and out of the fortress, clockwise from the north-east corner, drawn at the top left: in by a corner, out by a side. */
const kotaWays: readonly (readonly [Point, Point])[] = [
  [
    { x: -1, y: -1 },
    { x: 0, y: -1 },
  ],
  [
    { x: 1, y: -1 },
    { x: 1, y: 0 },
  ],
  [
    { x: 1, y: 1 },
    { x: 0, y: 1 },
  ],
  [
    { x: -1, y: 1 },
    { x: -1, y: 0 },
  ],
];

/** The twenty-eight stars of the kota chakra: each quarter leads in by a corner, stands at the pillar and leads out by a side. [NJ] */
export function kotaPlaces(size: number): readonly DiagramPlace[] {
  const half = size / 2;
  return kotaWays.flatMap(([corner, side], quarter) =>
    [3, 2, 1, 0, 1, 2, 3].map((zone, index): DiagramPlace => {
      const way = index < 3 ? corner : side;
      const radius = (kotaRadii[zone] ?? 0) * half;
      return {
        position: quarter * 7 + index + 1,
        x: rounded(half + way.x * radius),
        y: rounded(half + way.y * radius),
        growth: way.y === 0 ? 'column' : way.x === 0 && way.y < 0 ? 'up' : 'down',
      };
    }),
  );
}

/** Places of the surya kalanala chakra, shares of the square: the right half from the middle trident down to the middle root. */
const kalanalaRight: readonly (readonly [x: number, y: number, growth: Growth])[] = [
  [0.5, 0.07, 'up'],
  [0.67, 0.07, 'up'],
  [0.83, 0.11, 'up'],
  [0.93, 0.21, 'left'],
  [0.94, 0.34, 'left'],
  [0.94, 0.46, 'left'],
  [0.94, 0.58, 'left'],
  [0.93, 0.7, 'left'],
  [0.83, 0.78, 'down'],
  [0.71, 0.76, 'up'],
  [0.94, 0.9, 'up'],
  [0.83, 0.95, 'down'],
  [0.72, 0.9, 'up'],
  [0.61, 0.95, 'down'],
  [0.5, 0.9, 'up'],
];

/** The twenty-eight stars of the surya kalanala chakra from the Sun's, which stands at the middle trident; the halves mirror. [NJ] */
export function kalanalaPlaces(size: number): readonly DiagramPlace[] {
  return Array.from({ length: 28 }, (_, index): DiagramPlace => {
    const position = index + 1;
    const isRight = position <= 15;
    const [x, y, growth] = kalanalaRight[isRight ? index : 29 - position] ?? [0.5, 0.5, 'down'];
    return {
      position,
      x: rounded((isRight ? x : 1 - x) * size),
      y: rounded(y * size),
      growth: growth === 'left' && !isRight ? 'right' : growth,
    };
  });
}

/** Lines of the surya kalanala chakra as one path: three tridents, three crossing lines, two at each corner, horns and roots. */
export function kalanalaLines(size: number): string {
  const at = (x: number, y: number) => `${rounded(x * size)} ${rounded(y * size)}`;
  const tridents = [0.33, 0.5, 0.67].map(
    (x) =>
      `M${at(x, 0.12)}L${at(x, 0.72)}M${at(x - 0.035, 0.12)}Q${at(x - 0.035, 0.17)} ${at(x, 0.18)}Q${at(x + 0.035, 0.17)} ${at(x + 0.035, 0.12)}`,
  );
  const crossing = [0.34, 0.46, 0.58].map((y) => `M${at(0.13, y)}L${at(0.87, y)}`);
  const mirrored = [1, -1].flatMap((side) => {
    const x = (share: number) => 0.5 + side * share;
    return [
      `M${at(x(0.3), 0.15)}L${at(x(0.17), 0.34)}`,
      `M${at(x(0.38), 0.22)}L${at(x(0.17), 0.34)}`,
      `M${at(x(0.38), 0.69)}L${at(x(0.17), 0.58)}`,
      `M${at(x(0.21), 0.72)}L${at(x(0.17), 0.58)}`,
      `M${at(x(0.31), 0.75)}Q${at(x(0.31), 0.64)} ${at(x(0.17), 0.58)}`,
      ...[0.44, 0.33, 0.22, 0.11].map(
        (share, index) =>
          `M${at(x(share > 0.2 ? 0.17 : 0), 0.72)}Q${at(x(share), 0.74)} ${at(x(share), index % 2 === 0 ? 0.86 : 0.91)}`,
      ),
    ];
  });
  return [...tridents, ...crossing, ...mirrored, `M${at(0.5, 0.72)}L${at(0.5, 0.86)}`].join('');
}

/** Places of the tripataki chakra, shares of the square: the middle flag, then round by the left. */
const flagPlaces: readonly Point[] = [
  { x: 0.5, y: 0.13 },
  { x: 0.3, y: 0.13 },
  { x: 0.12, y: 0.27 },
  { x: 0.12, y: 0.5 },
  { x: 0.12, y: 0.73 },
  { x: 0.3, y: 0.87 },
  { x: 0.5, y: 0.87 },
  { x: 0.7, y: 0.87 },
  { x: 0.88, y: 0.73 },
  { x: 0.88, y: 0.5 },
  { x: 0.88, y: 0.27 },
  { x: 0.7, y: 0.13 },
];

/** The twelve ends of the three flags' lines. [TN] */
export function tripatakiPlaces(size: number): readonly DiagramPlace[] {
  return flagPlaces.map(({ x, y }, index) => ({
    position: index + 1,
    x: rounded(x * size),
    y: rounded(y * size),
    growth: y < 0.2 ? 'up' : y > 0.8 ? 'down' : 'column',
  }));
}
