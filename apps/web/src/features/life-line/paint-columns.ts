import { textWidth } from '@nebosvod/drawing/text-width';
import { DAY_MS } from '@nebosvod/engine/time/durations';
import { dateTicks } from '../../chart/calendar-ticks.ts';
import type { ColumnsLayout, PlacedColumn } from './columns-layout.ts';
import { type ShownConvergence, type ShownMark, type ShownSpan, spansWithin } from './life-row-model.ts';
import { clipped, type LineScene, shownMarks } from './paint-life.ts';
import {
  along,
  fontSize,
  glyphSize,
  isRunning,
  type Paint,
  paintBox,
  paintGlyph,
  visible,
  withoutHair,
} from './paint-spans.ts';

interface ColumnsScene extends LineScene {
  readonly layout: ColumnsLayout;
}

const year = 365.25 * DAY_MS;
const lineHeight = 16;

/** The line with time running down: dates at the left, a column a row, bands of what converges, the mark of the present. */
export function paintColumns(on: CanvasRenderingContext2D, scene: ColumnsScene): void {
  const { layout, palette, window, now } = scene;
  const paint: Paint = { on, palette, window, start: 0, end: layout.height, now };
  on.clearRect(0, 0, layout.width, layout.height);
  on.font = `${fontSize}px ${palette.face}`;
  const today = todayAt(paint, scene);
  const dates = paintDates(paint, scene, today);
  paintBands(paint, scene);
  for (const column of layout.columns) paintColumn(paint, column, scene);
  if (today !== null) paintNow(paint, scene, today);
  paintFlags(paint, scene.flags, layout, today === null ? dates : [...dates, today]);
  for (const { marks } of layout.pinned) paintPins(paint, marks, scene);
}

/** A stretch along the dates that words have taken, px. */
type Taken = readonly [number, number];

/** Dates in two lines, with the age under a year; a hair across the columns at each. */
function paintDates(
  paint: Paint,
  { layout, birth, utcOffsetSeconds }: ColumnsScene,
  today: Taken | null,
): readonly Taken[] {
  const { on, palette, window } = paint;
  const taken: Taken[] = [];
  on.strokeStyle = palette.line;
  on.lineWidth = 1;
  on.beginPath();
  for (const { x: y, label } of dateTicks(window, layout.height, 56, utcOffsetSeconds)) {
    on.moveTo(0, Math.round(y) + 0.5);
    on.lineTo(layout.width, Math.round(y) + 0.5);
    if (y + 2 * lineHeight > layout.height || (today !== null && y < today[1] && y + 2 * lineHeight > today[0]))
      continue;
    const [first, second] = twoLines(label, Math.floor((instantAt(paint, y) - birth) / year));
    on.fillStyle = palette.text;
    on.fillText(first, 0, y + lineHeight - 1);
    on.fillStyle = palette.muted;
    on.fillText(second, 0, y + 2 * lineHeight - 1);
    taken.push([y, y + 2 * lineHeight + 2]);
  }
  on.stroke();
  return taken;
}

/** Instant of a height of the drawing. */
function instantAt({ window, start, end }: Paint, y: number): number {
  return window.from + ((y - start) / (end - start)) * (window.to - window.from);
}

/** «2027» over «36 л.», «ноя» over «2026», «21.11» over «2026». */
function twoLines(label: string, age: number): readonly [string, string] {
  const [, first, second] = /^(.+?)[\u00a0.](\d{4})$/.exec(label) ?? [];
  return first !== undefined && second !== undefined ? [first, second] : [label, age >= 0 ? `${age} л.` : ''];
}

function paintBands(paint: Paint, { flags, layout }: ColumnsScene): void {
  const { on, palette } = paint;
  on.fillStyle = palette.accent;
  on.globalAlpha = 0.1;
  for (const flag of flags) {
    const [from, to] = visible(paint, flag);
    if (to > from) on.fillRect(layout.left, from, layout.width - layout.left, Math.max(1, to - from));
  }
  on.globalAlpha = 1;
}

function paintColumn(paint: Paint, { row, left }: PlacedColumn, { layout, chosen }: ColumnsScene): void {
  const [first, end] = spansWithin(row.spans, paint.window);
  for (let index = first; index < end; index++) {
    const span = row.spans[index];
    if (span === undefined) continue;
    const [from, to] = visible(paint, span);
    const [y, height] = withoutHair(from, to);
    const isLit = isRunning(span, paint.now) || span.key === chosen;
    paintBox(paint, span, { x: left, y, width: layout.columnWidth, height }, isLit);
    paintWords(paint, span, { left, width: layout.columnWidth, from, to });
  }
  for (const mark of shownMarks(row.marks, paint.window, layout.height))
    paintMark(paint, mark, left + layout.columnWidth / 2, chosen);
}

interface Place {
  readonly left: number;
  readonly width: number;
  readonly from: number;
  readonly to: number;
}

