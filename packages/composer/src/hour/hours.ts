import type { ChosenPurpose, MuhurtaPlace } from '@nebosvod/contracts/muhurta-choice';
import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import { DayWalk, type OffsetOf } from '@nebosvod/engine/festival/almanac-days';
import { findMuhurta, type MuhurtaHour, type PersonalLayer } from '@nebosvod/engine/muhurta/finder';
import { MuhurtaDays } from '@nebosvod/engine/muhurta/muhurta-days';
import { PURPOSES, type VetoId } from '@nebosvod/engine/muhurta/purpose.table';
import { Almanac } from '@nebosvod/engine/panchanga/almanac';
import type { Settings } from '@nebosvod/engine/settings';
import { dateOf, partsOf } from '@nebosvod/engine/time/date-arithmetic';
import { DAY_SECONDS } from '@nebosvod/engine/time/durations';
import { FIRST_JULIAN_DAY, LAST_JULIAN_DAY } from '@nebosvod/engine/time/julian-day';
import { isTimeZone } from '@nebosvod/engine/time/local-time';
import { LocalDays } from '../birth/local-day.ts';

/** What is looked for, where, and for whose Moon. */
export interface HourSearch {
  readonly purpose: ChosenPurpose;
  readonly place: MuhurtaPlace;
  readonly personal: PersonalLayer;
}

/** Hours of one day from sunrise to sunrise, in order of time; what forbids the day where there are none. */
interface DayHours {
  readonly hours: readonly MuhurtaHour[];
  readonly vetoes: readonly VetoId[];
}

/** What ends an hour: a veto that begins, the sunset, the end of the day, another star, tithi or lagna, another part of the day. */
export type HourEnd = VetoId | 'sunset' | 'sunrise' | 'star' | 'tithi' | 'lagna' | 'part';

const NOTHING: DayHours = { hours: [], vetoes: [] };
/** The lunar year of a day is looked for around it. */
const MARGIN = 400;
const SECOND = 1 / DAY_SECONDS;
const MOST_PLACES = 4;
const MOST_DAYS = 800;
const SHARED = new WeakMap<Ephemeris, Map<string, Hours>>();

/** Hours of a place by some settings: the same for every birth, so that the almanac of a day is made once. */
export function hoursOf(ephemeris: Ephemeris, settings: Settings, place: MuhurtaPlace): Hours {
  const key = [settings.ayanamsha, settings.sunrise, place.latitude, place.longitude, place.timeZone].join(' ');
  const shared = SHARED.get(ephemeris) ?? new Map<string, Hours>();
  SHARED.set(ephemeris, shared);
  const known = shared.get(key) ?? new Hours(ephemeris, settings, place);
  const [oldest] = shared.keys();
  if (!shared.has(key) && shared.size >= MOST_PLACES && oldest !== undefined) shared.delete(oldest);
  shared.set(key, known);
  return known;
}

/** The hours of one place, day by day; what was once found is kept. */
export class Hours {
  readonly days: LocalDays;
  readonly #skies: MuhurtaDays;
  readonly #found = new Map<string, DayHours>();

  constructor(ephemeris: Ephemeris, settings: Settings, { latitude, longitude, timeZone }: MuhurtaPlace) {
    this.days = new LocalDays(isTimeZone(timeZone) ? timeZone : 'UTC');
    const offsetOf: OffsetOf = (date) => this.days.offsetOf(dateOf(date));
    this.#skies = new MuhurtaDays(
      new DayWalk(new Almanac(ephemeris, { latitude, longitude }, settings), offsetOf),
      offsetOf,
    );
  }

  /** Hours of the day that begins at the sunrise of a date; none where the Sun does not rise or the ephemeris ends. */
  ofDay(date: string, { purpose: id, personal }: HourSearch): DayHours {
    const key = `${date} ${id} ${personal.birthNakshatra} ${personal.birthSign}`;
    const known = this.#found.get(key);
    if (known) return known;
    const found = this.#search(date, id, personal);
    if (this.#found.size >= MOST_DAYS) this.#found.clear();
    this.#found.set(key, found);
    return found;
  }

  #search(date: string, id: ChosenPurpose, personal: PersonalLayer): DayHours {
    const purpose = PURPOSES.find((one) => one.id === id);
    const noon = this.days.instantOf(date, 12);
    if (!purpose || noon < FIRST_JULIAN_DAY + MARGIN || noon > LAST_JULIAN_DAY - MARGIN) return NOTHING;
    const day = partsOf(date);
    const { hours, refused } = findMuhurta(this.#skies, purpose, day, day, personal);
    return {
      hours: [...hours].sort((a, b) => a.start - b.start),
      vetoes: refused.flatMap(({ vetoes }) => vetoes),
    };
  }

  /** The hour that holds a local minute; an hour after midnight belongs to the day whose sunrise was before it. */
  at(date: string, time: string, search: HourSearch): MuhurtaHour | null {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    const instant = this.days.instantOf(date, hour + minute / 60);
    const before = this.days.dateOf(this.days.instantOf(date, 12) - 1);
    const hours = [before, date].flatMap((day) => this.ofDay(day, search).hours);
    return hours.find(({ start, end }) => start <= instant && instant < end) ?? null;
  }

  /** What ends an hour, and the hour that follows it without a break. */
  endOf(hour: MuhurtaHour, search: HourSearch): { readonly by: HourEnd; readonly next: MuhurtaHour | null } {
    const day = this.#skies.on(hour.date);
    const next = this.ofDay(dateOf(hour.date), search).hours.find(({ start }) => Math.abs(start - hour.end) < SECOND);
    if (next || !day) return { by: next ? changeBetween(hour, next) : 'part', next: next ?? null };
    const purpose = PURPOSES.find((one) => one.id === search.purpose);
    const { sunset, nextSunrise } = day.panchanga.day;
    const veto = day.forbidden.find(
      (span) => purpose?.vetoes.includes(span.veto) && Math.abs(span.start - hour.end) < SECOND,
    );
    if (veto) return { by: veto.veto, next: null };
    if (Math.abs(hour.end - sunset) < SECOND) return { by: 'sunset', next: null };
    return { by: Math.abs(hour.end - nextSunrise) < SECOND ? 'sunrise' : 'part', next: null };
  }
}

function changeBetween(hour: MuhurtaHour, next: MuhurtaHour): HourEnd {
  if (hour.nakshatra !== next.nakshatra) return 'star';
  if (hour.tithi !== next.tithi) return 'tithi';
  return hour.lagna === next.lagna ? 'part' : 'lagna';
}
