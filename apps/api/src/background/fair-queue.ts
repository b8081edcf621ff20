/** Work that waits for a place. */
interface Waiter {
  readonly who: string;
  readonly go: () => void;
}

/**
 * Places that are given out fairly: of those who wait, whoever holds the fewest goes first, else whoever came first. One who asks for
 * much waits behind themselves, not before others.
 */
export class FairQueue {
  readonly #places: number;
  readonly #holders: string[] = [];
  #waiting: Waiter[] = [];

  constructor(places: number) {
    this.#places = places;
  }

  /** Who wait now. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Places held and asked for by one. */
  countOf(who: string): number {
    return this.#heldBy(who) + this.#waiting.filter((one) => one.who === who).length;
  }

  /**
   * Waits for a place.
   * @returns gives the place back
   * @throws the reason of the signal when that comes first
   */
  async enter(who: string, signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        this.#waiting = this.#waiting.filter((one) => one !== waiter);
        reject(signal.reason);
      };
      const waiter = {
        who,
        go: () => {
          signal.removeEventListener('abort', leave);
          resolve();
        },
      };
      signal.addEventListener('abort', leave, { once: true });
      this.#waiting.push(waiter);
      this.#next();
    });
    return () => {
      this.#holders.splice(this.#holders.indexOf(who), 1);
      this.#next();
    };
  }

  #heldBy(who: string): number {
    return this.#holders.filter((one) => one === who).length;
  }

  #next(): void {
    if (this.#holders.length >= this.#places) return;
    const [first] = this.#waiting.toSorted((a, b) => this.#heldBy(a.who) - this.#heldBy(b.who));
    if (!first) return;
    this.#waiting = this.#waiting.filter((one) => one !== first);
    this.#holders.push(first.who);
    first.go();
  }
}
