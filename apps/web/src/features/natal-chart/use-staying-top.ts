import { type RefObject, useEffect, useRef } from 'react';

/** Free room between a card that stays and the edge of the window, px. */
const gap = 12;

/**
 * Where a card that sticks stays while what stands beside it is scrolled: by its head, and one that is longer than the window by its
 * end, so that no line of it is out of reach.
 */
export function useStayingTop<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E | null>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      element.style.top = `min(${gap}px, 100vh - ${element.offsetHeight + gap}px)`;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return ref;
}
