import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createBackground } from '../apps/api/src/background/background.ts';
import { samplePdf } from '../apps/api/src/modules/shop-sample/sample-document.service.ts';
import { sampleKinds } from '../packages/contracts/src/samples.table.ts';

/**
 * Draws the two pages of each sample that the shop shows: `npm run samples`. The PDF is the one the server gives; `pdftoppm`
 * (Debian: poppler-utils) makes pictures of it.
 */
const folder = fileURLToPath(new URL('../apps/web/public/samples', import.meta.url));
mkdirSync(folder, { recursive: true });
const work = mkdtempSync(join(tmpdir(), 'nebosvod-samples-'));
const background = createBackground((error) => console.error(error));
try {
  for (const kind of Object.values(sampleKinds)) {
    const pdf = join(work, `${kind}.pdf`);
    writeFileSync(pdf, await samplePdf(background, kind, { signal: new AbortController().signal, address: 'samples' }));
    const look = ['-r', '86', '-jpeg', '-jpegopt', 'quality=68', '-singlefile'];
    // One page at a time: by itself the tool numbers pages of a long document «01», of a short one «1».
    for (const page of ['1', '2'])
      execFileSync('pdftoppm', [...look, '-f', page, '-l', page, pdf, join(folder, `${kind}-${page}`)]);
    console.log(kind);
  }
} finally {
  await background.close();
  rmSync(work, { recursive: true, force: true });
}
