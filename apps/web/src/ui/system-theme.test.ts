import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
/** Declarations of the first block whose selector matches. */
function block(css: string, selector: RegExp): string[] {
  const body = new RegExp(`${selector.source}\\s*\\{([^}]*)\\}`).exec(css)?.[1] ?? '';
  return (body.match(/[\w-]+:[^;]+;/g) ?? []).map((line) => line.replaceAll(/\s+/g, ' '));
}

test('the light theme that follows the system without scripts is the light theme of the app', () => {
  const own = block(read('./system-theme.css'), /:root:not\(\[data-mantine-color-scheme\]\)/);
  const app = block(read('./tokens.css'), /\[data-mantine-color-scheme=.?light.?\],\s*\[data-theme=.?light.?\]/);
  expect(app.length).toBeGreaterThan(20);
  expect(own).toEqual(app);
});
