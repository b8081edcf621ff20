import type { Cost } from '@nebosvod/contracts/endpoint';

const DAY_MS = 86_400_000;

/** Milliseconds that a call with this body may take; a body whose period cannot be read is refused before anything is computed. */
export function costOf(cost: Cost, body: unknown): number {
  return typeof cost === 'number' ? cost : cost.base + cost.perDay * daysOf(body);
}

/** The least a call costs whatever its body says. */
export function baseCost(cost: Cost): number {
  return typeof cost === 'number' ? cost : cost.base;
}

function daysOf(body: unknown): number {
  if (typeof body !== 'object' || body === null || !('from' in body) || !('to' in body)) return 0;
  const days = (Date.parse(String(body.to)) - Date.parse(String(body.from))) / DAY_MS + 1;
  return days > 0 ? days : 0;
}
