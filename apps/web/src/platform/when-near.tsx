import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { press } from './early-events.ts';
import { useHydrated } from './hydration.ts';

/** The server draws every part; in a browser there is a document. */
const isServer = !('document' in globalThis);
/** How far below the window a part begins to come alive. */
const near = '200px';
const pressable = 'a, button, [tabindex]';

interface Props {
  /** What the part shows: where the browser has another than the server drew, it is drawn as soon as its code is there. */
  readonly of: readonly unknown[];
  /** Brings the code of the part. */
  readonly preload?: () => Promise<unknown>;
  /** Its sheet may leave the part out of the layout while it has `data-asleep`. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A part far down a page that the server drew: it stands as drawn, without code and without work, until it comes near the window
 * or is pressed or focused; then it is drawn anew in its place, and what was pressed is pressed. A page that the browser draws has it at once.
 */
export function WhenNear({ of, preload, className, children }: Props) {
  const isHydrated = useHydrated();
  const element = useRef<HTMLDivElement>(null);
  const [drawn] = useState(of);
  const [isWanted, setWanted] = useState(isHydrated);
  const [isAwake, setAwake] = useState(isHydrated);
  /** The spot that was pressed or focused in its sleep. */
  const touched = useRef<Touched | null>(null);
  if (isHydrated && !isWanted && !of.every((one, index) => Object.is(one, drawn[index]))) setWanted(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever shows the part gives the same code
  useEffect(() => {
    if (isAwake || !isHydrated || !element.current) return;
    if (isWanted) {
      void Promise.resolve(preload?.()).then(() => setAwake(true));
      return;
    }
    const look = (seen: readonly IntersectionObserverEntry[]) =>
      seen.some((one) => one.isIntersecting) && setWanted(true);
    const observer = new IntersectionObserver(look, { rootMargin: near });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isAwake, isHydrated, isWanted]);

  useEffect(() => {
    const was = touched.current;
    if (!isAwake || was === null) return;
    // A frame later: by then what measures its room first has drawn itself.
    const frame = requestAnimationFrame(() => element.current && again(element.current, was));
    return () => cancelAnimationFrame(frame);
  }, [isAwake]);

  if (isServer || isAwake) {
    return (
      <div ref={element} className={className} data-asleep={isServer ? '' : undefined}>
        {children}
      </div>
    );
  }
  const keep = (type: Touched['type']) => (event: SyntheticEvent) => {
    const spot = event.target instanceof Element ? event.target.closest(pressable) : null;
    if (!spot || !element.current) return;
    if (type === 'click') event.preventDefault();
    if (touched.current?.type !== 'click') touched.current = { type, at: spotsOf(element.current).indexOf(spot) };
    setWanted(true);
  };
  return (
    <div
      ref={element}
      className={className}
      data-asleep=""
      onClickCapture={keep('click')}
      onFocusCapture={keep('focus')}
      // What the server drew stays as it is: React compares nothing within.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is put in, React leaves what stands there alone
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}

interface Touched {
  readonly type: 'click' | 'focus';
  /** Its place among the spots that are shown. */
  readonly at: number;
}

/** What can be pressed or focused and is shown, in order: what the server drew for other widths is not. */
const spotsOf = (element: HTMLElement): readonly Element[] =>
  [...element.querySelectorAll(pressable)].filter((one) => one.getClientRects().length > 0);

/** Does to the part that came alive what was done to it before. */
function again(element: HTMLElement, { type, at }: Touched): void {
  const spot = spotsOf(element)[at];
  if (!(spot instanceof HTMLElement || spot instanceof SVGElement)) return;
  spot.focus();
  if (type === 'click') press(spot);
}
