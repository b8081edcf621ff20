import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type LifePalette, paletteOf } from './life-palette.ts';
import type { WindowStore } from './window-store.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Keeps a canvas painted: at every drawing of its component, at most once a frame while the window moves, and anew when the theme,
 * the fonts or the density of the screen change.
 */
export function usePainting(
  canvas: RefObject<HTMLCanvasElement | null>,
  { width, height }: Size,
  store: WindowStore,
  paint: (on: CanvasRenderingContext2D, palette: LifePalette) => void,
): void {
  const latest = useRef(paint);
  latest.current = paint;
  const palette = useRef<LifePalette | null>(null);

  useLayoutEffect(() => {
    const element = canvas.current;
    const on = element?.getContext('2d');
    if (!element || !on) return;
    const density = globalThis.devicePixelRatio || 1;
    const [across, down] = [Math.round(width * density), Math.round(height * density)];
    if (element.width !== across) element.width = across;
    if (element.height !== down) element.height = down;
    palette.current ??= paletteOf(element);
    on.setTransform(density, 0, 0, density, 0, 0);
    latest.current(on, palette.current);
  });

  useEffect(() => {
    const element = canvas.current;
    const on = element?.getContext('2d');
    if (!element || !on) return;
    let frame = 0;
    const repaint = () => {
      frame = 0;
      palette.current ??= paletteOf(element);
      latest.current(on, palette.current);
    };
    const ask = () => {
      if (frame === 0) frame = requestAnimationFrame(repaint);
    };
    const renew = () => {
      palette.current = null;
      ask();
    };
    const stop = store.follow(ask);
    const themes = new MutationObserver(renew);
    themes.observe(document.documentElement, { attributeFilter: ['data-mantine-color-scheme', 'data-theme'] });
    const system = matchMedia('(prefers-color-scheme: dark)');
    system.addEventListener('change', renew);
    void document.fonts.ready.then(ask);
    return () => {
      stop();
      themes.disconnect();
      system.removeEventListener('change', renew);
      cancelAnimationFrame(frame);
    };
  }, [canvas, store]);
}
