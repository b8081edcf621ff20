import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';

interface Options {
  /** Px of the drawing that stand for the whole window. */
  readonly length: number;
  /** Which way time runs: to the right, or down, where one finger scrolls the page and two zoom. */
  readonly axis?: 'x' | 'y';
  /** `factor` over 1 shows more time; `share` is where the focus is, 0–1. */
  readonly onZoom: (factor: number, share: number) => void;
  /** By a share of the window; positive is later. */
  readonly onPan: (share: number) => void;
}

/** A pointer that moved less than this pressed and did not drag, px. */
const dragThreshold = 4;
/** Zoom of one notch of a wheel (about 100 units). */
const wheelPace = 0.0022;

/**
 * Drag, pinch and wheel over a line of time. The wheel zooms with Ctrl (so does the pinch of a touchpad) or once the drawing has
 * the focus; otherwise the page scrolls as it would. Buttons and keys do the same elsewhere.
 */
export function useWindowGestures(ref: RefObject<HTMLElement | null>, { length, axis = 'x', onZoom, onPan }: Options) {
  const pointers = useRef(new Map<number, number>());
  const start = useRef(0);
  const isDragging = useRef(false);
  const handlers = useRef({ onZoom, onPan });
  handlers.current = { onZoom, onPan };
  const along = axis === 'x' ? 'clientX' : 'clientY';
  const edge = axis === 'x' ? 'left' : 'top';

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
      if (isSideways && axis === 'x') {
        event.preventDefault();
        handlers.current.onPan(event.deltaX / Math.max(1, length));
      } else if (event.ctrlKey || event.metaKey || element.contains(document.activeElement)) {
        event.preventDefault();
        const start = element.getBoundingClientRect()[edge];
        handlers.current.onZoom(Math.exp(event.deltaY * wheelPace), (event[along] - start) / Math.max(1, length));
      }
    };
    // React listens passively, and a passive listener cannot keep the page still.
    element.addEventListener('wheel', onWheel, { passive: false });
    // Two fingers apart along the page would scroll it, and the pinch would be taken from us.
    const onTouch = (event: TouchEvent) => {
      if (axis === 'y' && event.touches.length > 1) event.preventDefault();
    };
    element.addEventListener('touchstart', onTouch, { passive: false });
    return () => {
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('touchstart', onTouch);
    };
  }, [ref, length, axis, along, edge]);

  const end = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      if (pointers.current.size === 0) isDragging.current = false;
      pointers.current.set(event.pointerId, event[along]);
      start.current = event[along];
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = pointers.current.get(event.pointerId);
      if (before === undefined || length <= 0) return;
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
      if (other !== undefined) {
        isDragging.current = true;
        const [apart, now] = [Math.abs(before - other), Math.abs(event[along] - other)];
        const start = event.currentTarget.getBoundingClientRect()[edge];
        if (apart > 8 && now > 8) onZoom(apart / now, ((event[along] + other) / 2 - start) / length);
      } else {
        if (!isDragging.current && Math.abs(event[along] - start.current) < dragThreshold) return;
        if (!isDragging.current) event.currentTarget.setPointerCapture(event.pointerId);
        isDragging.current = true;
        onPan((before - event[along]) / length);
      }
      pointers.current.set(event.pointerId, event[along]);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onPointerLeave: end,
    /** The click that ends a drag opens nothing. */
    onClickCapture: (event: { readonly stopPropagation: () => void; readonly preventDefault: () => void }) => {
      if (!isDragging.current) return;
      isDragging.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
