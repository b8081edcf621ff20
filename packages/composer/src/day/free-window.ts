import type { DayFacts, DayStretch } from './day-facts.ts';

/** What is left of a good window must be worth a deed, ms. */
const LEAST_MS = 10 * 60_000;

/** A good window of the daylight, or what bad windows leave of it. */
export interface FreeWindow extends DayStretch {
  /** «Абхиджит», as it stands after «это» and «конец». */
  readonly id: 'abhijit' | 'amrita-kala' | 'vijaya';
  readonly isWhole: boolean;
}

type Windows = NonNullable<DayFacts['windows']>;

/**
 * The best stretch of the daylight for what matters: Abhijit, else amrita kala, else Vijaya, less Rahu kala, Yamaganda,
 * durmuhurtas, varjya and bhadra on earth. Gulika is left in: what it repeats may be good. Null where less than ten
 * minutes of each is free. Order and vetoes: current practice. [modern]
 */
export function freeWindow(windows: Windows, sunrise: string, sunset: string): FreeWindow | null {
  const bad = [
    windows.rahuKala,
    windows.yamaganda,
    ...windows.durmuhurta,
    ...windows.varjyam,
    ...windows.bhadra.filter(({ dwelling }) => dwelling === 'earth'),
  ];
  const wanted = [
    ...(windows.abhijit.isAuspicious ? [{ id: 'abhijit' as const, span: windows.abhijit }] : []),
    ...windows.amritaKala.map((span) => ({ id: 'amrita-kala' as const, span })),
    { id: 'vijaya' as const, span: windows.vijaya },
  ];
  for (const { id, span } of wanted) {
    const day = { start: latest(span.start, sunrise), end: earliest(span.end, sunset) };
    const [longest] = bad
      .reduce<readonly DayStretch[]>((free, one) => free.flatMap((part) => without(part, one)), [day])
      .filter((part) => lengthOf(part) >= LEAST_MS)
      .toSorted((a, b) => lengthOf(b) - lengthOf(a));
    if (longest) return { id, ...longest, isWhole: longest.start === span.start && longest.end === span.end };
  }
  return null;
}

const lengthOf = ({ start, end }: DayStretch) => Date.parse(end) - Date.parse(start);
const latest = (a: string, b: string) => (Date.parse(a) > Date.parse(b) ? a : b);
const earliest = (a: string, b: string) => (Date.parse(a) < Date.parse(b) ? a : b);

/** What a stretch leaves of another. */
function without(span: DayStretch, cut: DayStretch): readonly DayStretch[] {
  if (Date.parse(cut.end) <= Date.parse(span.start) || Date.parse(cut.start) >= Date.parse(span.end)) return [span];
  return [
    { start: span.start, end: earliest(span.end, cut.start) },
    { start: latest(span.start, cut.end), end: span.end },
  ].filter((part) => lengthOf(part) > 0);
}
