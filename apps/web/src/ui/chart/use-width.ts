import { type RefObject, startTransition, useLayoutEffect, useRef, useState } from 'react';

/**
 * Inner width of an element in whole px, measured before the first paint and on every resize; `null` until measured.
 * @param isDrawn something stands there already, drawn by the server: the drawing of the true width then comes in slices,
 *   not in one long task; only its first value counts
 */
export function useWidth<E extends HTMLElement>(isDrawn = false): readonly [RefObject<E | null>, number | null] {
  const ref = useRef<E | null>(null);
  const [width, setWidth] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said above
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const next = Math.floor(element.clientWidth);
      if (next > 0) setWidth(next);
    };
    if (isDrawn) startTransition(measure);
    else measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
