import type { KeyboardEvent } from 'react';

/** Arrows inside the drawing. What they do here they must not do to the page, where ← and → change the day. */
export function walk(event: KeyboardEvent<SVGElement>, open: () => void): void {
  const spot = event.currentTarget;
  if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    open();
    return;
  }
  const target = neighbour(spot, event.key);
  if (target === undefined) return;
  event.preventDefault();
  if (target === null) return;
  target.setAttribute('tabindex', '0');
  if (target.parentNode === spot.parentNode) spot.setAttribute('tabindex', '-1');
  target.focus();
}

/** The spot an arrow leads to; null at an edge; undefined for any other key. */
function neighbour(spot: SVGElement, key: string): SVGElement | null | undefined {
  const spots = (lane: Element | null | undefined) =>
    lane ? [...lane.querySelectorAll<SVGElement>('[data-key]')] : [];
  const lane = spot.closest('[data-lane]');
  const own = spots(lane);
  const index = own.indexOf(spot);
  switch (key) {
    case 'ArrowRight':
      return own[index + 1] ?? null;
    case 'ArrowLeft':
      return own[index - 1] ?? null;
    case 'Home':
      return own[0] ?? null;
    case 'End':
      return own[own.length - 1] ?? null;
    case 'ArrowDown':
    case 'ArrowUp': {
      const lanes = [...(lane?.parentNode?.querySelectorAll('[data-lane]') ?? [])];
      const next = lanes[(lane ? lanes.indexOf(lane) : -1) + (key === 'ArrowDown' ? 1 : -1)];
      const middle = (element: Element) => {
        const box = element.getBoundingClientRect();
        return box.left + Math.min(box.width / 2, 20);
      };
      return spots(next).reduce<SVGElement | null>(
        (best, one) =>
          best === null || Math.abs(middle(one) - middle(spot)) < Math.abs(middle(best) - middle(spot)) ? one : best,
        null,
      );
    }
    default:
      return undefined;
  }
}
