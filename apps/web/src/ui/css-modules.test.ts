import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const src = fileURLToPath(new URL('..', import.meta.url));
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).map((path) => join(src, path));
const modules = files.filter((path) => path.endsWith('.module.css'));
const scripts = files.filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));

/** Classes that a module declares as its own, `:global(…)` aside. */
const classesOf = (sheet: string) => classesOfText(readFileSync(sheet, 'utf8'));

function classesOfText(text: string): ReadonlySet<string> {
  const selectors = text
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

describe('what ui/ gives to every sheet', () => {
  const base = readFileSync(join(src, 'ui/base.css'), 'utf8');

  it('is global only as a few utilities, the hues of the grahas aside', () => {
    const utilities = [...classesOfText(base)].filter((name) => !name.startsWith('g-'));
    expect(utilities.sort()).toEqual('bad cap good muted no-print nw row stack tn vh wrap'.split(' '));
  });

  it('is otherwise a part that names itself, and no sheet refers to a part that is not there', () => {
    const named = scripts
      .filter((path) => relative(src, path).startsWith('ui/'))
      .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/lookOf\(\s*'([^']+)'/g)])
      .flatMap((match) => match[1]?.split(' ') ?? []);
    const asked = modules.flatMap((sheet) =>
      [...readFileSync(sheet, 'utf8').matchAll(/\[data-part~?='([^']+)'\]/g)].map((match) => match[1] ?? ''),
    );
    expect([...new Set(asked)].filter((part) => !named.includes(part))).toEqual([]);
  });

  it('has the sheets of parts at the beginning of the app', () => {
    const first = readFileSync(join(src, 'ui/vocabulary.ts'), 'utf8');
    const parts = scripts.filter((path) => /\blookOf\('/.test(readFileSync(path, 'utf8')));
    const late = parts.filter((path) =>
      [path, ...takenBy(path).map(({ sheet }) => sheet)].every((one) => !first.includes(`'./${basename(one)}'`)),
    );
    expect(late.map((path) => relative(src, path))).toEqual([]);
  });
});
