// npm run fonts: cuts the fonts of the interface to the characters it uses, when those or the fonts have changed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cutFonts, fontFolder } from './font-subsets.mjs';

mkdirSync(fontFolder, { recursive: true });
for (const [name, bytes] of await cutFonts()) {
  writeFileSync(join(fontFolder, name), bytes);
  console.log(`${name} ${(bytes.length / 1000).toFixed(1)} КБ`);
}
