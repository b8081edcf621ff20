import { useEffect, useRef } from 'react';
import classes from './tip-layer.module.css';

/** A pause before the tip of something that is merely passed over, ms. */
const delayMs = 300;
const gap = 6;

/** What an element says when it is pointed at or focused; spread over it. `right`: beside it, else above. */
export function tip(label: string, at: 'top' | 'right' = 'top') {
  return { 'data-tip': label, 'data-tip-at': at } as const;
}

/** Shows the tips of the whole page, one at a time, in the top layer so that nothing cuts them off. */
export function TipLayer() {
  const layer = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const bubble = layer.current;
    if (!bubble) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let owner: Element | null = null;
    const hide = () => {
      clearTimeout(timer);
      owner = null;
      if (bubble.matches(':popover-open')) bubble.hidePopover();
    };
    const show = (target: HTMLElement) => {
      // In the pause what was pointed at may have gone, or have lost its tip with a change of width.
      if (!target.isConnected || !target.dataset.tip) return;
      bubble.textContent = target.dataset.tip;
      bubble.showPopover();
      const { left, top, width, height } = target.getBoundingClientRect();
      const own = bubble.getBoundingClientRect();
      const isBeside = target.dataset.tipAt === 'right';
      const x = isBeside ? left + width + gap : left + (width - own.width) / 2;
      const y = isBeside ? top + (height - own.height) / 2 : top - own.height - gap;
      bubble.style.left = `${Math.max(gap, x)}px`;
      bubble.style.top = `${Math.max(gap, y)}px`;
    };
    const enter = (event: Event) => {
      const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tip]') : null;
      if (target === owner) return;
      hide();
      if (!target || (event instanceof PointerEvent && event.pointerType === 'touch')) return;
      owner = target;
      timer = setTimeout(() => show(target), delayMs);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide();
    };
    document.addEventListener('pointerover', enter);
    document.addEventListener('focusin', enter);
    document.addEventListener('focusout', hide);
    document.addEventListener('pointerdown', hide);
    document.addEventListener('keydown', onKey);
    return () => {
      hide();
      document.removeEventListener('pointerover', enter);
      document.removeEventListener('focusin', enter);
      document.removeEventListener('focusout', hide);
      document.removeEventListener('pointerdown', hide);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return <span ref={layer} role="tooltip" popover="manual" className={classes.tip} />;
}
