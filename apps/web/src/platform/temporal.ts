import polyfill from './temporal-polyfill.ts?worker&url';

/**
 * Temporal of the browser itself; where it has none, of the polyfill once that has come. The build puts this file in place of the
 * polyfill's package (build/own-temporal.ts), so that only a browser without Temporal fetches it.
 */
export let { Temporal } = globalThis;

/** Begins what counts dates: at once where the browser has Temporal, else after its polyfill has come. */
export function withTemporal(begin: () => void): void {
  if (Temporal) begin();
  // By its address: what Vite makes of an import by name weighs half a kilobyte on pages that never need it.
  else
    void import(/* @vite-ignore */ polyfill).then(() => {
      ({ Temporal } = globalThis);
      begin();
    });
}
