/*
 * A page drawn by the server is seen before it is alive. What is pressed, typed or sent meanwhile is written down by
 * app/head-script.ts and done here as soon as React has taken over the page: nothing is lost, and no form is sent by the browser itself.
 */

type Early = readonly ['click' | 'submit', HTMLElement] | readonly ['input', HTMLElement, string];

/** What the script in the head has written down. */
function early(): Early[] {
  const found: unknown = Reflect.get(globalThis, 'early');
  return Array.isArray(found) ? found : [];
}

/** React marks every element that it takes over. */
const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));
/** A part that sleeps (when-near.tsx) comes alive by itself. */
const sleeps = (element: Element) => element.closest('[data-asleep]') !== null;
const isDue = (root: HTMLElement) =>
  root.firstElementChild === null ||
  [...root.querySelectorAll('h1, h2, button, input, form')].some((element) => !isTaken(element) && !sleeps(element));

/** Longer no page takes to come alive, ms: a part that has not will not. */
const wholeWithin = 5_000;

/**
 * Waits until all that stands in `root` is alive, the parts that come after the first too; says so to the script in the head, which
 * writes down nothing more, and does what it has written down, in its order. Whoever changes the address or the person earlier
 * takes a part away from under React while it compares the part with what was drawn.
 */
export async function comeAlive(root: HTMLElement): Promise<void> {
  const isDrawn = root.firstElementChild !== null;
  const until = performance.now() + wholeWithin;
  // A timer, not a frame: a tab in the background draws none.
  while (isDue(root) && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 16));
  // What React draws by itself is alive at once.
  if (isDrawn) await quiet();
  document.documentElement.dataset.alive = 'true';
  for (const event of early()) {
    if (event[1].isConnected) replay(event);
    // What it brings is there before the next one is done.
    await quiet();
  }
}

/** When nothing is left to do: React marks an element before the part it belongs to is alive, in pieces of work of its own. */
const quiet = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 2_000 });
    else setTimeout(resolve, 200);
  });

function replay(event: Early): void {
  const [type, element] = event;
  if (type === 'click') press(element);
  else if (type === 'submit' && element instanceof HTMLFormElement) element.requestSubmit();
  else if (type === 'input') retype(element, event[2]);
}

/** Presses an element, also one of a drawing, which has no `click()`. */
export function press(element: Element): void {
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

/** Types a value so that React hears of it: it looks for a difference from the value that it last set itself. */
function retype(element: HTMLElement, value: string): void {
  const kind = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].find((one) => element instanceof one);
  if (!kind) return;
  Reflect.set(element, 'value', '');
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(element, value);
  element.dispatchEvent(new Event(kind === HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
