import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cutFonts, fontFolder } from './font-subsets.mjs';

test('the fonts of the interface are what their list of characters makes of the whole ones', async () => {
  const cut = await cutFonts();
  expect(readdirSync(fontFolder).filter((name) => name.endsWith('.woff2'))).toEqual(cut.map(([name]) => name).sort());
  for (const [name, bytes] of cut)
    expect(readFileSync(join(fontFolder, name)).equals(bytes), `${name}: npm run fonts`).toBe(true);
});
