import { type Box, type Point, polygonMiddle, rounded } from './plane.ts';
import { overflowId } from './rows.ts';
import type { HouseShape, SquareChart } from './square-chart.ts';

/** A body that looks at a sign. */
export interface Glance {
  /** Id of the body, as drawn in the chart. */
  readonly from: string;
  /** Sign looked at, 1–12. */
  readonly sign: number;
}

/** An arrow from the body's label into the house of the sign. */
export interface GlanceShape extends Glance {
  readonly house: number;
  readonly start: Point;
  readonly end: Point;
  readonly d: string;
}

/** How far an arrow reaches into the house it points at, px: past a sign number that stands at its corner. */
const reach = 26;
const headLength = 6;
const headAngle = (26 * Math.PI) / 180;

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

function arrow(start: Point, end: Point): string {
  const angle = Math.atan2(end.y - start.y, end.x - start.x);
  const head = (turn: number) =>
    `${rounded(end.x - headLength * Math.cos(angle + turn))} ${rounded(end.y - headLength * Math.sin(angle + turn))}`;
  const tip = `${rounded(end.x)} ${rounded(end.y)}`;
  return `M${rounded(start.x)} ${rounded(start.y)}L${tip}M${head(headAngle)}L${tip}L${head(-headAngle)}`;
}

/**
 * Arrows of graha drishti over a square chart: from the edge of each body's label to just inside the house it looks at,
 * so that the labels there stay free. A body without room starts at the «+n» that stands for it; one not in the chart has none.
 */
export function glanceLines(chart: SquareChart, glances: readonly Glance[]): GlanceShape[] {
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
    return [{ from, sign, house: target.house, start, end, d: arrow(start, end) }];
  });
}
