import type { ChosenPurpose, MuhurtaPlace } from '@nebosvod/contracts/muhurta-choice';
import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import { DayWalk, type OffsetOf } from '@nebosvod/engine/festival/almanac-days';
import { findMuhurta, type MuhurtaHour, type PersonalLayer } from '@nebosvod/engine/muhurta/finder';
import { type MuhurtaDay, MuhurtaDays } from '@nebosvod/engine/muhurta/muhurta-days';
import { PURPOSES, type Purpose, type VetoId } from '@nebosvod/engine/muhurta/purpose.table';
import { Almanac } from '@nebosvod/engine/panchanga/almanac';
import type { Span } from '@nebosvod/engine/panchanga/span';
import type { NoDayReason } from '@nebosvod/engine/panchanga/vedic-day';
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

/** What leaves a day without an hour: a veto, or a Sun that does not rise or does not set. */
export type ClosedBy = VetoId | NoDayReason;

/** What closes hours of a day, with its own beginning and end: it may begin before the day and outlast it. */
export interface Closing extends Span {
  readonly by: ClosedBy;
}

/** Hours of one day from sunrise to sunrise, in order of time; what closes the day where there are none. */
interface DayHours {
  readonly hours: readonly MuhurtaHour[];
  readonly closings: readonly Closing[];
}

/** What ends an hour: a veto that begins, the sunset, the end of the day, another star, tithi or lagna, another part of the day. */
export type HourEnd = VetoId | 'sunset' | 'sunrise' | 'star' | 'tithi' | 'lagna' | 'part';

/** What closes a day from sunrise to sunrise; the rest closes hours. */
export const BY_DAYS: readonly ClosedBy[] = [
  'adhika-masa',
  'kharmas',
  'chaturmas',
  'guru-asta',
  'shukra-asta',
  'eclipse',
  'POLAR_DAY',
  'POLAR_NIGHT',
];

export const closesByDays = (by: ClosedBy): boolean => BY_DAYS.includes(by);

const NOTHING: DayHours = { hours: [], closings: [] };
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
    const { hours } = findMuhurta(this.#skies, purpose, day, day, personal);
    return {
      hours: [...hours].sort((a, b) => a.start - b.start),
      closings: hours.length === 0 ? this.#closings(date, purpose) : [],
    };
  }

  #closings(date: string, purpose: Purpose): readonly Closing[] {
    const day = this.#skies.on(partsOf(date));
    if (day) return closingsOf(day, purpose);
    const found = this.#skies.walk.almanac.civilDay(partsOf(date), this.days.offsetOf(date));
    return found.day
      ? []
      : [{ by: found.reason, start: this.days.instantOf(date, 0), end: this.days.instantOf(date, 24) }];
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
    if (purpose?.byDay && Math.abs(hour.end - sunset) < SECOND) return { by: 'sunset', next: null };
    return { by: Math.abs(hour.end - nextSunrise) < SECOND ? 'sunrise' : 'part', next: null };
  }
}

/** What takes a smaller part of a day is not what closed it. */
const LEAST_PART = 0.25;

/** What forbids hours of a day that are looked at for a purpose, the longest stretch of each veto. */
function closingsOf({ panchanga: { day }, forbidden }: MuhurtaDay, { vetoes, byDay }: Purpose): Closing[] {
  const end = byDay ? day.sunset : day.nextSunrise;
  const within = (span: Span) => Math.min(span.end, end) - Math.max(span.start, day.sunrise);
  const all = vetoes.flatMap((by): Closing[] => {
    const [longest] = forbidden
      .filter((span) => span.veto === by && within(span) > 0)
      .sort((a, b) => within(b) - within(a));
    return longest ? [{ by, start: longest.start, end: longest.end }] : [];
  });
  const great = all.filter((span) => within(span) >= LEAST_PART * (end - day.sunrise));
  return great.length > 0 ? great : all;
}

function changeBetween(hour: MuhurtaHour, next: MuhurtaHour): HourEnd {
  if (hour.nakshatra !== next.nakshatra) return 'star';
  if (hour.tithi !== next.tithi) return 'tithi';
  return hour.lagna === next.lagna ? 'part' : 'lagna';
}
