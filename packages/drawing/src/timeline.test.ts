import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxesOverlap } from './plane.ts';
import { textWidth } from './text-width.ts';
import { atMinute, timelineBars, timelineColumn, timelineFlags } from './timeline.ts';

const names = ['Абхиджит', 'Виджая', 'Раху', 'Яма', 'Брахма', 'Гулика', 'Амрита', 'Дурмухурта'];
const spans = fc.array(
  fc.record({
    start: fc.integer({ min: -400, max: 1700 }),
    minutes: fc.integer({ min: 1, max: 300 }),
    name: fc.constantFrom(...names),
  }),
  { maxLength: 16 },
);
const axis = (length: number) => ({ from: 0, to: 1440, length });
const toSpans = (list: readonly { start: number; minutes: number; name: string }[]) =>
  list.map(({ start, minutes, name }, index) => ({
    id: String(index),
    start,
    end: start + minutes,
    labels: [name, `${name.slice(0, 3)}.`],
  }));

describe('bars of a timeline', () => {
  it('are true to scale, cut at the axis, and hold only names that fit inside', () => {
    fc.assert(
      fc.property(spans, fc.integer({ min: 240, max: 1400 }), (list, length) => {
        const all = toSpans(list);
        const bars = timelineBars(all, axis(length), { fontSize: 14, padding: 6 });
        for (const bar of bars) {
          const span = all[Number(bar.id)];
          if (!span) throw new Error('a bar without its stretch');
          const from = Math.max(0, span.start);
          const to = Math.min(1440, span.end);
          expect(bar.length).toBeCloseTo(((to - from) / 1440) * length, 6);
          expect(bar.at).toBeCloseTo(atMinute(axis(length), from), 6);
          expect([bar.isCutBefore, bar.isCutAfter]).toEqual([span.start < 0, span.end > 1440]);
          if (bar.label !== null) expect(textWidth(bar.label, 14) + 12).toBeLessThanOrEqual(bar.length + 1e-9);
        }
        const visible = all.filter((span) => span.end > 0 && span.start < 1440);
        expect(bars.map((bar) => bar.id)).toEqual(visible.map((span) => span.id));
      }),
    );
  });
});

describe('flags of a timeline', () => {
  it('never let a name or a bar touch another of its row, and every name stays on the axis', () => {
    fc.assert(
      fc.property(spans, fc.integer({ min: 300, max: 1400 }), (list, length) => {
        const { flags, rows } = timelineFlags(toSpans(list), axis(length), { fontSize: 13, gap: 6 });
        for (const flag of flags) {
          expect(flag.labelAt).toBeGreaterThanOrEqual(0);
          expect(flag.labelAt + flag.labelWidth).toBeLessThanOrEqual(length + 1e-9);
          expect(flag.row).toBeLessThan(rows);
        }
        const boxes = flags.flatMap((flag) => [
          { x: flag.at, y: flag.row * 40, width: flag.length, height: 16, of: flag.id },
          { x: flag.labelAt, y: flag.row * 40 + 18, width: flag.labelWidth, height: 16, of: flag.id },
        ]);
        boxes.forEach((box, index) => {
          for (const other of boxes.slice(index + 1)) {
            if (other.of !== box.of) expect(boxesOverlap(box, other)).toBe(false);
          }
        });
      }),
    );
  });

  it('keep one row when there is room', () => {
    const { rows } = timelineFlags(
      toSpans([
        { start: 0, minutes: 30, name: 'Раху' },
        { start: 700, minutes: 30, name: 'Яма' },
      ]),
      axis(900),
      { fontSize: 13, gap: 6 },
    );
    expect(rows).toBe(1);
  });
});

describe('a timeline down the page', () => {
  it('has blocks that never overlap, stay inside their lane and hold only lines that fit', () => {
    fc.assert(
      fc.property(spans, fc.integer({ min: 56, max: 120 }), (list, width) => {
        const blocks = timelineColumn(
          toSpans(list).map((span) => ({ ...span, labels: span.labels.map((text) => [text]) })),
          axis(1152),
          { fontSize: 13, lineHeight: 17, padding: 3, x: 40, width, leastHeight: 24 },
        );
        blocks.forEach((block, index) => {
          expect(block.x).toBeGreaterThanOrEqual(40 - 1e-9);
          expect(block.x + block.width).toBeLessThanOrEqual(40 + width + 1e-9);
          expect(block.y).toBeGreaterThanOrEqual(-1e-9);
          expect(block.y + block.height).toBeLessThanOrEqual(1152 + 1e-9);
          expect(block.height).toBeGreaterThanOrEqual(24 - 1e-9);
          for (const line of block.lines) expect(textWidth(line, 13)).toBeLessThanOrEqual(block.width - 6 + 1e-9);
          for (const other of blocks.slice(index + 1)) expect(boxesOverlap(block, other)).toBe(false);
        });
      }),
    );
  });
});
