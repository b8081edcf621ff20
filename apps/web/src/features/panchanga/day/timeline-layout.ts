import { textWidth } from '@nebosvod/drawing/text-width';
import {
  atMinute,
  type TimelineAxis,
  type TimelineBar,
  type TimelineFlag,
  type TimelineSpan,
  timelineBars,
  timelineFlags,
} from '@nebosvod/drawing/timeline';
import { type ClockZone, formatTime, wallClock } from '@nebosvod/terms/clock';
import type { DayLane, LaneId } from './day-spans.ts';
import { type DaySpan, termLabels, termTitle } from './term.ts';

/** Sizes of the drawing, px. */
export const laneHeight = 28;
const laneGap = 3;
const groupGap = 8;
/** The axis: above it stand hours and sunrise, above these the present. */
export const headHeight = 56;
const flagBar = 14;
const flagRow = 30;
/** Height of the text of a bar; no text is smaller than 13 px. */
export const barFont = 14;
export const smallFont = 13;
const inset = 8;

export interface TimelineTick {
  readonly x: number;
  /** «12:00»; empty for a small tick. */
  readonly label: string;
  readonly isMidnight: boolean;
}

export interface LaneBar extends TimelineBar {
  readonly span: DaySpan;
  /** Until when it holds, after the name and with its date; '' where it does not fit: a time after midnight never stands without the date. */
  readonly detail: string;
  readonly detailAt: number;
}

export interface LaneFlag extends TimelineFlag {
  readonly span: DaySpan;
  /** Top of the bar, px. */
  readonly y: number;
}

export interface PlacedLane {
  readonly id: LaneId;
  readonly title: string;
  readonly y: number;
  readonly height: number;
  readonly bars: readonly LaneBar[];
  readonly flags: readonly LaneFlag[];
  /** Pada borders with the number that begins there; the number is '' where it does not fit. */
  readonly marks: readonly { readonly x: number; readonly label: string }[];
}

export interface TimelineLayout {
  readonly width: number;
  readonly height: number;
  /** Left edge and length of the axis, px. */
  readonly x: number;
  readonly length: number;
  readonly ticks: readonly TimelineTick[];
  readonly lanes: readonly PlacedLane[];
  /** Lines between the groups of lanes. */
  readonly rules: readonly number[];
  readonly sunset: number | null;
}

export interface TimelineInput {
  readonly bounds: { readonly start: string; readonly end: string };
  readonly lanes: readonly DayLane[];
  readonly padas: readonly { readonly index: number; readonly start: string; readonly end: string }[];
  readonly sunset: string | null;
  readonly zone: ClockZone;
  readonly date: string;
  readonly width: number;
}

const minute = (instant: string) => Date.parse(instant) / 60_000;
const flagLanes: readonly LaneId[] = ['good', 'bad', 'neutral'];
const groupsBefore: readonly LaneId[] = ['choghadiya', 'good'];

/** The axis of a day over a length in px. */
function dayAxis({ start, end }: TimelineInput['bounds'], length: number): TimelineAxis {
  return { from: minute(start), to: minute(end), length };
}

/** Place of an instant on a layout, px from the left edge of the drawing; null off the axis. */
export function xOf({ x, length }: TimelineLayout, bounds: TimelineInput['bounds'], now: number): number | null {
  const axis = dayAxis(bounds, length);
  return now / 60_000 < axis.from || now / 60_000 > axis.to ? null : x + atMinute(axis, now / 60_000);
}

/** Where everything of a day's timeline stands: lanes below each other, bars true to scale, names where they fit. */
export function timelineLayout(input: TimelineInput): TimelineLayout {
  const { bounds, lanes, zone, date, width } = input;
  const x = width < 700 ? 84 : 112;
  const axis = dayAxis(bounds, width - x - 8);
  const placed: PlacedLane[] = [];
  const rules: number[] = [];
  let y = headHeight + 8;
  for (const lane of lanes) {
    if (groupsBefore.includes(lane.id) && placed.length > 0) {
      rules.push(y + groupGap / 2 - laneGap / 2);
      y += groupGap;
    }
    const next = flagLanes.includes(lane.id) ? flagLane(lane, axis, y) : barLane(lane, axis, y, input);
    placed.push(next);
    y += next.height + laneGap;
  }
  return {
    width,
    height: y + 2,
    x,
    length: axis.length,
    ticks: hourTicks(axis, zone),
    lanes: placed,
    rules,
    sunset: input.sunset === null ? null : x + atMinute(axis, minute(input.sunset)),
  };

  function barLane(lane: DayLane, along: TimelineAxis, top: number, { padas }: TimelineInput): PlacedLane {
    const spans = lane.spans.map(
      (span): TimelineSpan => ({
        id: span.key,
        start: minute(span.start),
        end: minute(span.end),
        labels: barLabels(span),
      }),
    );
    const look = isSmall(lane.id) ? { fontSize: smallFont, padding: 1 } : { fontSize: barFont, padding: inset };
    const bars = timelineBars(spans, along, look).map((bar): LaneBar => {
      const span = spanOf(lane, bar.id);
      const detailAt = inset + textWidth(bar.label ?? '', barFont) + 10;
      const room = bar.length - detailAt - inset;
      const detail = `до ${formatTime(span.end, zone, { from: date })}`;
      const isShown = !isSmall(lane.id) && bar.label !== null && textWidth(detail, smallFont) <= room;
      return { ...bar, span, detail: isShown ? detail : '', detailAt };
    });
    return {
      id: lane.id,
      title: lane.title,
      y: top,
      height: laneHeight,
      bars,
      flags: [],
      marks: lane.id === 'nakshatra' ? padaMarks(padas, bars, along) : [],
    };
  }

  function flagLane(lane: DayLane, along: TimelineAxis, top: number): PlacedLane {
    const spans = lane.spans.map(
      (span): TimelineSpan => ({
        id: span.key,
        start: minute(span.start),
        end: minute(span.end),
        labels: termLabels(span.term),
      }),
    );
    const { flags, rows } = timelineFlags(spans, along, { fontSize: smallFont, gap: 8 });
    return {
      id: lane.id,
      title: lane.title,
      y: top,
      height: Math.max(1, rows) * flagRow - 3,
      bars: [],
      flags: flags.map((flag) => ({ ...flag, span: spanOf(lane, flag.id), y: top + flag.row * flagRow })),
      marks: [],
    };
  }
}

