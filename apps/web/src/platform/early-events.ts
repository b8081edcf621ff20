/*
 * A page drawn by the server is seen before it is alive. What is pressed, typed or sent meanwhile is written down by
 * app/head-script.ts and done here as soon as React has taken over the element: nothing is lost, and no form is sent by the browser itself.
 */

type Early = readonly ['click' | 'submit', HTMLElement] | readonly ['input', HTMLElement, string];

/** Frames of some twenty seconds. Longer waits are given up: the person has gone on to something else. */
const patience = 1_200;

/** What the script in the head has written down. */
function early(): Early[] {
  const found: unknown = Reflect.get(globalThis, 'early');
  return Array.isArray(found) ? found : [];
}

/** React marks every element that it takes over, in a part of the page that may come alive after the first. */
const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));

/**
 * Called when the first part of the page is alive: does what was written down, in its order, each when its element is alive. The
 * script in the head writes down nothing more but what belongs to parts that come alive later.
 */
export function replayEarly(): void {
  document.documentElement.dataset.alive = 'true';
  const queue = early();
  let frames = 0;
  const next = () => {
    const [first] = queue;
    if (first && (isTaken(first[1]) || !first[1].isConnected)) whenQuiet(go);
    else wait();
  };
  const wait = () => {
    if (frames++ < patience) requestAnimationFrame(next);
  };
  const go = () => {
    const event = queue.shift();
    if (event?.[1].isConnected) replay(event);
    next();
  };
  next();
}

/** When nothing is left to do: React marks an element before the part it belongs to is alive, in pieces of work of its own. */
function whenQuiet(go: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(go, { timeout: 2_000 });
  else setTimeout(go, 200);
}

/** Longer no part of a page takes to come alive, ms: one that has not will not. */
const wholeWithin = 5_000;

/**
 * Resolves when all that the server drew is alive, the parts that come after the first too. Whoever changes the address or the
 * person earlier takes a part away from under React while it compares the part with what was drawn.
 */
export async function wholeAlive(root: HTMLElement): Promise<void> {
  const until = performance.now() + wholeWithin;
  const isDue = () => [...root.querySelectorAll('h1, h2, button, input, form')].some((element) => !isTaken(element));
  // A timer, not a frame: a tab in the background draws none.
  while (isDue() && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 16));
  await new Promise<void>((resolve) => whenQuiet(resolve));
}

function replay(event: Early): void {
  const [type, element] = event;
  if (type === 'click') element.click();
  else if (type === 'submit' && element instanceof HTMLFormElement) element.requestSubmit();
  else if (type === 'input') retype(element, event[2]);
}

/** Types a value so that React hears of it: it looks for a difference from the value that it last set itself. */
function retype(element: HTMLElement, value: string): void {
  const kind = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].find((one) => element instanceof one);
  if (!kind) return;
  Reflect.set(element, 'value', '');
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(element, value);
  element.dispatchEvent(new Event(kind === HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
