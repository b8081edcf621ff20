import { textWidth } from '@nebosvod/drawing/text-width';
import { ageTicks, dateTicks } from '../../chart/calendar-ticks.ts';
import type { TimeWindow } from '../../chart/time-window.ts';
import type { LifeLayout, PlacedRow } from './life-layout.ts';
import type { LifePalette } from './life-palette.ts';
import type { ShownConvergence, ShownMark } from './life-row-model.ts';
import { along, fontSize, type Paint, paintGlyph, paintSpans, visible } from './paint-spans.ts';

/** All that a painting of a line depends on, however it lies. */
export interface LineScene {
  readonly palette: LifePalette;
  readonly window: TimeWindow;
  readonly flags: readonly ShownConvergence[];
  /** Key of the chosen span or mark. */
  readonly chosen: string | null;
  /** Instants, ms. */
  readonly birth: number;
  readonly now: number;
  readonly utcOffsetSeconds: number;
  readonly today: string;
}

interface LifeScene extends LineScene {
  readonly layout: LifeLayout;
}

/** The whole line: axis, bands of what converges, rows, the mark of the present. */
export function paintLife(on: CanvasRenderingContext2D, scene: LifeScene): void {
  const { layout, palette, window, now } = scene;
  const paint: Paint = { on, palette, window, start: layout.left, end: layout.width, now };
  on.clearRect(0, 0, layout.width, layout.height);
  paintTitles(paint, layout.rows);
  on.save();
  on.beginPath();
  on.rect(layout.left, 0, layout.width - layout.left, layout.height);
  on.clip();
  const foot = layout.height - 26;
  paintAxis(paint, scene, foot);
  paintBands(paint, scene.flags, layout.axis, foot);
  for (const placed of layout.rows) paintRow(paint, placed, scene.chosen);
  paintFlags(paint, scene.flags);
  paintNow(paint, scene, foot);
  on.restore();
}

/** A whole life in brief, with the window of the line below as a frame over it. */
export function paintOverview(on: CanvasRenderingContext2D, scene: LifeScene, brush: TimeWindow): void {
  const { layout, palette, window, now } = scene;
  const paint: Paint = { on, palette, window, start: layout.left, end: layout.width, now };
  on.clearRect(0, 0, layout.width, layout.height);
  paintTitles(paint, layout.left > 0 ? layout.rows : []);
  paintDates(paint, scene, 12);
  for (const placed of layout.rows) paintRow(paint, placed, null);
  const [from, to] = [along(paint, brush.from), along(paint, brush.to)];
  const width = Math.max(6, to - from);
  on.fillStyle = palette.accent;
  on.globalAlpha = 0.14;
  on.fillRect(from, layout.axis, width, layout.height - layout.axis);
  on.globalAlpha = 1;
  on.strokeStyle = palette.accent;
  on.lineWidth = 2;
  on.strokeRect(from + 1, layout.axis + 1, Math.max(4, width - 2), layout.height - layout.axis - 2);
}

function paintTitles({ on, palette }: Paint, rows: readonly PlacedRow[]): void {
  on.font = `${fontSize}px ${palette.face}`;
  on.fillStyle = palette.muted;
  on.textAlign = 'left';
  for (const { row, titleX, titleY } of rows) on.fillText(row.title, titleX, titleY);
}

function paintDates(paint: Paint, { utcOffsetSeconds }: LifeScene, y: number): readonly number[] {
  const { on, palette, window, start: left, end: right } = paint;
  const ticks = dateTicks(window, right - left, 76, utcOffsetSeconds);
  on.fillStyle = palette.text;
  on.textAlign = 'center';
  for (const { x, label } of ticks) {
    const half = textWidth(label, fontSize) / 2;
    if (x - half >= 0 && x + half <= right - left) on.fillText(label, left + x, y);
  }
  on.textAlign = 'left';
  return ticks.map(({ x }) => left + x);
}

function paintAxis(paint: Paint, scene: LifeScene, foot: number): void {
  const { on, palette, window, start: left, end: right } = paint;
  const { axis } = scene.layout;
  const marks = paintDates(paint, scene, axis - 22);
  on.fillStyle = palette.muted;
  on.textAlign = 'center';
  for (const { x, label } of ageTicks(window, right - left, 48, scene.birth)) {
    const text = /^\d+$/.test(label) ? `${label} л.` : label;
    const half = textWidth(text, fontSize) / 2;
    if (x - half >= 0 && x + half <= right - left) on.fillText(text, left + x, axis - 6);
  }
  on.textAlign = 'left';
  on.strokeStyle = palette.line;
  on.lineWidth = 1;
  on.beginPath();
  for (const x of marks) {
    on.moveTo(Math.round(x) + 0.5, axis);
    on.lineTo(Math.round(x) + 0.5, foot);
  }
  on.moveTo(left, axis + 0.5);
  on.lineTo(right, axis + 0.5);
  on.stroke();
}

