import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const src = fileURLToPath(new URL('..', import.meta.url));
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).map((path) => join(src, path));
const modules = files.filter((path) => path.endsWith('.module.css'));
const scripts = files.filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));

/** Classes that a module declares as its own, `:global(…)` aside. */
function classesOf(sheet: string): ReadonlySet<string> {
  const selectors = readFileSync(sheet, 'utf8')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/:global\([^)]*\)/g, '')
    .replaceAll(/\{[^{}]*\}/g, ' ');
  return new Set([...selectors.matchAll(/\.([a-z_][\w-]*)/gi)].map((match) => match[1] ?? ''));
}

/** What a script takes of the modules it imports, by sheet. */
function takenBy(script: string): { readonly sheet: string; readonly names: readonly string[] }[] {
  const text = readFileSync(script, 'utf8');
  return [...text.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm)].map(([, local, path]) => ({
    sheet: join(dirname(script), path ?? ''),
    names: [...text.matchAll(new RegExp(`(?<![\\w.])${local}\\.(\\w+)`, 'g'))].map((match) => match[1] ?? ''),
  }));
}

const taken = scripts.flatMap((script) => takenBy(script).map((one) => ({ ...one, script })));

describe.each(modules.map((sheet) => [relative(src, sheet), sheet] as const))('%s', (_, sheet) => {
  const declared = classesOf(sheet);

  it('has every class that is asked of it', () => {
    const asked = taken.filter((one) => one.sheet === sheet);
    const missing = asked.flatMap(({ script, names }) =>
      names.filter((name) => !declared.has(name)).map((name) => `${relative(src, script)}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('declares no class that nobody asks for', () => {
    const asked = new Set(taken.filter((one) => one.sheet === sheet).flatMap(({ names }) => names));
    expect([...declared].filter((name) => !asked.has(name))).toEqual([]);
  });
});

it('is the only kind of sheet outside ui/, but for the one with which public pages begin', () => {
  const globals = files.map((path) => relative(src, path)).filter((path) => /(?<!\.module)\.css$/.test(path));
  expect(globals.filter((path) => !path.startsWith('ui/'))).toEqual(['features/panchanga/public/public.css']);
});
