/** Services take no payment below a rouble. */
const leastKopecks = 100;

/** A sum with so many percent taken off: whole kopecks, half a kopeck up, never below a rouble. */
export function discounted(kopecks: number, percent: number): number {
  return Math.max(leastKopecks, Math.round((kopecks * (100 - percent)) / 100));
}
