import { DAY_MS } from '@nebosvod/engine/time/durations';
import type { CalendarEntry } from '@nebosvod/terms/calendar-file';
import { wallClock } from '@nebosvod/terms/clock';
import { lengthOf, type TimeWindow } from '../../chart/time-window.ts';
import type { GlyphName } from '../../ui/glyph.tsx';
import { type ShownConvergence, type ShownRow, spansWithin } from './life-row-model.ts';

/** A beginning or an instant on the line, as a line of the list. */
export interface LifeChange {
  readonly key: string;
  readonly at: number;
  /** End of what begins; null for an instant. */
  readonly until: number | null;
  readonly glyph: GlyphName | null;
  readonly said: string;
  readonly place: string;
  /** Number of the convergence that it begins or belongs to, from 1. */
  readonly flag: number | null;
}

/** Years of a window over which the yearly returns of the Sun would be most of the list. */
const widestOfYears = 12 * 365.25 * DAY_MS;

/** What changes in a window, in order of time: of each row that is read at this zoom, the beginnings and the instants. */
export function changesIn(
  rows: readonly ShownRow[],
  window: TimeWindow,
  flags: readonly ShownConvergence[],
): readonly LifeChange[] {
  const length = lengthOf(window);
  const changes = rows.flatMap(({ spans, marks, listedUnder }): LifeChange[] => {
    if (length > listedUnder) return [];
    const [first, end] = spansWithin(spans, window);
    const begun = spans
      .slice(first, end)
      .filter(({ from }) => from >= window.from)
      .map(({ key, from, to, glyph, said, place }): LifeChange => {
        return { key, at: from, until: to, glyph, said, place, flag: flagOf(flags, said, from) };
      });
    const instants = marks
      .filter(({ at, glyph }) => at >= window.from && at < window.to && (glyph !== 'sun' || length <= widestOfYears))
      .map(({ key, at, glyph, said }): LifeChange => {
        return { key, at, until: null, glyph, said, place: '', flag: null };
      });
    return [...begun, ...instants];
  });
  return changes.sort((a, b) => a.at - b.at);
}

function flagOf(flags: readonly ShownConvergence[], said: string, from: number): number | null {
  const index = flags.findIndex(({ witnesses }) =>
    witnesses.some((witness) => witness.from === from && witness.said.startsWith(said)),
  );
  return index === -1 ? null : index + 1;
}

/** Lines of the list as entries of a calendar: beginnings on their day, by the clock of the birth. */
export function lifeCalendar(changes: readonly LifeChange[], utcOffsetSeconds: number): readonly CalendarEntry[] {
  return changes.map(({ key, at, said, place }) => ({
    uid: `life-${key}-${at}@nebosvod`,
    title: said,
    start: wallClock(new Date(at).toISOString(), { utcOffsetSeconds }).date,
    ...(place === '' ? {} : { description: place }),
    isFree: true,
  }));
}
