/** Keeps what was found for the keys asked for last; the one unasked for longest goes first. */
export class RecentValues<Value> {
  readonly #most: number;
  /** In the order of asking, the last at the end. */
  #kept = new Map<string, Value>();
  /** Keys put at the end since the map was made. */
  #put = 0;

  /** @param most how many values are kept, from 1 */
  constructor(most: number) {
    this.#most = most;
  }

  /** What is kept for the key, which is from now on the last asked for; undefined when nothing is. */
  get(key: string): Value | undefined {
    const value = this.#kept.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    // V8 leaves behind the table of a map that it tidies of deleted keys, and the old table leads to the new one: values long gone
    // would be carried into the old generation one behind the other. A map of its own has no such past.
    if (this.#put++ === this.#most) {
      this.#kept = new Map(this.#kept);
      this.#put = 1;
    }
    this.#kept.delete(key);
    this.#kept.set(key, value);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.#most && oldest !== undefined) this.#kept.delete(oldest);
  }

  /** Forgets the key, if this is still its value. */
  drop(key: string, value: Value): void {
    if (this.#kept.get(key) === value) this.#kept.delete(key);
  }
}
