import { randomBytes } from 'node:crypto';
import { configPlaceholder, noncePlaceholder, type WebConfig } from '@nebosvod/contracts/web-config';

/** What a drawn page looks like before its sheets have come. */
export interface FirstStyle {
  /** Every rule that it uses. */
  readonly rules: string;
  /** Sheets that those are from, beside the ones every page loads: parts of the app that will ask for them when they come alive. */
  readonly sheets: readonly string[];
}

/** A page rendered on the server: what goes before `</head>` and into the root element. */
export interface RenderedPage {
  readonly head: string;
  readonly body: string;
  /** Rules for its first paint; null = it waits for the sheet. */
  readonly style: FirstStyle | null;
  readonly status: number;
}

/** What of a rendered page goes into the template. */
interface PageParts {
  readonly body: string;
  readonly head?: string;
  /** Replaces the title of the template. */
  readonly title?: string;
  /** Rules for the first paint: the sheet is then loaded beside it. */
  readonly style?: FirstStyle | null;
  /** Goes behind the root element. */
  readonly foot?: string;
}

const templateTitle = /<title>[^<]*<\/title>/;
const textOf = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const sheetLink = /<link rel="stylesheet"[^>]*>/g;
const moduleScript = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/g;
const modulePreload = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;
const emptyRoot = '<div id="root"></div>';

/** A fresh nonce of 128 bits, in characters that are safe in an attribute. */
export function createNonce(): string {
  return randomBytes(16).toString('base64url');
}

/** Fills a template for one answer. */
export type FillPage = (nonce: string, page: PageParts | null) => string;

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
  const quick = withoutHurry(configured);
  return (nonce, page) => {
    const filled = page
      ? (page.style ? quick : configured)
          .replace('</head>', () => `${page.style ? styled(page.style) : ''}${page.head ?? ''}</head>`)
          .replace(templateTitle, (kept) => (page.title === undefined ? kept : `<title>${textOf(page.title)}</title>`))
          .replace(emptyRoot, () => `<div id="root">${page.body}</div>${page.foot ?? ''}`)
      : configured;
    return filled.replaceAll(noncePlaceholder, nonce);
  };
}

/** All sheets come at once: each that came by itself would have every style computed anew. */
function styled({ rules, sheets }: FirstStyle): string {
  const links = sheets.map(
    (href) =>
      `<link rel="preload" as="style" data-later="stylesheet" crossorigin href="${href}" nonce="${noncePlaceholder}">`,
  );
  return `<style nonce="${noncePlaceholder}">${rules}</style>${links.join('')}`;
}

/** The same page for a body that can be read at once: sheets and scripts follow when it stands (web/src/app/head-script.ts). */
function withoutHurry(html: string): string {
  const sheets = html.match(sheetLink) ?? [];
  // The script that begins comes behind those it imports.
  const entries = [...html.matchAll(moduleScript)].map(([, src]) => `<link data-later="modulepreload" href="${src}">`);
  return html
    .replace(moduleScript, '')
    .replace(modulePreload, (link) => link.replace('rel=', 'data-later='))
    .replace(sheetLink, (link) => link.replace('rel="stylesheet"', 'rel="preload" as="style" data-later="stylesheet"'))
    .replace('</head>', () => `${entries.join('')}<noscript>${sheets.join('')}</noscript></head>`);
}
