import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';
import type { Plugin } from 'vite';
import { afterClient } from './after-client.ts';

/** A rule of the built sheets: `needs` lists, for each of its selectors, the classes a page must have for it. */
interface CriticalRule {
  /** Address of its sheet; null = one of the entry, which every page loads. */
  readonly sheet: string | null;
  readonly needs: readonly (readonly string[])[];
  readonly css: string;
}

/** Never seen before the whole sheets are there. */
const later = /:(hover|focus|active|disabled|checked|user-|placeholder-shown|autofill)|::(selection|backdrop)/;

/**
 * Writes every rule of the built sheets with the classes it needs to `dist/critical.json`, for the public pages to
 * `dist/critical-public.json`: the server writes those that a drawn page uses into the page itself, so that its first paint waits for
 * no sheet. The sheets of the entry come first, as on a page.
 */
export function criticalRules(): Plugin {
  return afterClient('critical-rules', async (folder) => {
    const assets = (await readdir(join(folder, 'assets'))).filter((name) => name.endsWith('.css')).sort();
    const sheetsOf = async (page: string) => {
      const html = await readFile(join(folder, page), 'utf8');
      return assets.filter((name) => html.includes(name)).sort((a, b) => html.indexOf(a) - html.indexOf(b));
    };
    const [entry, ofPublic] = await Promise.all([sheetsOf('index.html'), sheetsOf('public.html')]);
    // A page of the app may use any sheet; the public pages and that of a document have one of their own.
    const ofApp = [...entry, ...assets.filter((name) => !entry.includes(name) && !/^(public|delivered)-/.test(name))];
    await mkdir(dirname(folder), { recursive: true });
    for (const [file, names, always] of [
      ['critical.json', ofApp, entry],
      ['critical-public.json', ofPublic, ofPublic],
    ] as const) {
      const rules: CriticalRule[] = [];
      for (const name of names) {
        const sheet = always.includes(name) ? null : `/assets/${name}`;
        collect(
          postcss.parse(await readFile(join(folder, 'assets', name), 'utf8')).nodes,
          { sheet, around: [] },
          rules,
        );
      }
      await writeFile(join(dirname(folder), file), JSON.stringify(rules));
    }
  });
}

/** Where rules stand: in which sheet, and inside which blocks of it. */
interface Place {
  readonly sheet: CriticalRule['sheet'];
  readonly around: readonly string[];
}

function collect(nodes: readonly ChildNode[], place: Place, into: CriticalRule[]): void {
  for (const node of nodes) {
    if (node.type === 'rule') add(node, place, into);
    else if (node.type === 'atrule') addAtRule(node, place, into);
  }
}

function addAtRule(node: AtRule, place: Place, into: CriticalRule[]): void {
  if (node.name === 'media' && node.params.includes('print')) return;
  if (['media', 'supports', 'layer', 'container'].includes(node.name) && node.nodes) {
    collect(node.nodes, { ...place, around: [...place.around, `@${node.name} ${node.params}`] }, into);
  } else if (node.name === 'font-face' || node.name === 'property')
    into.push({ sheet: place.sheet, needs: [[]], css: node.toString() });
}

function add(rule: Rule, { sheet, around }: Place, into: CriticalRule[]): void {
  const selectors = rule.selectors.filter((selector) => !later.test(selector));
  if (selectors.length === 0) return;
  const inside = `${selectors.join(',')}{${rule.nodes.map(String).join(';')}}`;
  into.push({
    sheet,
    needs: selectors.map(classesOf),
    css: around.reduceRight((css, outer) => `${outer}{${css}}`, inside),
  });
}

/** Classes a selector asks for; those inside `:not()` are asked for by nobody. */
function classesOf(selector: string): string[] {
  const asked = selector.replace(/:not\([^)]*\)/g, '').replace(/:(where|is)\([^)]*,[^)]*\)/g, '');
  return [...asked.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) => name.replaceAll('\\', ''));
}
