import type { Plugin } from 'vite';

/** The fonts of nearly every line: letters and digits of the text and of headings. */
const firstFonts = /(geologica|cormorant)-(cyrillic|latin)-[\w-]+\.woff2$/;

/** Asks for the fonts of the first view together with the page: else they wait until a rule names them. */
export function preloadFonts(): Plugin {
  return {
    name: 'nebosvod:preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => firstFonts.test(name))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: '' },
            injectTo: 'head-prepend',
          })),
    },
  };
}
