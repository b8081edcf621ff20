import { paths } from '../../platform/paths.ts';

export type Command =
  | { readonly kind: 'go'; readonly to: string }
  | { readonly kind: 'search' }
  | { readonly kind: 'help' };

/** What has been pressed so far: `g` waits for its second key until this moment (ms), else null. */
export type Pending = number | null;

/** How long `g` waits for the next key. */
const waitMs = 1500;

/** Second keys after `g`, on both keyboard layouts: N, P, A, M are т, з, ф, ь in Russian. */
const places: Readonly<Record<string, string>> = {
  n: paths.natalChart,
  т: paths.natalChart,
  p: paths.panchanga,
  з: paths.panchanga,
  a: paths.astrolog,
  ф: paths.astrolog,
  m: paths.marketer,
  ь: paths.marketer,
};

/**
 * Reads one key press.
 * @param key as the keyboard event names it
 * @param now ms of any steady clock
 * @returns what to do, or null, and whether `g` waits for its second key
 */
export function readKey(
  pending: Pending,
  key: string,
  now: number,
): { readonly pending: Pending; readonly command: Command | null } {
  const pressed = key.toLowerCase();
  const to = places[pressed];
  if (pending !== null && now <= pending && to !== undefined) return { pending: null, command: { kind: 'go', to } };
  if (pressed === 'g' || pressed === 'п') return { pending: now + waitMs, command: null };
  if (key === '/') return { pending: null, command: { kind: 'search' } };
  if (key === '?') return { pending: null, command: { kind: 'help' } };
  return { pending: null, command: null };
}
