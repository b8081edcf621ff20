import { z } from 'zod';

/**
 * What the operator's environment tells the browser. The server writes it as JSON into index.html
 * in place of `configPlaceholder`, and its nonce in place of every `noncePlaceholder`.
 */
export const webConfigSchema = z.object({
  /** Origins by the host rule of the product; empty = the page's own origin. */
  prodAppHost: z.string().default(''),
  testAppHost: z.string().default(''),
  apiHost: z.string().default(''),
  /** Yandex Metrika counter; null = no analytics and no cookie notice. */
  metrikaId: z.string().nullable().default(null),
  /** Login page of the external chat; null = no chat entry in the menu. */
  chatUrl: z.string().nullable().default(null),
  /** The language model that may write documents: what it is called and where it stands; null = there is none. */
  languageModel: z.object({ name: z.string(), country: z.string() }).nullable().default(null),
  /** Where the source code of this very version lies (AGPL-3.0, section 13). */
  sourceUrl: z.string().default('/source.tgz'),
});

export type WebConfig = z.output<typeof webConfigSchema>;

/** Stands in index.html where the server puts the configuration (the `<` of its JSON escaped as \\u003c). */
export const configPlaceholder = '{"__CONFIG__":true}';

/** Stands in index.html where the server puts the nonce of the content security policy. */
export const noncePlaceholder = '__CSP_NONCE__';
