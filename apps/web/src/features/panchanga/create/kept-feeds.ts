import { z } from 'zod';
import { openStorage } from '../../../platform/api/token-store.ts';

const storageKey = 'nebosvod-panchanga-feeds';
const feed = z.object({ path: z.string(), key: z.string(), place: z.string() });

/** An address of a calendar made in this browser, with the key that closes it. */
export type KeptFeed = z.output<typeof feed>;

/** Addresses made in this browser, the newest first; what cannot be read counts as none. */
export function keptFeeds(): readonly KeptFeed[] {
  try {
    return z
      .array(feed)
      .catch([])
      .parse(JSON.parse(openStorage('localStorage').getItem(storageKey) ?? '[]'));
  } catch {
    return [];
  }
}

/** Keeps the addresses for the next visit. */
export function keepFeeds(feeds: readonly KeptFeed[]): void {
  openStorage('localStorage').setItem(storageKey, JSON.stringify(feeds));
}
