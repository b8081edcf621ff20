import { normalizeDegrees } from '../angle/degrees.ts';
import { type MonotoneAngle, nextReach, type Passage, passages } from './monotone.ts';

/**
 * Divisions of the circle over successive stretches of time: what one day found serves the next.
 * Stretches may come in any order; going forward costs one search a division.
 */
export class PassageCursor {
  readonly #angle: MonotoneAngle;
  readonly #count: number;
  #found: Passage[] = [];

  /** @param count equal divisions of the circle */
  constructor(angle: MonotoneAngle, count: number) {
    this.#angle = angle;
    this.#count = count;
  }

  /** All divisions that touch a stretch, Julian days (UT), the first one holding at its start. */
  touching(start: number, end: number): Passage[] {
    const covers =
      this.#found.length > 0 && this.#found[0].start <= start && this.#found[this.#found.length - 1].end > start;
    if (!covers) this.#found = passages(this.#angle, this.#count, start, end);
    this.#extend(end);
    const touching = this.#found.filter((passage) => passage.end > start && passage.start < end);
    // Older divisions are not asked for again by a walk forward; a jump back searches anew.
    if (this.#found.length > 4096) this.#found = touching;
    return touching;
  }

  #extend(end: number): void {
    const arc = 360 / this.#count;
    for (let last = this.#found[this.#found.length - 1]; last.end < end; last = this.#found[this.#found.length - 1]) {
      const index = last.index % this.#count;
      const target = normalizeDegrees((index + 1) * arc);
      const reached = nextReach(this.#angle, target, last.end + (arc / this.#angle.rate) * 0.5);
      this.#found.push({ index: index + 1, start: last.end, end: reached });
    }
  }
}