function paintBands(paint: Paint, flags: readonly ShownConvergence[], top: number, foot: number): void {
  const { on, palette } = paint;
  on.fillStyle = palette.accent;
  on.globalAlpha = 0.1;
  for (const flag of flags) {
    const [x, end] = visible(paint, flag);
    if (end > x) on.fillRect(x, top, Math.max(1, end - x), foot - top);
  }
  on.globalAlpha = 1;
}

const flagRadius = 10;

/** Numbers of the cards over their bands, with the title where the next one leaves room. */
function paintFlags(paint: Paint, flags: readonly ShownConvergence[]): void {
  const { on, palette, start: left, end: right } = paint;
  const places: number[] = [];
  for (const flag of flags) {
    const [from, to] = visible(paint, flag);
    const middle = (from + to) / 2;
    // Bands of one month would hide each other's numbers.
    const free = (places.at(-1) ?? left - flagRadius) + 2 * flagRadius + 1;
    places.push(Math.min(right - flagRadius - 1, Math.max(free, middle)));
  }
  flags.forEach(({ title, from, to }, index) => {
    if (along(paint, to) < left || along(paint, from) > right) return;
    const x = places[index] ?? 0;
    on.fillStyle = palette.accent;
    on.beginPath();
    on.arc(x, 14, flagRadius, 0, 2 * Math.PI);
    on.fill();
    on.fillStyle = palette.onAccent;
    on.textAlign = 'center';
    on.font = `600 ${fontSize}px ${palette.face}`;
    on.fillText(String(index + 1), x, 18.5);
    on.textAlign = 'left';
    on.font = `${fontSize}px ${palette.face}`;
    const room = Math.min(right, (places[index + 1] ?? right) - flagRadius) - x - flagRadius - 10;
    if (textWidth(title, fontSize) > room) return;
    on.fillStyle = palette.text;
    on.fillText(title, x + flagRadius + 5, 18.5);
  });
}

function paintRow(paint: Paint, { row, top }: PlacedRow, chosen: string | null): void {
  if (row.spans.length > 0) paintSpans(paint, row.spans, { top, height: row.height, chosen });
  if (row.marks.length > 0) paintMarks(paint, row.marks, { top, height: row.height, chosen });
}

/** Room that a mark takes, px. */
const markRoom = 17;

function paintMarks(
  paint: Paint,
  marks: readonly ShownMark[],
  { top, height, chosen }: { readonly top: number; readonly height: number; readonly chosen: string | null },
): void {
  const { on, palette, window, start: left, end: right } = paint;
  const shown = shownMarks(marks, window, right - left);
  on.font = `${fontSize}px ${palette.face}`;
  shown.forEach((mark, index) => {
    const x = along(paint, mark.at);
    const colour = mark.key === chosen ? palette.accent : (palette.hues[mark.glyph ?? ''] ?? palette.text);
    if (mark.glyph !== null) {
      paintGlyph(on, mark.glyph, { x: x - 8, y: top + (height - 16) / 2, size: 16, colour });
      return;
    }
    on.beginPath();
    on.arc(x, top + height / 2, 4.5, 0, 2 * Math.PI);
    on.lineWidth = 1.6;
    on.fillStyle = mark.isPlan ? palette.surface : colour;
    on.strokeStyle = colour;
    on.fill();
    on.stroke();
    const next = shown[index + 1];
    const room = (next ? along(paint, next.at) : right) - x - markRoom;
    if (mark.name === null) return;
    on.fillStyle = palette.text;
    on.fillText(clipped(mark.name, room), x + 9, top + height / 2 + 4.5);
  });
}

/** Marks that have room of their own: where two would touch, the higher rank stands. In order of time. */
export function shownMarks(marks: readonly ShownMark[], window: TimeWindow, width: number): readonly ShownMark[] {
  const perMs = width / Math.max(1, window.to - window.from);
  const taken: ShownMark[] = [];
  const inside = marks.filter(({ at }) => at >= window.from && at <= window.to);
  for (const mark of inside.toSorted((a, b) => a.rank - b.rank)) {
    if (taken.every((other) => Math.abs(other.at - mark.at) * perMs >= markRoom)) taken.push(mark);
  }
  return taken.sort((a, b) => a.at - b.at);
}

/** As much of a name as there is room for, '' for less than three letters. */
export function clipped(name: string, room: number): string {
  if (textWidth(name, fontSize) <= room) return name;
  for (let length = name.length - 1; length >= 3; length--) {
    const cut = `${name.slice(0, length).trimEnd()}…`;
    if (textWidth(cut, fontSize) <= room) return cut;
  }
  return '';
}

function paintNow(paint: Paint, { now, today }: LifeScene, foot: number): void {
  const { on, palette, start: left, end: right } = paint;
  const x = along(paint, now);
  if (x < left || x > right) return;
  on.fillStyle = palette.accent;
  on.fillRect(x - 1, 28, 2, foot - 28);
  const width = textWidth(today, fontSize) + 16;
  const at = Math.min(right - width, Math.max(left, x - width / 2));
  on.beginPath();
  on.roundRect(at, foot, width, 22, 11);
  on.fill();
  on.fillStyle = palette.onAccent;
  on.fillText(today, at + 8, foot + 15.5);
}
