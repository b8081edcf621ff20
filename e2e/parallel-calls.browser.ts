// Runs in a page of the real server: the app's own client, bundled alone so that nothing else calls.
import { listOwnedProducts } from '@nebosvod/contracts/user';
import { call } from '../apps/web/src/platform/api/call.ts';

declare global {
  interface Window {
    /** Asks for the person's products many times at once and returns how many answers came. */
    callAtOnce(times: number): Promise<number>;
  }
}

window.callAtOnce = async (times) =>
  (await Promise.all(Array.from({ length: times }, () => call(listOwnedProducts, {})))).length;
