import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Inner width of an element in whole px, measured before the first paint and on every resize; `null` until measured. */
export function useWidth<E extends HTMLElement>(): readonly [RefObject<E | null>, number | null] {
  const ref = useRef<E | null>(null);
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const next = Math.floor(element.clientWidth);
      if (next > 0) setWidth(next);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
