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
    const changes = leftValue < 0 !== rightValue < 0;
    if (changes && Math.abs(rightValue - leftValue) < jump) {
      found.push({
        julianDay: bisect(quantity, left, right, leftValue, rightValue),
        direction: leftValue < 0 ? 1 : -1,
      });
    }
    left = right;
    leftValue = rightValue;
  }
  return found;
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

/** Bisection with secant steps (Illinois): keeps the bracket, converges in about ten evaluations. */
function bisect(
  quantity: (julianDay: number) => number,
  from: number,
  to: number,
  valueAtFrom: number,
  valueAtTo: number,
): number {
  let left = from;
  let right = to;
  let leftValue = valueAtFrom;
  let rightValue = valueAtTo;
  let side = 0;
  for (let iteration = 0; iteration < 60 && right - left > TOLERANCE_DAYS; iteration++) {
    const secant = (left * rightValue - right * leftValue) / (rightValue - leftValue);
    const middle = iteration % 3 === 2 || !(secant > left && secant < right) ? (left + right) / 2 : secant;
    const value = quantity(middle);
    if (value < 0 === leftValue < 0) {
      left = middle;
      leftValue = value;
      if (side === -1) rightValue /= 2;
      side = -1;
    } else {
      right = middle;
      rightValue = value;
      if (side === 1) leftValue /= 2;
      side = 1;
    }
  }
  return (left + right) / 2;
}
