import { glyphs } from '@nebosvod/drawing/glyph.table';
import { textWidth } from '@nebosvod/drawing/text-width';
import { shareAt, type TimeWindow } from '../../chart/time-window.ts';
import type { GlyphName } from '../../ui/glyph.tsx';
import type { LifePalette } from './life-palette.ts';
import { type ShownSpan, spansWithin } from './life-row-model.ts';

/** Size of all words of the drawing, px. */
export const fontSize = 13;

/** A surface and what is painted on it. */
export interface Paint {
  readonly on: CanvasRenderingContext2D;
  readonly palette: LifePalette;
  readonly window: TimeWindow;
  /** Where the line of time begins and ends, px: from the left, or from the top where time runs down. */
  readonly start: number;
  readonly end: number;
  readonly now: number;
}

const padding = 6;
/** Size of the glyphs on the spans, px. */
export const glyphSize = 16;

/** Px of an instant along the line of time. */
export function along({ window, start, end }: Paint, instant: number): number {
  return start + shareAt(window, instant) * (end - start);
}

/** What of a span the window shows, px along the line of time. */
export function visible(paint: Paint, { from, to }: TimeWindow): readonly [number, number] {
  return [Math.max(paint.start, along(paint, from)), Math.min(paint.end, along(paint, to))];
}

/** The spans of one row: bars with their names, the running one and the chosen one framed. */
export function paintSpans(
  paint: Paint,
  spans: readonly ShownSpan[],
  { top, height, chosen }: { readonly top: number; readonly height: number; readonly chosen: string | null },
): void {
  const { on, window, now } = paint;
  const [first, end] = spansWithin(spans, window);
  on.font = `${fontSize}px ${paint.palette.face}`;
  for (let index = first; index < end; index++) {
    const span = spans[index];
    if (span === undefined) continue;
    const [from, to] = visible(paint, span);
    const [at, width] = withoutHair(from, to);
    paintBox(paint, span, { x: at, y: top, width, height }, isRunning(span, now) || span.key === chosen);
    if (to - from > 18) paintWords(paint, span, { from, to, top, height });
  }
}

export const isRunning = ({ from, to }: TimeWindow, now: number): boolean => from <= now && now < to;

/** Neighbours part by a hair; what is thinner than a hair stays whole. @returns where it begins, and its length */
export function withoutHair(from: number, to: number): readonly [number, number] {
  const hair = to - from > 3 ? 1 : 0;
  return [from + hair / 2, Math.max(0.6, to - from - hair)];
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const fills = { graha: 0.16, sign: 0.13, phase: 0.3, peak: 0.62, dhaiya: 0.12, day: 0.1 } as const;

/** The box of a span in its hue; framed where it has room, brighter and framed thicker while it runs or is chosen. */
export function paintBox({ on, palette }: Paint, span: ShownSpan, { x, y, width, height }: Box, isLit: boolean): void {
  const hue = span.tone === 'dhaiya' ? palette.bad : (palette.hues[span.hue ?? ''] ?? palette.neutral);
  on.fillStyle = hue;
  on.globalAlpha = fills[span.tone] + (isLit ? 0.14 : 0);
  on.fillRect(x, y, width, height);
  if (Math.min(width, height) > 3) {
    on.globalAlpha = isLit ? 1 : 0.42;
    on.strokeStyle = hue;
    on.lineWidth = isLit ? 1.6 : 1;
    if (span.tone === 'dhaiya') on.setLineDash([3, 2]);
    on.strokeRect(x + 0.5, y + 0.5, width - 1, height - 1);
    on.setLineDash([]);
  }
  on.globalAlpha = 1;
}

interface Bar {
  readonly from: number;
  readonly to: number;
  readonly top: number;
  readonly height: number;
}

function paintWords({ on, palette }: Paint, span: ShownSpan, { from, to, top, height }: Bar): void {
  let x = from + padding;
  const baseline = top + height / 2 + 4.5;
  if (span.glyph !== null && to - x >= glyphSize + padding / 2) {
    const hue = palette.hues[span.hue ?? ''] ?? palette.muted;
    paintGlyph(on, span.glyph, { x, y: top + (height - glyphSize) / 2, size: glyphSize, colour: hue });
    x += glyphSize + 4;
  }
  const name = span.names.find((one) => textWidth(one, fontSize) <= to - x - padding);
  if (name === undefined) return;
  on.fillStyle = palette.text;
  on.fillText(name, x, baseline);
  if (span.note === null || name !== span.names[0]) return;
  x += textWidth(name, fontSize) + 6;
  if (textWidth(span.note, fontSize) > to - x - padding) return;
  on.fillStyle = palette.muted;
  on.fillText(span.note, x, baseline);
}

const paths = new Map<GlyphName, { readonly stroke: Path2D; readonly fill: Path2D | null }>();

function pathsOf(name: GlyphName) {
  const known = paths.get(name);
  if (known) return known;
  const glyph: { readonly stroke: string; readonly fill?: string } = glyphs[name];
  const made = { stroke: new Path2D(glyph.stroke), fill: glyph.fill === undefined ? null : new Path2D(glyph.fill) };
  paths.set(name, made);
  return made;
}

interface GlyphPlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
}

/** A glyph of our own drawing on a canvas. */
export function paintGlyph(on: CanvasRenderingContext2D, name: GlyphName, { x, y, size, colour }: GlyphPlace): void {
  const { stroke, fill } = pathsOf(name);
  on.save();
  on.translate(x, y);
  on.scale(size / 24, size / 24);
  on.strokeStyle = colour;
  on.lineWidth = 1.7;
  on.lineCap = 'round';
  on.lineJoin = 'round';
  on.stroke(stroke);
  if (fill) {
    on.fillStyle = colour;
    on.fill(fill);
  }
  on.restore();
}
