import type { DayWalk, OffsetOf } from '../festival/almanac-days.ts';
import { once } from '../once.ts';
import { type PanchangaDay, panchangaDay } from '../panchanga/panchanga-day.ts';
import { type CivilDate, dateOf } from '../time/date-arithmetic.ts';
import { type RisingSign, risingSigns } from './rising-sign.ts';
import { type Forbidden, forbiddenSpans } from './veto.ts';

/** What a day brings to hours of any purpose and for anybody. */
export interface MuhurtaDay {
  readonly panchanga: PanchangaDay;
  readonly forbidden: readonly Forbidden[];
  /** Signs that rise from sunrise to sunset. */
  readonly daySigns: () => readonly RisingSign[];
  /** Signs that rise from sunrise to the next one. */
  readonly allSigns: () => readonly RisingSign[];
}

/** As many as are chosen from in two years. */
const MOST_DAYS = 800;

/** Days of one place: the sky of each is found once, however many hours are then chosen from it. */
export class MuhurtaDays {
  readonly walk: DayWalk;
  readonly #offsetOf: OffsetOf;
  readonly #found = new Map<string, MuhurtaDay | null>();

  /** @param offsetOf seconds east of UTC by the place's clock */
  constructor(walk: DayWalk, offsetOf: OffsetOf) {
    this.walk = walk;
    this.#offsetOf = offsetOf;
  }

  /** The day that begins at the sunrise of a civil date; null where the Sun does not rise. */
  on(date: CivilDate): MuhurtaDay | null {
    const key = dateOf(date);
    const known = this.#found.get(key);
    if (known !== undefined) return known;
    const found = this.#find(date);
    if (this.#found.size >= MOST_DAYS) this.#found.clear();
    this.#found.set(key, found);
    return found;
  }

  #find(date: CivilDate): MuhurtaDay | null {
    const panchanga = panchangaDay(this.walk.almanac, date, this.#offsetOf(date));
    if (!panchanga.day) return null;
    const { sunrise, sunset, nextSunrise } = panchanga.day;
    const { ephemeris, place, settings } = this.walk.almanac;
    const rising = (end: number) =>
      once(() => risingSigns(ephemeris, place, settings.ayanamsha, { start: sunrise, end }));
    return {
      panchanga,
      forbidden: forbiddenSpans(this.walk, panchanga),
      daySigns: rising(sunset),
      allSigns: rising(nextSunrise),
    };
  }
}
