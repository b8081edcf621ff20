import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../../../', import.meta.url);
const own = 'packages/engine/src/angle/degrees.ts';

it('no other file takes a remainder by 360: directions are brought round by angle/degrees', () => {
  const found = ['packages', 'apps'].flatMap((part) =>
    readdirSync(new URL(part, root)).flatMap((name) =>
      readdirSync(new URL(`${part}/${name}/src`, root), { recursive: true, encoding: 'utf8' })
        .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
        .map((file) => `${part}/${name}/src/${file}`)
        .filter((file) => /% ?360\b/.test(readFileSync(new URL(file, root), 'utf8'))),
    ),
  );
  expect(found.filter((file) => file !== own)).toEqual([]);
});
