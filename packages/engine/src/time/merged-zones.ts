import { MERGED_ZONES } from './merged-zones.table.ts';
import type { ZoneHistory } from './zone-file.ts';

/** A history that is the zone's own up to a moment (ms since 1970); from then on the runtime's is right. */
export interface FullHistory extends ZoneHistory {
  readonly until: number;
}

/** Zones were merged where they agree since 1970. */
const MERGED_UNTIL = 0;
const read = new Map<string, FullHistory>();

/**
 * The early history of a zone that the database, and the runtime with it, has merged with another: Reykjavik with Abidjan, Oslo
 * with Berlin. Null for every other zone.
 */
export function fullHistoryOf(timeZone: string): FullHistory | null {
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
