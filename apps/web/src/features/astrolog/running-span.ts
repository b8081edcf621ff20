/** A stretch of time, instants of ISO 8601. */
export interface Span {
  readonly start: string;
  readonly end: string;
}

/** What of a list in order of time runs at an instant, and what comes after it; null outside the list. */
export function runningSpan<Item extends Span>(
  items: readonly Item[],
  at: string,
): { readonly now: Item; readonly next: Item | null } | null {
  const instant = Date.parse(at);
  const index = items.findIndex(({ start, end }) => Date.parse(start) <= instant && instant < Date.parse(end));
  const now = items[index];
  return now === undefined ? null : { now, next: items[index + 1] ?? null };
}
