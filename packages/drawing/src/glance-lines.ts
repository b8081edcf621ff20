import { type Box, type Point, polygonMiddle, rounded } from './plane.ts';
import { overflowId } from './rows.ts';
import type { HouseShape, SquareChart } from './square-chart.ts';
import { textWidth } from './text-width.ts';

/** A body that looks at a sign. */
export interface Glance {
  /** Id of the body, as drawn in the chart. */
  readonly from: string;
  /** Sign looked at, 1–12. */
  readonly sign: number;
}

/** A line from the body's label to a dot in the house of the sign. */
export interface GlanceShape extends Glance {
  readonly house: number;
  readonly start: Point;
  /** Where the dot stands. */
  readonly end: Point;
  readonly d: string;
}

/** How far a line reaches into the house it points at, px: past a sign number that stands at its corner. */
const reach = 26;

/** How far a line may leave the straight way, as shares of its length, the slightest bend first. */
const bends = [0.1, -0.1, 0.18, -0.18, 0.28, -0.28, 0.4, -0.4] as const;

/** Points of a curve at which it is asked what it runs over. */
const samples = 24;

/** Nearer than this to a label a line runs into it, px. */
const berth = 3;

/** Where a line from the middle of a box towards a point leaves the box. */
function leaving(box: Box, towards: Point): Point {
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const dx = towards.x - middle.x;
  const dy = towards.y - middle.y;
  const share = Math.min(
    1,
    dx === 0 ? Number.POSITIVE_INFINITY : box.width / 2 / Math.abs(dx),
    dy === 0 ? Number.POSITIVE_INFINITY : box.height / 2 / Math.abs(dy),
  );
  return { x: middle.x + dx * share, y: middle.y + dy * share };
}

/** Where the way from a point outside a convex polygon to one inside first meets its border. */
function entering(outline: readonly Point[], from: Point, to: Point): Point {
  let share = 0;
  outline.forEach((a, index) => {
    const b = outline[(index + 1) % outline.length] ?? a;
    const side = (p: Point) => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
    const [outside, inside] = [side(from), side(to)];
    // Of the borders that part the two points the last one crossed is the way in.
    if (outside === 0 || inside === 0 || Math.sign(outside) === Math.sign(inside)) return;
    share = Math.max(share, outside / (outside - inside));
  });
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function labelOf(house: HouseShape, id: string): Box | null {
  const body = house.bodies.find((one) => one.id === id && one.layer === undefined);
  if (body) return body.box;
  if (!house.hidden.includes(id)) return null;
  return (
    house.bodies.find((one) => one.id === overflowId)?.box ?? { ...polygonMiddle(house.outline), width: 0, height: 0 }
  );
}

/** Point of a quadratic curve, 0 ≤ t ≤ 1. */
function along(start: Point, control: Point, end: Point, t: number): Point {
  const at = (a: number, b: number, c: number) => (1 - t) * (1 - t) * a + 2 * t * (1 - t) * b + t * t * c;
  return { x: at(start.x, control.x, end.x), y: at(start.y, control.y, end.y) };
}

const isNear = ({ x, y }: Point, box: Box): boolean =>
  x > box.x - berth && x < box.x + box.width + berth && y > box.y - berth && y < box.y + box.height + berth;

/** What a line should run round: names of bodies and numbers of signs. */
function obstacles({ houses }: SquareChart): readonly Box[] {
  return houses.flatMap(({ bodies, signLabel }) => {
    if (signLabel === null) return bodies.map(({ box }) => box);
    const width = textWidth(signLabel.label, signLabel.fontSize);
    // A text stands on its line: its figures are as high as seven tenths of the letter.
    const number = {
      x: signLabel.x - width / 2,
      y: signLabel.y - signLabel.fontSize * 0.7,
      width,
      height: signLabel.fontSize * 0.7,
    };
    return [...bodies.map(({ box }) => box), number];
  });
}

/** Control point of the bend that runs over the least, within the square. */
function bentAt(start: Point, end: Point, boxes: readonly Box[], size: number): Point {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const tried = bends.map((bend) => {
    // A quadratic curve comes half-way to its control point.
    const control = { x: start.x + dx / 2 - dy * bend * 2, y: start.y + dy / 2 + dx * bend * 2 };
    let cost = 0;
    for (let step = 1; step < samples; step += 1) {
      const point = along(start, control, end, step / samples);
      if (boxes.some((box) => isNear(point, box))) cost += 1;
      if (point.x < berth || point.y < berth || point.x > size - berth || point.y > size - berth) cost += samples;
    }
    return { control, cost };
  });
  return tried.reduce((best, one) => (one.cost < best.cost ? one : best)).control;
}

/**
 * Graha drishti over a square chart: bent lines from the edge of each body's label to a dot just inside the house it looks at, round
 * the labels and the sign numbers where there is a way. A body without room starts at the «+n» that stands for it; one not in the
 * chart has none.
 */
export function glanceLines(chart: SquareChart, glances: readonly Glance[]): GlanceShape[] {
  const boxes = obstacles(chart);
  return glances.flatMap(({ from, sign }) => {
    const target = chart.houses.find((house) => house.sign === sign);
    const label = chart.houses.map((house) => labelOf(house, from)).find((box) => box !== null);
    if (!target || !label) return [];
    const aim = polygonMiddle(target.outline);
    const start = leaving(label, aim);
    const door = entering(target.outline, start, aim);
    const left = Math.hypot(aim.x - door.x, aim.y - door.y);
    const share = left === 0 ? 0 : Math.min(0.5, reach / left);
    const end = { x: door.x + (aim.x - door.x) * share, y: door.y + (aim.y - door.y) * share };
    const others = boxes.filter((box) => box !== label);
    const control = bentAt(start, end, others, chart.size);
    const d = `M${rounded(start.x)} ${rounded(start.y)}Q${rounded(control.x)} ${rounded(control.y)} ${rounded(end.x)} ${rounded(end.y)}`;
    return [{ from, sign, house: target.house, start, end, d }];
  });
}
