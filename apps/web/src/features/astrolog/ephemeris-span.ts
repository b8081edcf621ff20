import { addDays } from '@nebosvod/engine/time/date-arithmetic';
import { DAY_MS } from '@nebosvod/engine/time/durations';
import { WESTERN_PLANETS } from '@nebosvod/engine/western/western.ids';
import { civilMonthTable } from '@nebosvod/terms/month.table';

export const spanKinds = ['month', 'year', 'decade'] as const;
export type SpanKind = (typeof spanKinds)[number];
export type SpanPlanet = (typeof WESTERN_PLANETS)[number];

/** A month, a year or ten years that a graphic ephemeris shows. */
export interface EphemerisSpan {
  readonly kind: SpanKind;
  readonly year: number;
  /** 1 … 12, of a month only; else 1. */
  readonly month: number;
}

/** First and last year of the ephemeris. */
const years = { first: 1800, last: 2399 } as const;

const monthNames: Readonly<Record<number, { readonly nominative: string; readonly abbreviation: string } | undefined>> =
  civilMonthTable;
/** «янв.», «март»: a month of up to four letters stays whole. */
function shortMonth(month: number): string {
  const name = monthNames[month];
  return (name?.nominative.length ?? 0) > 4 ? (name?.abbreviation ?? '') : (name?.nominative ?? '');
}
const two = (value: number) => String(value).padStart(2, '0');
const firstOf = (year: number, month: number) => `${year}-${two(month)}-01`;
const after = (year: number, month: number, months: number) => {
  const index = year * 12 + (month - 1) + months;
  return { year: Math.floor(index / 12), month: (index % 12) + 1 };
};

const lengthInMonths = { month: 1, year: 12, decade: 120 } as const satisfies Record<SpanKind, number>;
const stepDays = { month: 1, year: 1, decade: 5 } as const satisfies Record<SpanKind, number>;

/** The span of a kind that holds a date; ten years begin with its year. */
export function spanOf(kind: SpanKind, date: string): EphemerisSpan {
  const [year = years.first, month = 1] = date.split('-').map(Number);
  return { kind, year, month: kind === 'month' ? month : 1 };
}

/** The next span of the same length, or the one before; null outside the ephemeris. */
export function stepped(span: EphemerisSpan, step: 1 | -1): EphemerisSpan | null {
  const next = after(span.year, span.month, step * lengthInMonths[span.kind]);
  const last = after(next.year, next.month, lengthInMonths[span.kind] - 1);
  return next.year < years.first || last.year > years.last ? null : { kind: span.kind, ...next };
}

/** «ноябрь 2026», «2026», «2026–2035». */
export function spanWords({ kind, year, month }: EphemerisSpan): string {
  if (kind === 'month') return `${monthNames[month]?.nominative ?? ''} ${year}`;
  return kind === 'year' ? String(year) : `${year}–${year + 9}`;
}

/**
 * Planets whose lines can be told apart in a span: the Moon goes round in a month and is drawn in that alone, Sun to Mars go round so often
 * in ten years that they would cover the slow ones.
 */
const drawn = {
  month: WESTERN_PLANETS,
  year: WESTERN_PLANETS.filter((body) => body !== 'moon'),
  decade: ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'],
} as const satisfies Record<SpanKind, readonly SpanPlanet[]>;

/** What is asked of the server: both dates are included. */
export function spanRequest({ kind, year, month }: EphemerisSpan) {
  const next = after(year, month, lengthInMonths[kind]);
  return {
    from: firstOf(year, month),
    to: addDays(firstOf(next.year, next.month), -1),
    stepDays: stepDays[kind],
    bodies: [...drawn[kind]],
  };
}

/** Marks of the axis of time: the first days of months or years, or every fifth day of a month. Days from the beginning. */
export function spanTicks({
  kind,
  year,
  month,
}: EphemerisSpan): readonly { readonly day: number; readonly label: string }[] {
  const daysTo = (date: string) => (Date.parse(date) - Date.parse(firstOf(year, month))) / DAY_MS;
  if (kind === 'month') return [1, 5, 10, 15, 20, 25].map((day) => ({ day: day - 1, label: String(day) }));
  if (kind === 'year')
    return Array.from({ length: 12 }, (_, index) => ({
      day: daysTo(firstOf(year, index + 1)),
      label: shortMonth(index + 1),
    }));
  return Array.from({ length: 10 }, (_, index) => ({
    day: daysTo(firstOf(year + index, 1)),
    label: String(year + index),
  }));
}
