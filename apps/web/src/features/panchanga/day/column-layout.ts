import { textWidth } from '@nebosvod/drawing/text-width';
import { atMinute, type ColumnBlock, type ColumnSpan, timelineColumn } from '@nebosvod/drawing/timeline';
import { formatShortDate } from '@nebosvod/terms/civil-date';
import { type ClockZone, formatTime, wallClock } from '@nebosvod/terms/clock';
import type { DayLane, LaneId } from './day-spans.ts';
import { type DaySpan, termLabels, termTitle } from './term.ts';

/** A day that runs down the page: the timeline of a phone. */
const pxPerMinute = 0.8;
/** Room over the first hour, below the names of the lanes. */
export const columnHead = 6;
/** Height of the names of the lanes, as the style sheet has it. */
export const columnHeadHeight = 30;
export const columnFont = 13;
export const columnLine = 17;
const axisWidth = 50;
const laneGap = 3;
/** A lane never gets narrower: the drawing scrolls sideways instead, px. */
const leastLane = 58;

export interface ColumnLane {
  readonly id: ColumnLaneId;
  readonly title: string;
  readonly x: number;
  readonly width: number;
  readonly blocks: readonly (ColumnBlock & { readonly span: DaySpan })[];
}

/** Windows stand in a list of their own, with their names. */
export type ColumnLaneId = Exclude<LaneId, 'good' | 'bad' | 'neutral'>;

export interface ColumnLayout {
  readonly width: number;
  readonly height: number;
  readonly axisX: number;
  /** Full hours and the ends: y from the top and the word beside it, '' for a bare tick. */
  readonly ticks: readonly { readonly y: number; readonly label: string; readonly isSun: boolean }[];
  readonly lanes: readonly ColumnLane[];
  readonly sunset: number | null;
}

interface Input {
  readonly bounds: { readonly start: string; readonly end: string };
  readonly lanes: readonly DayLane[];
  readonly chosen: readonly ColumnLaneId[];
  readonly sunset: string | null;
  readonly zone: ClockZone;
  readonly date: string;
  readonly width: number;
}

const minute = (instant: string) => Date.parse(instant) / 60_000;

interface ColumnChoice {
  readonly id: ColumnLaneId;
  readonly title: string;
  readonly spans: readonly DaySpan[];
}

/** Lanes of a day as a phone offers them. */
export function columnLanes(lanes: readonly DayLane[]): readonly ColumnChoice[] {
  return lanes.flatMap(({ id, title, spans }) =>
    id === 'good' || id === 'bad' || id === 'neutral' ? [] : [{ id, title, spans }],
  );
}

/** The lanes of somebody who has chosen none. */
export const usualColumns: readonly ColumnLaneId[] = ['tithi', 'nakshatra', 'karana', 'choghadiya'];

/** y of an instant (ms) on a column; null off the day. */
export function yOf(bounds: Input['bounds'], now: number): number | null {
  const at = now / 60_000;
  return at < minute(bounds.start) || at > minute(bounds.end)
    ? null
    : columnHead + (at - minute(bounds.start)) * pxPerMinute;
}

/** Where everything of a day stands on a narrow page. */
export function columnLayout({ bounds, lanes, chosen, sunset, zone, date, width }: Input): ColumnLayout {
  const axis = {
    from: minute(bounds.start),
    to: minute(bounds.end),
    length: (minute(bounds.end) - minute(bounds.start)) * pxPerMinute,
  };
  const shown = columnLanes(lanes).filter(({ id }) => chosen.includes(id));
  const laneWidth = Math.max(leastLane, (width - axisWidth) / Math.max(1, shown.length));
  return {
    width: axisWidth + laneWidth * shown.length,
    height: columnHead + axis.length + 1,
    axisX: axisWidth - 6,
    ticks: columnTicks(),
    sunset: sunset === null ? null : columnHead + atMinute(axis, minute(sunset)),
    lanes: shown.map((lane, index): ColumnLane => {
      const x = axisWidth + laneWidth * index;
      const blocks = timelineColumn(
        lane.spans.map(
          (span): ColumnSpan => ({
            id: span.key,
            start: minute(span.start),
            end: minute(span.end),
            labels: columnLabels(span, zone, date),
          }),
        ),
        axis,
        {
          fontSize: columnFont,
          lineHeight: columnLine,
          padding: 1,
          x,
          width: laneWidth - laneGap,
          leastHeight: 0,
        },
      );
      return {
        id: lane.id,
        title: [lane.title, `${lane.title.slice(0, 4)}.`].find((text) => textWidth(text, columnFont) < laneWidth) ?? '',
        x,
        width: laneWidth - laneGap,
        blocks: blocks.flatMap((block) => {
          const span = lane.spans.find(({ key }) => key === block.id);
          return span ? [{ ...block, y: block.y + columnHead, span }] : [];
        }),
      };
    }),
  };

  function columnTicks(): ColumnLayout['ticks'] {
    const edges = [bounds.start, ...(sunset === null ? [] : [sunset]), bounds.end].map((instant) => ({
      y: columnHead + atMinute(axis, minute(instant)),
      label: formatTime(instant, zone),
      isSun: true,
    }));
    const hours: { y: number; label: string; isSun: boolean }[] = [];
    for (let at = Math.ceil(axis.from / 15) * 15; at <= axis.to; at += 15) {
      const { time } = wallClock(new Date(at * 60_000).toISOString(), zone);
      if (time.slice(3, 5) !== '00') continue;
      const y = columnHead + atMinute(axis, at);
      const isNamed = Number(time.slice(0, 2)) % 2 === 0 && edges.every((edge) => Math.abs(edge.y - y) > 20);
      hours.push({ y, label: isNamed ? time.slice(0, 5) : '', isSun: false });
    }
    return [...edges, ...hours];
  }
}

/** Names of a block line by line, the fullest first. */
function columnLabels(span: DaySpan, zone: ClockZone, date: string): readonly (readonly string[])[] {
  const names = termLabels(span.term);
  if (span.term.kind === 'hora') return [[]];
  if (
    span.term.kind === 'tithi' ||
    span.term.kind === 'nakshatra' ||
    span.term.kind === 'yoga' ||
    span.term.kind === 'karana'
  ) {
    const clock = wallClock(span.end, zone);
    const until =
      clock.date === date
        ? [`до ${clock.time.slice(0, 5)}`]
        : [`до ${clock.time.slice(0, 5)}`, formatShortDate(clock.date)];
    const words = termTitle(span.term).split(' ');
    const short = names.find((name) => !name.includes(' ')) ?? '';
    const least = names[names.length - 1] ?? '';
    return [[...words, ...until], [short, ...until], [least, ...until], words, [short], [least]];
  }
  return names.flatMap((name) => [[name], name.split(' ')]);
}
