import type { Plugin } from 'vite';

/**
 * Links the sheet of a page's entry (tokens, elements, utilities) before the sheets that both kinds of page share, the
 * parts of ui/vocabulary.ts first among them. Vite links an entry's own sheet last, and elements would win over parts.
 */
export function baseSheetFirst(): Plugin {
  return {
    name: 'base-sheet-first',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const links = html.match(/[ \t]*<link rel="stylesheet"[^>]*>\n/g) ?? [];
        const own = links.at(-1);
        const first = links[0];
        return own === undefined || first === undefined || own === first
          ? html
          : html.replace(own, '').replace(first, `${own}${first}`);
      },
    },
  };
}
