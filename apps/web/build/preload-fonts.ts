import type { Plugin } from 'vite';

/** The fonts of nearly every line: letters and digits of the text and of headings. */
const firstFonts = /(geologica|cormorant)-(cyrillic|latin)-[\w-]+\.woff2$/;
/** The page of a document names three of them only (`ui/client-page.css`); the browser warns of a font that is asked for and not used. */
const clientFonts = /(geologica-(cyrillic|latin)|cormorant-cyrillic)-[\w-]+\.woff2$/;

/** Asks for the fonts of the first view together with the page: else they wait until a rule names them. */
export function preloadFonts(): Plugin {
  return {
    name: 'nebosvod:preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle, path }) =>
        Object.keys(bundle ?? {})
          .filter((name) => (path === '/client.html' ? clientFonts : firstFonts).test(name))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: '' },
            injectTo: 'head-prepend',
          })),
    },
  };
}
