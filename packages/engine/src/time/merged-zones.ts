import { MERGED_ZONES } from './merged-zones.table.ts';
import type { ZoneHistory } from './zone-file.ts';
import { zoneMeant } from './zone-name.ts';

/** A history that is the zone's own up to a moment (ms since 1970); from then on the runtime's is right. */
export interface FullHistory extends ZoneHistory {
  readonly until: number;
}

/** Zones were merged where they agree since 1970. */
const MERGED_UNTIL = 0;
const read = new Map<string, FullHistory>();

/**
 * The early history of a zone that the database, and the runtime with it, has merged with another: Reykjavik with Abidjan, Oslo
 * with Berlin. Other names of such a zone mean it. Null for every other zone.
 */
export function fullHistoryOf(name: string): FullHistory | null {
  const timeZone = zoneMeant(name);
  const text = Object.hasOwn(MERGED_ZONES, timeZone) ? MERGED_ZONES[timeZone] : undefined;
  if (text === undefined) return null;
  const known = read.get(timeZone);
  if (known) return known;
  const [first, ...changes] = text.split(' ');
  const history = {
    first: Number(first),
    changes: changes.map((change) => {
      const [at, offset] = change.split(':').map(Number);
      return { at, offset };
    }),
    until: MERGED_UNTIL,
  };
  read.set(timeZone, history);
  return history;
}

/** Offset at an instant (ms since 1970), seconds east of UTC. */
export function historicalOffset(history: ZoneHistory, unixMs: number): number {
  return history.changes.findLast(({ at }) => at * 1000 <= unixMs)?.offset ?? history.first;
}

/** An offset and since when it holds: milliseconds since 1970, null for the first of a list. */
export interface OffsetSince {
  readonly since: number | null;
  /** Seconds east of UTC. */
  readonly utcOffsetSeconds: number;
}

/**
 * Offsets of a zone over a stretch of time (ms since 1970) as far as a runtime does not know them; null where it does. From
 * 1970 on the runtime is right again.
 */
export function offsetsUnknownToRuntimes(timeZone: string, from: number, to: number): OffsetSince[] | null {
  const history = fullHistoryOf(timeZone);
  if (!history || from >= history.until) return null;
  const later = history.changes.filter(({ at }) => at * 1000 > from && at * 1000 <= to);
  return [
    { since: null, utcOffsetSeconds: historicalOffset(history, from) },
    ...later.map(({ at, offset }) => ({ since: at * 1000, utcOffsetSeconds: offset })),
  ];
}
