import { formatShortDate } from './civil-date.ts';
import { counted } from './plural.ts';

/** Where a clock stands: an IANA zone, or an offset of its own in seconds (local mean time keeps its seconds). */
export type ClockZone = NamedZone | { readonly utcOffsetSeconds: number };

interface NamedZone {
  readonly timeZone: string;
  /** Offsets before 1970 that the zone data of this machine may have lost, each since an instant, the first since ever. */
  readonly clockHistory?: readonly { readonly since: string | null; readonly utcOffsetSeconds: number }[] | undefined;
}

/** Wall clock of an instant. */
export interface WallClock {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** `HH:MM:SS`, truncated to the second. */
  readonly time: string;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(timeZone, made);
  return made;
}

/** As the locale has it: «1990-05-17, 14:30:00». */
const written = /^(\d{4}-\d{2}-\d{2})\D+(\d{2}:\d{2}:\d{2})$/;

function shifted(at: number, utcOffsetSeconds: number): WallClock {
  const text = new Date(at + utcOffsetSeconds * 1000).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 19) };
}

/** The wall clock that shows an instant (ISO 8601 with offset or Z) in a zone. Throws a RangeError for a bad instant or zone. */
export function wallClock(instant: string, zone: ClockZone): WallClock {
  const at = Date.parse(instant);
  if (Number.isNaN(at)) throw new RangeError(`not an instant: ${instant}`);
  if (!('timeZone' in zone)) return shifted(at, zone.utcOffsetSeconds);
  const told =
    at < 0 && zone.clockHistory?.findLast(({ since }) => since === null || Date.parse(since) <= at)?.utcOffsetSeconds;
  if (typeof told === 'number') return shifted(at, told);
  // Where the runtime has it: to make its first format takes a browser on a phone a tenth of a second.
  if (typeof Temporal !== 'undefined') {
    const zoned = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone.timeZone);
    const time = zoned.toPlainTime().toString({ smallestUnit: 'second' });
    return { date: zoned.toPlainDate().toString(), time };
  }
  const format = formatOf(zone.timeZone);
  const [, date, time] = written.exec(format.format(at)) ?? [];
  if (date !== undefined && time !== undefined) return { date, time };
  // Three times as dear, and right wherever a runtime writes it otherwise.
  const part = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
  const year = (part.get('year') ?? '').padStart(4, '0');
  return {
    date: `${year}-${part.get('month')}-${part.get('day')}`,
    time: `${part.get('hour')}:${part.get('minute')}:${part.get('second')}`,
  };
}

/**
 * Time of an instant on a wall clock, truncated: «14:02», with seconds «14:02:37».
 * @param options.from the date already named beside it; another date is then added: «02:13, 22 нояб.»
 */
export function formatTime(
  instant: string,
  zone: ClockZone,
  options: { readonly seconds?: boolean; readonly from?: string } = {},
): string {
  const { date, time } = wallClock(instant, zone);
  const text = options.seconds ? time : time.slice(0, 5);
  return options.from === undefined || options.from === date ? text : `${text}, ${formatShortDate(date)}`;
}

/** A stretch of time: «11:20–12:45»; an end on another date carries it. */
export function formatTimeRange(
  start: string,
  end: string,
  zone: ClockZone,
  options: { readonly seconds?: boolean; readonly from?: string } = {},
): string {
  return `${formatTime(start, zone, options)}–${formatTime(end, zone, options)}`;
}

/** An offset from UTC: 14400 → «UTC+4», 19800 → «UTC+5:30», 9017 → «UTC+2:30:17», 0 → «UTC». */
export function formatUtcOffset(seconds: number): string {
  if (seconds === 0) return 'UTC';
  const size = Math.abs(seconds);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(size / 3600), Math.floor(size / 60) % 60, size % 60];
  const tail = rest > 0 ? `:${two(minutes)}:${two(rest)}` : minutes > 0 ? `:${two(minutes)}` : '';
  return `UTC${seconds < 0 ? '−' : '+'}${hours}${tail}`;
}

/** A length of time, truncated to minutes: «1 ч 36 мин», «48 мин», «меньше минуты»; days from 48 hours on: «3 дн. 4 ч». */
export function formatDuration(seconds: number): string {
  const minutes = Math.floor(Math.abs(seconds) / 60 + 1e-9);
  if (minutes === 0) return 'меньше минуты';
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours >= 48) {
    const left = hours % 24;
    return `${Math.floor(hours / 24)}\u00a0дн.${left > 0 ? ` ${left}\u00a0ч` : ''}`;
  }
  const parts = [hours > 0 ? `${hours}\u00a0ч` : '', rest > 0 ? `${rest}\u00a0мин` : ''];
  return parts.filter((part) => part !== '').join(' ');
}

/** An age in whole years: 21.7 → «21 год», under a year «меньше года». Negative (before birth) → «до рождения». */
export function formatAge(years: number): string {
  if (years < 0) return 'до рождения';
  const whole = Math.floor(years);
  return whole === 0 ? 'меньше года' : counted(whole, 'год', 'года', 'лет');
}
