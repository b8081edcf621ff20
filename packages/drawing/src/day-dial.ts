import { arcForward, normalizeDegrees } from '@nebosvod/engine/angle/degrees';
import { rounded } from './plane.ts';

/** A dial of 24 hours: noon on top, clockwise. Angles in degrees from the top. */
export function dialAngle(minuteOfDay: number): number {
  return normalizeDegrees(((minuteOfDay - 720) / 1440) * 360);
}

/** A point of the dial at an angle from the top; the dial's centre stands at (centre, centre). */
export function dialPoint(centre: number, radius: number, angle: number): { readonly x: number; readonly y: number } {
  const radians = (angle * Math.PI) / 180;
  return { x: rounded(centre + radius * Math.sin(radians)), y: rounded(centre - radius * Math.cos(radians)) };
}

/** SVG path of a part of a ring between two angles, clockwise. A turn or more is drawn as one degree less. */
export function ringPath(centre: number, inner: number, outer: number, from: number, to: number): string {
  const sweep = Math.min(359, arcForward(from, to));
  const large = sweep > 180 ? 1 : 0;
  const at = (radius: number, angle: number) => {
    const { x, y } = dialPoint(centre, radius, angle);
    return `${x} ${y}`;
  };
  const end = from + sweep;
  return (
    `M${at(outer, from)}A${outer} ${outer} 0 ${large} 1 ${at(outer, end)}` +
    `L${at(inner, end)}A${inner} ${inner} 0 ${large} 0 ${at(inner, from)}Z`
  );
}

/** SVG path of an arc between two angles, clockwise. */
export function arcPath(centre: number, radius: number, from: number, to: number): string {
  const sweep = arcForward(from, to);
  const [start, end] = [dialPoint(centre, radius, from), dialPoint(centre, radius, from + sweep)];
  return `M${start.x} ${start.y}A${radius} ${radius} 0 ${sweep > 180 ? 1 : 0} 1 ${end.x} ${end.y}`;
}
