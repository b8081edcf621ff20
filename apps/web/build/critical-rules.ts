import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';
import type { Plugin } from 'vite';
import { afterClient } from './after-client.ts';

/** A rule of the built sheets: `needs` lists, for each of its selectors, the classes a page must have for it. */
interface CriticalRule {
  readonly needs: readonly (readonly string[])[];
  readonly css: string;
}

/** Never seen before the whole sheets are there. */
const later =
  /:(hover|focus|active|disabled|checked|user-|placeholder-shown|autofill)|::(selection|backdrop)|\[aria-(pressed|current)/;

/**
 * Writes every rule of the built sheets with the classes it needs to `dist/critical.json`: the server writes those that a drawn page
 * uses into the page itself, so that its first paint waits for no sheet. The sheet of the entry comes first, as on a page.
 */
export function criticalRules(): Plugin {
  return afterClient('critical-rules', async (folder) => {
    const names = (await readdir(join(folder, 'assets'))).filter((name) => name.endsWith('.css'));
    const index = await readFile(join(folder, 'index.html'), 'utf8');
    const isEntry = (name: string) => Number(!index.includes(name));
    names.sort((a, b) => isEntry(a) - isEntry(b) || a.localeCompare(b));
    const rules: CriticalRule[] = [];
    for (const name of names) {
      // The public pages have a sheet of their own.
      if (name.startsWith('public-')) continue;
      collect(postcss.parse(await readFile(join(folder, 'assets', name), 'utf8')).nodes, [], rules);
    }
    await mkdir(dirname(folder), { recursive: true });
    await writeFile(join(dirname(folder), 'critical.json'), JSON.stringify(rules));
  });
}

function collect(nodes: readonly ChildNode[], around: readonly string[], into: CriticalRule[]): void {
  for (const node of nodes) {
    if (node.type === 'rule') add(node, around, into);
    else if (node.type === 'atrule') addAtRule(node, around, into);
  }
}

function addAtRule(node: AtRule, around: readonly string[], into: CriticalRule[]): void {
  if (node.name === 'media' && node.params.includes('print')) return;
  if (['media', 'supports', 'layer', 'container'].includes(node.name) && node.nodes) {
    collect(node.nodes, [...around, `@${node.name} ${node.params}`], into);
  } else if (node.name === 'font-face' || node.name === 'property') into.push({ needs: [[]], css: node.toString() });
}

function add(rule: Rule, around: readonly string[], into: CriticalRule[]): void {
  const selectors = rule.selectors.filter((selector) => !later.test(selector));
  if (selectors.length === 0) return;
  const inside = `${selectors.join(',')}{${rule.nodes.map(String).join(';')}}`;
  into.push({
    needs: selectors.map(classesOf),
    css: around.reduceRight((css, outer) => `${outer}{${css}}`, inside),
  });
}

/** Classes a selector asks for; those inside `:not()` are asked for by nobody. */
function classesOf(selector: string): string[] {
  const asked = selector.replace(/:not\([^)]*\)/g, '').replace(/:(where|is)\([^)]*,[^)]*\)/g, '');
  return [...asked.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) => name.replaceAll('\\', ''));
}
