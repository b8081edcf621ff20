import { readFile } from 'node:fs/promises';
import { minify, type Plugin, transformWithOxc } from 'vite';

const place = '<script id="head-script"></script>';

/** Writes a script into the head of the pages that have a place for it: what must run before the first paint waits for no file. */
export function headScript(file: string): Plugin {
  return {
    name: 'nebosvod:head-script',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        if (!html.includes(place)) return html;
        const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
        const script = await minify('head-script.js', `(()=>{${code.replace(/export \{\s*\};?/, '')}})()`, {
          module: false,
        });
        if (script.errors.length > 0) throw new Error(script.errors.map(({ message }) => message).join('\n'));
        return html.replace(place, () => `<script>${script.code}</script>`);
      },
    },
  };
}
