/** Tells whether calls come thick: the last `count` of them within `milliseconds`. */
export class BusyMeter {
  readonly #times: number[];
  readonly #milliseconds: number;
  #next = 0;

  constructor(count: number, milliseconds: number) {
    this.#times = Array<number>(count).fill(Number.NEGATIVE_INFINITY);
    this.#milliseconds = milliseconds;
  }

  /**
   * Counts a call.
   * @param now milliseconds of a clock that never goes back
   */
  count(now: number): boolean {
    const oldest = this.#times[this.#next] ?? now;
    this.#times[this.#next] = now;
    this.#next = (this.#next + 1) % this.#times.length;
    return now - oldest <= this.#milliseconds;
  }
}
