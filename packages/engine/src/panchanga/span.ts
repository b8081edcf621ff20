/** A stretch of time, Julian days (UT). */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The n-th of equal parts (1 …) of a stretch. */
export function part(span: Span, count: number, number: number): Span {
  const length = (span.end - span.start) / count;
  return { start: span.start + length * (number - 1), end: span.start + length * number };
}

/** All equal parts of a stretch in order. */
export function parts(span: Span, count: number): Span[] {
  return Array.from({ length: count }, (_, index) => part(span, count, index + 1));
}

/** Whether two stretches share more than an instant. */
export function touches(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}
