import type { Cost } from '@nebosvod/contracts/endpoint';
import { DAY_MS } from '@nebosvod/engine/time/durations';

/** Milliseconds that a call with this body may take; a body whose period cannot be read is refused before anything is computed. */
export function costOf(cost: Cost, body: unknown): number {
  if (typeof cost === 'number') return cost;
  if ('perEntry' in cost) return cost.base + cost.perEntry * entriesOf(body, cost.list);
  return cost.base + (perKinds(cost, body) ?? cost.perDay) * daysOf(body);
}

/** The least a call costs whatever its body says. */
export function baseCost(cost: Cost): number {
  return typeof cost === 'number' ? cost : cost.base;
}

function entriesOf(body: unknown, list: string): number {
  const entries = typeof body === 'object' && body !== null ? Object.entries(body).find(([name]) => name === list) : [];
  return Array.isArray(entries?.[1]) ? entries[1].length : 0;
}

type PeriodCost = Extract<Cost, { readonly perDay: number }>;

/** A day of the kinds that a body asks for; null when it asks for all, or for one that has no price of its own. */
function perKinds({ perDayOf }: PeriodCost, body: unknown): number | null {
  if (!perDayOf || typeof body !== 'object' || body === null || !('kinds' in body) || !Array.isArray(body.kinds))
    return null;
  const prices = body.kinds.map((kind) => perDayOf[String(kind)]);
  return prices.some((price) => price === undefined)
    ? null
    : prices.reduce<number>((sum, price) => sum + (price ?? 0), 0);
}

function daysOf(body: unknown): number {
  if (typeof body !== 'object' || body === null || !('from' in body) || !('to' in body)) return 0;
  const days = (Date.parse(String(body.to)) - Date.parse(String(body.from))) / DAY_MS + 1;
  return days > 0 ? days : 0;
}
