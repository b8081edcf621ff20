import { addDays, isCivilDate } from '@nebosvod/engine/time/date-arithmetic';

/** An entry of a calendar. Either an instant (ISO 8601) with an optional end, or a whole day `YYYY-MM-DD`. */
export interface CalendarEntry {
  /** Stays the same when the file is made again, so that a calendar renews the entry instead of doubling it. */
  readonly uid: string;
  readonly title: string;
  readonly start: string;
  readonly end?: string | null;
  readonly description?: string;
  readonly location?: string;
  readonly url?: string | null;
  /** Leaves the time free: a festival or a window is no appointment. */
  readonly isFree?: boolean;
}

/** Text value: backslash, comma, semicolon and line ends are escaped, other control characters dropped. [RFC 5545 3.3.11] */
const escaped = (text: string) =>
  text
    .replace(/[\\,;]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');

/** `2026-11-21T06:12:04.120Z` → `20261121T061204Z`. */
const utcStamp = (instant: string) => `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** Octets of a character in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_0000 ? 3 : 4;
}

/** Lines of at most 75 octets, the next one begun by a space; a character is never cut. [RFC 5545 3.1] */
function folded(line: string): string {
  if (line.length <= 37) return line;
  const lines: string[] = [];
  let now = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > (lines.length === 0 ? 75 : 74)) {
      lines.push(now);
      now = '';
      octets = 0;
    }
    now += character;
    octets += size;
  }
  return [...lines, now].join('\r\n ');
}

function entryLines(entry: CalendarEntry, stamp: string): string[] {
  const compact = (day: string) => day.replaceAll('-', '');
  const times = isCivilDate(entry.start)
    ? [
        `DTSTART;VALUE=DATE:${compact(entry.start)}`,
        `DTEND;VALUE=DATE:${compact(addDays(entry.end ?? entry.start, 1))}`,
      ]
    : [`DTSTART:${utcStamp(entry.start)}`, ...(entry.end ? [`DTEND:${utcStamp(entry.end)}`] : [])];
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(entry.uid)}`,
    `DTSTAMP:${stamp}`,
    ...times,
    `SUMMARY:${escaped(entry.title)}`,
    ...(entry.description ? [`DESCRIPTION:${escaped(entry.description)}`] : []),
    ...(entry.location ? [`LOCATION:${escaped(entry.location)}`] : []),
    ...(entry.url ? [`URL:${escaped(entry.url)}`] : []),
    ...(entry.isFree ? ['TRANSP:TRANSPARENT', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'] : []),
    'END:VEVENT',
  ];
}

/**
 * An iCalendar file. [RFC 5545]
 * @param name how a calendar that imports it may be called
 * @param now instant of making, ISO 8601
 */
export function calendarFile(name: string, entries: readonly CalendarEntry[], now: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Nebosvod//RU',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...entries.flatMap((entry) => entryLines(entry, utcStamp(now))),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