/** Glyph, name and note one under another, as many as there is room for. */
function paintWords({ on, palette }: Paint, span: ShownSpan, { left, width, from, to }: Place): void {
  const room = to - from;
  const middle = left + width / 2;
  const fitting = span.names.find((one) => textWidth(one, fontSize) <= width - 4);
  const name = fitting ?? clipped(span.names.at(-1) ?? '', width - 4);
  const hasGlyph = span.glyph !== null && room >= glyphSize + 4;
  let y = from + 4;
  if (hasGlyph && span.glyph !== null) {
    // A box that holds a glyph alone has it in its middle.
    const alone = room < glyphSize + lineHeight + 8;
    const hue = palette.hues[span.hue ?? ''] ?? palette.muted;
    const top = alone ? from + (room - glyphSize) / 2 : y;
    paintGlyph(on, span.glyph, { x: middle - glyphSize / 2, y: top, size: glyphSize, colour: hue });
    if (alone) return;
    y += glyphSize;
  }
  if (span.glyph === null && room < lineHeight + 6) y = from + (room - lineHeight) / 2;
  if (name === '' || room < lineHeight || to - y < lineHeight) return;
  on.textAlign = 'center';
  on.fillStyle = palette.text;
  on.fillText(name, middle, y + lineHeight - 3);
  y += lineHeight;
  if (span.note !== null && textWidth(span.note, fontSize) <= width - 4 && to - y >= lineHeight + 4) {
    on.fillStyle = palette.muted;
    on.fillText(span.note, middle, y + lineHeight - 2);
  }
  on.textAlign = 'left';
}

function paintMark(paint: Paint, mark: ShownMark, x: number, chosen: string | null): void {
  const { on, palette } = paint;
  const y = along(paint, mark.at);
  const colour = mark.key === chosen ? palette.accent : (palette.hues[mark.glyph ?? ''] ?? palette.text);
  if (mark.glyph !== null) {
    paintGlyph(on, mark.glyph, { x: x - glyphSize / 2, y: y - glyphSize / 2, size: glyphSize, colour });
    return;
  }
  on.beginPath();
  on.arc(x, y, 4.5, 0, 2 * Math.PI);
  on.lineWidth = 1.6;
  on.fillStyle = mark.isPlan ? palette.surface : colour;
  on.strokeStyle = colour;
  on.fill();
  on.stroke();
}

/** Where what is pinned stands, px before the columns. */
export const pinsBefore = 7;

function paintPins(paint: Paint, marks: readonly ShownMark[], { layout, chosen }: ColumnsScene): void {
  for (const mark of shownMarks(marks, paint.window, layout.height))
    paintMark(paint, mark, layout.left - pinsBefore, chosen);
}

/** Where the word of the present stands; null when the window does not hold it. */
function todayAt(paint: Paint, { layout, now }: ColumnsScene): Taken | null {
  const y = along(paint, now);
  if (y < 0 || y > layout.height) return null;
  const top = Math.min(layout.height - 22, Math.max(0, y - 11));
  return [top, top + 22];
}

function paintNow(paint: Paint, { layout, now, today }: ColumnsScene, [top, foot]: Taken): void {
  const { on, palette } = paint;
  on.fillStyle = palette.accent;
  on.fillRect(layout.left - 4, along(paint, now) - 1, layout.width - layout.left + 4, 2);
  const width = textWidth(today, fontSize) + 12;
  on.beginPath();
  on.roundRect(0, top, width, foot - top, 11);
  on.fill();
  on.fillStyle = palette.onAccent;
  on.textAlign = 'center';
  on.fillText(today, width / 2, top + 15.5);
  on.textAlign = 'left';
}

const flagRadius = 10;

/** Numbers of the cards beside their bands, where no date, no other number and not the present stands. */
function paintFlags(
  paint: Paint,
  flags: readonly ShownConvergence[],
  { height }: ColumnsLayout,
  words: readonly Taken[],
): void {
  const { on, palette } = paint;
  const taken = [...words];
  flags.forEach((flag, index) => {
    if (along(paint, flag.to) < 0 || along(paint, flag.from) > height) return;
    const [from, to] = visible(paint, flag);
    const y = freeNear((from + to) / 2, taken, height);
    taken.push([y - flagRadius, y + flagRadius]);
    on.fillStyle = palette.accent;
    on.beginPath();
    on.arc(flagRadius + 1, y, flagRadius, 0, 2 * Math.PI);
    on.fill();
    on.fillStyle = palette.onAccent;
    on.textAlign = 'center';
    on.font = `600 ${fontSize}px ${palette.face}`;
    on.fillText(String(index + 1), flagRadius + 1, y + 4.5);
    on.font = `${fontSize}px ${palette.face}`;
    on.textAlign = 'left';
  });
}

/** The nearest middle of a number that overlaps nothing; its own where there is none. */
function freeNear(wanted: number, taken: readonly Taken[], height: number): number {
  const inside = Math.min(height - flagRadius, Math.max(flagRadius, wanted));
  const isFree = (y: number) =>
    y >= flagRadius &&
    y <= height - flagRadius &&
    taken.every(([from, to]) => y + flagRadius <= from || y - flagRadius >= to);
  for (let away = 0; away <= height; away += 2) for (const y of [inside + away, inside - away]) if (isFree(y)) return y;
  return inside;
}
