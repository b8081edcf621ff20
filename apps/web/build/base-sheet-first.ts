import type { Plugin } from 'vite';

/**
 * On the public pages the sheet of the entry (tokens and the shared vocabulary) is linked before the sheets of parts that
 * other pages load too. Vite links an entry's own sheet last, and the vocabulary would win over the parts.
 */
export function baseSheetFirst(): Plugin {
  return {
    name: 'base-sheet-first',
    transformIndexHtml: {
      order: 'post',
      handler(html, { filename }) {
        if (!filename.endsWith('public.html')) return html;
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
