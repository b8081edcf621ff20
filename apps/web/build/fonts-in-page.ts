import type { Plugin } from 'vite';

const fontFace = /@font-face\s*\{[^}]*\}/g;

/**
 * Moves the fonts of a page's sheets into the page itself. A sheet that comes after the first paint and names them once more makes the
 * browser measure every line again, a long task of a long page.
 */
export function fontsInPage(): Plugin {
  const facesOf = new Map<string, readonly string[]>();
  return {
    name: 'nebosvod:fonts-in-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const faces = Object.values(bundle ?? {}).flatMap((file) => {
          if (file.type !== 'asset' || !file.fileName.endsWith('.css') || !html.includes(file.fileName)) return [];
          // Two pages may share a sheet.
          const known = facesOf.get(file.fileName);
          if (known !== undefined) return known;
          const css = String(file.source);
          const found = css.match(fontFace) ?? [];
          facesOf.set(file.fileName, found);
          file.source = css.replace(fontFace, '');
          return found;
        });
        return faces.length === 0
          ? []
          : [{ tag: 'style', children: faces.join(''), injectTo: 'head-prepend' as const }];
      },
    },
  };
}
