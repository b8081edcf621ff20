import postcss, { type ChildNode, type Container, type Document } from 'postcss';
import type { Plugin } from 'vite';

/** A selector of every element, or of what stands before and after each. */
const everything = /^(\*|\*?:{1,2}(before|after))$/;

/**
 * Moves the fonts of a page's sheets, and rules for every element, into the page itself. A sheet that comes after the first paint and names
 * them once more makes the browser measure every line and compute every style again, long tasks of a long page.
 */
export function rulesInPage(): Plugin {
  const movedOf = new Map<string, string>();
  return {
    name: 'nebosvod:rules-in-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const moved = Object.values(bundle ?? {}).map((file) => {
          if (file.type !== 'asset' || !file.fileName.endsWith('.css') || !html.includes(file.fileName)) return '';
          // Two pages may share a sheet.
          const known = movedOf.get(file.fileName);
          if (known !== undefined) return known;
          const sheet = postcss.parse(String(file.source));
          const found = takenFrom(sheet);
          movedOf.set(file.fileName, found);
          if (found !== '') file.source = sheet.toString();
          return found;
        });
        const rules = moved.join('');
        return rules === '' ? [] : [{ tag: 'style', children: rules, injectTo: 'head-prepend' as const }];
      },
    },
  };
}

/** Takes such rules out of a sheet, or of a block of it, and gives them in their order. */
function takenFrom(container: Container<ChildNode> | Document): string {
  return [...(container.nodes ?? [])]
    .map((node) => {
      if (node.type === 'atrule' && node.name === 'media') {
        const inside = takenFrom(node);
        if (node.nodes?.length === 0) node.remove();
        return inside === '' ? '' : `@media ${node.params}{${inside}}`;
      }
      const isFont = node.type === 'atrule' && node.name === 'font-face';
      const isOfAll = node.type === 'rule' && node.selectors.every((selector) => everything.test(selector));
      if (!isFont && !isOfAll) return '';
      node.remove();
      return node.toString();
    })
    .join('');
}
