export type Goal = 'user_guest' | 'user_authorized' | 'sidebar_click_login' | (string & {});

/** The counter's own function: `ym(id, method, ...)`. */
export type Counter = (id: number, method: string, ...rest: readonly unknown[]) => void;

export interface MetrikaOptions {
  /** Counter number; null = no analytics at all. */
  readonly id: string | null;
  /** Loads the counter's script and hands its function over. Called once, after consent. */
  readonly load: () => Counter;
}

/** Session replay stays off: pages hold birth data. */
const settings = {
  defer: true,
  clickmap: false,
  trackLinks: true,
  accurateTrackBounce: true,
  webvisor: false,
} as const;

/** Goals and page views for Yandex Metrika: kept in a queue until consent, dropped without a counter or on refusal. */
export class Metrika {
  readonly #options: MetrikaOptions;
  #queue: (readonly [method: string, ...rest: unknown[]])[] = [];
  #loaded: Counter | null = null;
  /** The loaded function while it may be told things. */
  #counter: Counter | null = null;
  #refused = false;

  constructor(options: MetrikaOptions) {
    this.#options = options;
  }

  goal(goal: Goal): void {
    this.#send('reachGoal', goal);
  }

  /** A page view; the address goes without its query and fragment, which may hold ids. */
  hit(pathname: string, title: string): void {
    this.#send('hit', pathname, { title });
  }

  consent(isGranted: boolean): void {
    const { id, load } = this.#options;
    this.#refused = !isGranted;
    if (!isGranted) {
      this.#queue = [];
      // The script is on the page already: its own listeners must fall silent too, not our calls alone.
      this.#counter?.(Number(id), 'destruct');
      this.#counter = null;
    }
    if (id === null || !isGranted || this.#counter) return;
    this.#loaded ??= load();
    this.#counter = this.#loaded;
    this.#counter(Number(id), 'init', settings);
    for (const [method, ...rest] of this.#queue.splice(0)) this.#counter(Number(id), method, ...rest);
  }

  #send(method: string, ...rest: unknown[]): void {
    const { id } = this.#options;
    if (id === null || this.#refused) return;
    if (this.#counter) this.#counter(Number(id), method, ...rest);
    else this.#queue.push([method, ...rest]);
  }
}
