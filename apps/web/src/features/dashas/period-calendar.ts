import type { CalendarEntry } from '@nebosvod/terms/calendar-file';
import { wallClock } from '@nebosvod/terms/clock';
import type { OpenRow } from './period-node.ts';

/** Levels whose beginnings are told as whole days; the finer ones by the minute. */
const levelsOfDays = 3;

/** Beginnings of all periods that stand open in the tree, named by the periods they lie in. */
export function calendarEntries(
  title: string,
  rows: readonly OpenRow[],
  utcOffsetSeconds: number,
): readonly CalendarEntry[] {
  return rows.map(({ node, parents }) => ({
    uid: `${title}-${node.key}-${node.start}@nebosvod`.replace(/\s/g, ''),
    title: `${title}: ${[...parents, node].map(({ names }) => names[0]).join(' — ')}`,
    start: node.path.length > levelsOfDays ? node.start : wallClock(node.start, { utcOffsetSeconds }).date,
  }));
}
