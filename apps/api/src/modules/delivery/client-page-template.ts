import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clientDocumentId, type DrawnClientPage } from '@nebosvod/contracts/client-page';
import { noncePlaceholder } from '@nebosvod/contracts/web-config';

/** What goes into the built page of a document. */
interface ClientPageParts extends DrawnClientPage {
  /** What the proof works on; null = nothing to prove. */
  readonly proof: unknown;
}

const sheetLink = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;
const emptyRoot = '<div id="root"></div>';
const textOf = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Fills the page for one answer. */
export type FillClientPage = (nonce: string, parts: ClientPageParts) => string;

/**
 * The built page of a document with its sheets written into it: once opened it stands whole, whatever the network does after.
 * @returns null when the web is not built
 */
export async function loadClientPage(webRoot: string): Promise<FillClientPage | null> {
  const html = await readFile(join(webRoot, 'client.html'), 'utf8').catch(() => null);
  if (html === null) return null;
  const names = [...html.matchAll(sheetLink)].map(([, name = '']) => name);
  const sheets = await Promise.all(names.map((name) => readFile(join(webRoot, name), 'utf8')));
  const styled = (css: string) => `<style nonce="${noncePlaceholder}">${css}</style></head>`;
  const whole = html.replace(sheetLink, '').replace('</head>', () => styled(sheets.join('')));
  return (nonce, { title, style, body, proof }) => {
    const json = JSON.stringify(proof).replaceAll('<', '\\u003c');
    const block = proof === null ? '' : `<script type="application/json" id="${clientDocumentId}">${json}</script>`;
    // The nonce before the words: what a person wrote may name its placeholder.
    return whole
      .replace('</head>', () => styled(style))
      .replaceAll(noncePlaceholder, nonce)
      .replace(/<title>[^<]*<\/title>/, () => `<title>${textOf(title)}</title>`)
      .replace(emptyRoot, () => `<div id="root">${body}</div>${block}`);
  };
}
