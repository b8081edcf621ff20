import type { PanchangaDayAnswer } from '@nebosvod/contracts/panchanga';
import { type ClockZone, formatDuration, formatTime } from '@nebosvod/terms/clock';
import { dayLanes, holding, windowSpans } from '../day/day-spans.ts';
import { type DaySpan, termTitle } from '../day/term.ts';

type Day = PanchangaDayAnswer;

/** «ещё 12 ч 25 мин», «через 9 мин», «прошла»: where a stretch stands to the present (ms). */
export function whereIs(span: { readonly start: string; readonly end: string }, now: number, past: string): string {
  const [start, end] = [Date.parse(span.start), Date.parse(span.end)];
  if (now >= end) return past;
  return now < start ? `через ${formatDuration((start - now) / 1000)}` : `ещё ${formatDuration((end - now) / 1000)}`;
}

/**
 * The first good stretch that is running or still to come and meets no bad window: choghadiyas and windows of the day.
 * @returns null when none is left before the next sunrise
 */
export function nextGoodWindow(day: Day, now: number): DaySpan | null {
  const windows = windowSpans(day);
  const bad = windows.filter(({ tone }) => tone === 'bad');
  const choghadiyas = dayLanes(day).find(({ id }) => id === 'choghadiya')?.spans ?? [];
  const isClear = (span: DaySpan) => bad.every((other) => other.end <= span.start || other.start >= span.end);
  const candidates = [...choghadiyas, ...windows]
    .filter((span) => span.tone === 'good' && Date.parse(span.end) > now && isClear(span))
    .sort((a, b) => a.start.localeCompare(b.start) || a.end.localeCompare(b.end));
  return candidates[0] ?? null;
}

/** «Амрита-чогхадия», «Абхиджит-мухурта». */
export function windowTitle(span: DaySpan): string {
  return span.term.kind === 'choghadiya' ? `${termTitle(span.term)}-чогхадия` : termTitle(span.term);
}

export interface HoldingLimb {
  readonly index: number;
  readonly start: string;
  readonly end: string;
}

/** The limb that holds now, or the first of the day before it begins and the last after it ends. */
export function currentLimb<L extends HoldingLimb>(limbs: readonly L[], now: number): L | undefined {
  return holding(limbs, now) ?? (limbs[0] && now < Date.parse(limbs[0].start) ? limbs[0] : limbs.at(-1));
}

/** «до 02:27», after midnight with the date. */
export function untilText(end: string, zone: ClockZone, date: string): string {
  return `до ${formatTime(end, zone, { from: date })}`;
}
