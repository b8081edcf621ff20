import type { TimeWindow } from '../../chart/time-window.ts';
import type { GlyphName } from '../../ui/glyph.tsx';

/** How a stretch is painted besides its hue: signs are grey, the peak of sade sati is full, dhaiya is a warning. */
type SpanTone = 'graha' | 'sign' | 'phase' | 'peak' | 'dhaiya' | 'day';

/** A stretch of time on the line, ready to paint and to say. */
export interface ShownSpan extends TimeWindow {
  /** Of one kind in the line: row and number. */
  readonly key: string;
  /** Names from the longest to the shortest; the first that fits is drawn, the first of all is spoken. */
  readonly names: readonly [string, ...string[]];
  /** Said in a quieter voice after the name where there is room. */
  readonly note: string | null;
  readonly glyph: GlyphName | null;
  /** Name of the hue among the tokens (`--g-…`); null for signs and days. */
  readonly hue: string | null;
  readonly tone: SpanTone;
  /** The whole of it in words, for the list and the line below the drawing. */
  readonly said: string;
  /** Where in the chart it falls, '' where nothing can be said. */
  readonly place: string;
}

/** An instant on the line: a return, or an event of the person. */
export interface ShownMark {
  readonly key: string;
  readonly at: number;
  readonly glyph: GlyphName | null;
  /** Drawn beside it where there is room. */
  readonly name: string | null;
  readonly said: string;
  /** Marks of a lower rank give way where two would touch; 0 is the highest. */
  readonly rank: number;
  /** An event that has not come yet. */
  readonly isPlan: boolean;
}

/** One row of the line. */
export interface ShownRow {
  readonly id: string;
  readonly title: string;
  readonly height: number;
  /** In order of time, without overlaps. */
  readonly spans: readonly ShownSpan[];
  readonly marks: readonly ShownMark[];
  /** The least zoom at which beginnings of its spans are worth a line of the list: widest window, ms. */
  readonly listedUnder: number;
}

/** What several voices point at: a numbered flag, a band over the rows, a card. */
export interface ShownConvergence extends TimeWindow {
  readonly key: string;
  readonly title: string;
  /** What the house is about; null for a graha. */
  readonly about: string | null;
  readonly voices: number;
  readonly witnesses: readonly ShownWitness[];
}

/** One who points, with the time in which he does. */
export interface ShownWitness extends TimeWindow {
  readonly key: string;
  readonly glyph: GlyphName | null;
  readonly said: string;
}

/**
 * The spans of a row that a window shows, found by halving: a row of a life has hundreds, and a frame of zooming is short.
 * @returns numbers of the first span and of the one after the last
 */
export function spansWithin(spans: readonly TimeWindow[], { from, to }: TimeWindow): readonly [number, number] {
  const firstWhere = (holds: (span: TimeWindow) => boolean) => {
    let [low, high] = [0, spans.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const span = spans[middle];
      if (span !== undefined && holds(span)) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  const first = firstWhere((span) => span.to > from);
  return [
    first,
    Math.max(
      first,
      firstWhere((span) => span.from >= to),
    ),
  ];
}

/** The span of a row that holds an instant. */
export function spanAt<Span extends TimeWindow>(spans: readonly Span[], instant: number): Span | null {
  const [first] = spansWithin(spans, { from: instant, to: instant });
  const span = spans[first];
  return span !== undefined && span.from <= instant && instant < span.to ? span : null;
}
