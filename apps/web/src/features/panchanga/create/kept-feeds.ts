import { z } from 'zod';
import { persistedValue } from '../../../platform/persisted-value.ts';

const feed = z.object({ path: z.string(), key: z.string(), place: z.string() });

/** An address of a calendar made in this browser, with the key that closes it. */
export type KeptFeed = z.output<typeof feed>;

/** Addresses made in this browser, the newest first; what cannot be read counts as none. */
export const keptFeeds = persistedValue('localStorage', 'nebosvod-panchanga-feeds', (stored): readonly KeptFeed[] =>
  z.array(feed).catch([]).parse(stored),
);
