import { z } from 'zod';
import type { WebConfig } from './web-config.ts';

/** Id of the element that holds what a drawn page was drawn with. */
export const drawnStateId = 'drawn';

/** What a page of the app was drawn with: the browser draws the same once more and takes over. */
export const drawnStateSchema = z.object({
  /** When it was drawn, ms since 1970. */
  at: z.number(),
  /** Answers of the API in the form of the web's cache. */
  answers: z.record(z.string(), z.unknown()),
});

export type DrawnState = z.infer<typeof drawnStateSchema>;

/** A page of the app as a guest sees it; the nonce stands as `noncePlaceholder`. */
export interface DrawnAppPage {
  readonly title: string;
  readonly body: string;
  readonly state: DrawnState;
}

/** What the server gives the web to draw with. */
export interface DrawingHost {
  readonly config: WebConfig;
  /** Answers a call of the web by the API itself; `path` begins with a slash, `body` is JSON. */
  readonly answer: (
    path: string,
    request: { readonly method: string; readonly body: string | null },
  ) => Promise<{ readonly status: number; readonly body: string }>;
}

/**
 * Draws the page of an address (path and query) for a guest.
 * @returns null when it cannot be drawn whole: an answer failed, or the address belongs to somebody's own chart
 */
export type DrawApp = (address: string, at: number) => Promise<DrawnAppPage | null>;

/** What the built server entry exports as `openApp`; called once a process. */
export type OpenApp = (host: DrawingHost) => Promise<DrawApp>;
