import type { BrowserContext } from 'playwright-core';
import { expect } from 'vitest';

/** What a journey does to the server on purpose; the browser writes a line of its own for each. */
const provocations = {
  /** An answer 4xx: a wrong password, a page that is not there. */
  refusal: /^Failed to load resource: the server responded with a status of 4\d\d /,
  /**
   * A server that is away or fails: a broken connection or an answer 5xx; after them React's word for the part of a page that
   * could not be fetched, in whose place the page offers to try again.
   */
  outage:
    /^(Failed to load resource: (net::ERR_\w+|the server responded with a status of 5\d\d )|Error: Unable to preload CSS for |TypeError: Failed to fetch dynamically imported module: )/,
} as const;

type Provocation = keyof typeof provocations;

interface Watch {
  readonly seen: string[];
  readonly provoked: Set<Provocation>;
}

const watches = new WeakMap<BrowserContext, Watch>();

/** Keeps every warning, error and uncaught exception of every page of the context. */
export function watchConsole(context: BrowserContext): void {
  const watch: Watch = { seen: [], provoked: new Set() };
  watches.set(context, watch);
  context.on('weberror', (error) => watch.seen.push(`uncaught: ${error.error().message}`));
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const { url } = message.location();
    watch.seen.push(url === '' ? message.text() : `${message.text()} ${url}`);
  });
}

/** Says that this journey makes the server refuse or fail: the browser's own line about that, and nothing else, may be in the console. */
export function provokes(context: BrowserContext, ...what: readonly Provocation[]): void {
  for (const one of what) watches.get(context)?.provoked.add(one);
}

/** The console of the context holds what the journey provoked, each kind at least once, and nothing else. */
export function expectQuietConsole(context: BrowserContext): void {
  const { seen, provoked } = watches.get(context) ?? { seen: [], provoked: [] };
  const isOf = (line: string) => [...provoked].filter((one) => provocations[one].test(line));
  expect(seen.filter((line) => isOf(line).length === 0)).toEqual([]);
  expect(new Set(seen.flatMap(isOf))).toEqual(new Set(provoked));
}
