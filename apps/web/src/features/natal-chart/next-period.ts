import type { GrahaId } from '@nebosvod/terms/graha';

/** Lords of vimshottari in their order; the parts of a period begin with its own lord. The same order as the engine's table. */
const order = ['ketu', 'venus', 'sun', 'moon', 'mars', 'rahu', 'jupiter', 'saturn', 'mercury'] as const;

type Lord = (typeof order)[number];
const isLord = (id: GrahaId): id is Lord => order.some((one) => one === id);
const after = (lord: Lord): Lord => order[(order.indexOf(lord) + 1) % order.length] ?? lord;

/**
 * Who follows the innermost of the running periods of vimshottari: the next in its own round, or, when that round ends with
 * the period above, the lord that begins the next one above.
 * @param lords running lords, the main period first
 * @returns `null` without a running period, or with a lord that is none of vimshottari
 */
export function nextLord(lords: readonly GrahaId[]): GrahaId | null {
  const known = lords.filter(isLord);
  if (known.length === 0 || known.length < lords.length) return null;
  for (let level = known.length - 1; level > 0; level -= 1) {
    const [above, own] = [known[level - 1], known[level]];
    // A round begins with the lord above it and ends with the one before that lord.
    if (above !== undefined && own !== undefined && after(own) !== above) return after(own);
  }
  const [main] = known;
  return main === undefined ? null : after(main);
}
