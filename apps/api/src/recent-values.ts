/** Keeps what was found for the keys asked for last; the one unasked for longest goes first. */
export class RecentValues<Value> {
  readonly #most: number;
  /** In the order of asking, the last at the end. */
  readonly #kept = new Map<string, Value>();

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
