import { addDays } from '@nebosvod/engine/time/date-arithmetic';
import { wallClock } from '@nebosvod/terms/clock';
import type { ContentPlace, Occasion } from './occasion.ts';

/** How long before an occasion one may write of it, days. */
const AHEAD = 3;
/** What comes before this hour is written of on the day before. */
const MORNING = '09:00';

/** Days of a week and the places in them. */
export class Room {
  readonly #days: readonly string[];
  readonly #most: number;
  readonly #taken = new Map<string, number>();

  constructor(days: readonly string[], most: number) {
    this.#days = days;
    this.#most = most;
  }

  isFree(day: string): boolean {
    return this.#days.includes(day) && (this.#taken.get(day) ?? 0) < this.#most;
  }

  /** The free day nearest to an occasion that is not after it; null when there is none. */
  dayFor({ at, date, rule }: Occasion, { timeZone }: ContentPlace): string | null {
    const isEarly = !('date' in rule) && wallClock(at, { timeZone }).time < MORNING;
    const ways = Array.from({ length: AHEAD + 1 }, (_, back) => addDays(date, -back));
    const [own = date, ...before] = ways;
    return (isEarly ? before : [own, ...before]).find((day) => this.isFree(day)) ?? null;
  }

  /** The day with the fewest items that has room. */
  emptiest(): string | null {
    const count = (day: string) => this.#taken.get(day) ?? 0;
    const free = this.#days.filter((day) => this.isFree(day));
    return free.reduce<string | null>((best, day) => (best === null || count(day) < count(best) ? day : best), null);
  }

  /** Takes a place in a day; says which it is, from 0. */
  take(day: string): number {
    const taken = this.#taken.get(day) ?? 0;
    this.#taken.set(day, taken + 1);
    return taken;
  }
}
