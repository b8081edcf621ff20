import { randomBytes } from 'node:crypto';
import { configPlaceholder, noncePlaceholder, type WebConfig } from '@nebosvod/contracts/web-config';

/** A page rendered on the server: what goes before `</head>` and into the root element. */
export interface RenderedPage {
  readonly head: string;
  readonly body: string;
  readonly status: number;
}

const emptyRoot = '<div id="root"></div>';

/** A fresh nonce of 128 bits, in characters that are safe in an attribute. */
export function createNonce(): string {
  return randomBytes(16).toString('base64url');
}

/** Fills a template for one answer. */
export type FillPage = (nonce: string, page: RenderedPage | null) => string;

/**
 * Prepares a built page for serving: the configuration goes in once, the nonce with every answer.
 * @param config null for the page of the public pages, which reads none
 * @throws when the built page lacks one of the placeholders: it would come up blank under the policy.
 */
export function compileTemplate(html: string, config: WebConfig | null): FillPage {
  for (const needed of [noncePlaceholder, emptyRoot, ...(config ? [configPlaceholder] : [])]) {
    if (!html.includes(needed)) throw new Error(`the built page of the web app lacks ${needed}`);
  }
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  const configured = html.replace(configPlaceholder, () => json);
  return (nonce, page) => {
    const filled = page
      ? configured
          .replace('</head>', () => `${page.head}</head>`)
          .replace(emptyRoot, () => `<div id="root">${page.body}</div>`)
      : configured;
    return filled.replaceAll(noncePlaceholder, nonce);
  };
}
