/** Does something once what has just changed stands on the screen: what nobody waits for. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
