import { shortestArc } from '../angle/degrees.ts';

/** A moment at which a quantity passes zero. */
export interface Crossing {
  /** Julian day (UT). */
  readonly julianDay: number;
  /** +1 when the quantity was growing, −1 when it was falling. */
  readonly direction: 1 | -1;
}

const TOLERANCE_DAYS = 1e-6;

/**
 * All zeros of a continuous quantity in an interval, in order. Zeros closer together than a step may be missed in pairs:
 * choose a step well under the distance between two of them.
 * @param quantity signed value at a Julian day; jumps of more than `jump` between samples are not zeros (a wrap of an angle)
 */
export function zeros(
  quantity: (julianDay: number) => number,
  from: number,
  to: number,
  step: number,
  jump = 90,
): Crossing[] {
  const found: Crossing[] = [];
  let left = from;
  let leftValue = quantity(left);
  while (left < to) {
    const right = Math.min(left + step, to);
    const rightValue = quantity(right);
    if (Math.abs(rightValue - leftValue) < jump) {
      found.push(...zeroBetween(quantity, left, right, leftValue, rightValue));
    }
    left = right;
    leftValue = rightValue;
  }
  return found;
}

/** The zero of a quantity without jumps between two moments where its values are known; none where they have one sign. */
export function zeroBetween(
  quantity: (julianDay: number) => number,
  from: number,
  to: number,
  valueAtFrom: number,
  valueAtTo: number,
): readonly Crossing[] {
  if (valueAtFrom < 0 === valueAtTo < 0) return [];
  const julianDay = rootBetween(quantity, from, to, valueAtFrom, valueAtTo);
  return [{ julianDay, direction: valueAtFrom < 0 ? 1 : -1 }];
}

/**
 * All moments at which a direction, in either motion, passes a target longitude.
 * @param angle degrees at a Julian day
 */
export function angleCrossings(
  angle: (julianDay: number) => number,
  target: number,
  from: number,
  to: number,
  step: number,
): Crossing[] {
  return zeros((julianDay) => shortestArc(target, angle(julianDay)), from, to, step);
}

/**
 * The zero inside a bracket, by the secant first and then by inverse quadratic steps where three points allow them, halves where not; the
 * bracket is kept and closed to the tolerance from both sides. Some four values for the way of a planet. [modern]
 */
function rootBetween(
  quantity: (julianDay: number) => number,
  from: number,
  to: number,
  valueAtFrom: number,
  valueAtTo: number,
): number {
  // `near` was found last, `far` is the other end of the bracket, `last` the end that was left.
  let [near, nearValue, far, farValue] = [to, valueAtTo, from, valueAtFrom];
  let share = valueAtTo / (valueAtTo - valueAtFrom);
  for (let iteration = 0; iteration < 60; iteration++) {
    const width = Math.abs(far - near);
    if (width <= TOLERANCE_DAYS || nearValue === 0) break;
    // Half the tolerance away from an end at least, so that a bracket closes from its other side too.
    const least = TOLERANCE_DAYS / 2 / width;
    const next = near + Math.min(1 - least, Math.max(least, share)) * (far - near);
    const value = quantity(next);
    const stays = value < 0 === nearValue < 0;
    const [last, lastValue] = stays ? [near, nearValue] : [far, farValue];
    if (!stays) [far, farValue] = [near, nearValue];
    [near, nearValue] = [next, value];
    const xi = (near - far) / (last - far);
    const phi = (nearValue - farValue) / (lastValue - farValue);
    share =
      phi ** 2 < xi && (1 - phi) ** 2 < 1 - xi
        ? (nearValue / (farValue - nearValue)) * (lastValue / (farValue - lastValue)) +
          (((last - near) / (far - near)) * (nearValue / (lastValue - nearValue)) * farValue) / (lastValue - farValue)
        : 0.5;
  }
  return Math.abs(nearValue) < Math.abs(farValue) ? near : far;
}