export const flagHeight = flagBar;

/** Lanes of many short bars: smaller names in the middle of them. */
export function isSmall(id: LaneId): boolean {
  return id === 'hora' || id === 'muhurta' || id === 'choghadiya';
}

/** A hora is drawn by the glyph of its lord, a muhurta by its number. */
function barLabels({ term }: DaySpan): readonly string[] {
  if (term.kind === 'hora') return [''];
  return term.kind === 'muhurta' ? [String(term.index)] : termLabels(term);
}

function spanOf(lane: DayLane, key: string): DaySpan {
  const span = lane.spans.find((candidate) => candidate.key === key);
  if (!span) throw new Error(`the lane ${lane.id} has no ${key}`);
  return span;
}

function padaMarks(padas: TimelineInput['padas'], bars: readonly LaneBar[], axis: TimelineAxis): PlacedLane['marks'] {
  const taken = bars.map((bar) => {
    const text =
      bar.detail === '' ? textWidth(bar.label ?? '', barFont) + inset : bar.detailAt + textWidth(bar.detail, smallFont);
    return { from: bar.at, to: bar.at + text + 8, end: bar.at + bar.length };
  });
  return padas
    .filter((pada) => pada.index > 1)
    .map((pada) => ({ label: `пада ${pada.index}`, x: atMinute(axis, minute(pada.start)) }))
    .filter(({ x }) => x > 0 && x < axis.length)
    .map(({ label, x }) => {
      const room = [label, label.slice(-1)].find((text) => {
        const to = x + 5 + textWidth(text, smallFont);
        return taken.every((bar) => (to < bar.from || x > bar.to) && !(x < bar.end && to > bar.end - 4));
      });
      return { x, label: room ?? '' };
    });
}

/** A tick at every full hour of the place's clock, named every third hour, or every sixth where room is short. */
function hourTicks(axis: TimelineAxis, zone: ClockZone): readonly TimelineTick[] {
  const quarter = 15;
  const every = axis.length < 560 ? 6 : 3;
  const ticks: TimelineTick[] = [];
  for (let at = Math.ceil(axis.from / quarter) * quarter; at <= axis.to; at += quarter) {
    const { time } = wallClock(new Date(at * 60_000).toISOString(), zone);
    if (time.slice(3, 5) !== '00') continue;
    const hour = Number(time.slice(0, 2));
    const x = atMinute(axis, at);
    // The ends carry the sunrise.
    const isClear = x > 60 && x < axis.length - 60;
    ticks.push({ x, label: hour % every === 0 && isClear ? time.slice(0, 5) : '', isMidnight: hour === 0 });
  }
  return ticks;
}

/**
 * Spoken name of a bar: «титхи Шукла Двадаши до 02:27, 22 нояб. (с 08:24), неблагоприятно». It holds the words drawn on the bar,
 * by which a person calls it who steers by voice.
 * @param shown the words on the bar, '' where there are none; a shortened name goes before the whole one
 */
export function spokenSpan(span: DaySpan, kind: string, zone: ClockZone, date: string, shown: string): string {
  const tone = span.tone === 'good' ? ', благоприятно' : span.tone === 'bad' ? ', неблагоприятно' : '';
  const title = termTitle(span.term);
  const name = title.toLowerCase().startsWith(kind) ? title : `${kind} ${title}`;
  const [start, end] = [span.start, span.end].map((instant) => formatTime(instant, zone, { from: date }));
  const spoken = `${name} до ${end} (с ${start})${tone}`;
  return bare(spoken).includes(bare(shown)) ? spoken : `${shown}: ${spoken}`;
}

/** Words without case and punctuation. */
const bare = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
