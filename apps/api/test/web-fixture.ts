import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const indexHtml = `<!doctype html>
<html lang="ru">
  <head>
    <meta property="csp-nonce" nonce="__CSP_NONCE__">
    <title>Небосвод</title>
    <script type="application/json" id="config" nonce="__CSP_NONCE__">{"__CONFIG__":true}</script>
    <script type="module" crossorigin src="/assets/main-Ab12cd34.js" nonce="__CSP_NONCE__"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;

const publicHtml = `<!doctype html>
<html lang="ru">
  <head>
    <meta property="csp-nonce" nonce="__CSP_NONCE__">
    <script type="module" crossorigin src="/assets/main-Ab12cd34.js" nonce="__CSP_NONCE__"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;

export const scriptText = 'console.log("Небосвод");\n'.repeat(50);

/** A folder shaped like a built web app. */
export async function createWebFixture(): Promise<{ root: string; remove(): Promise<void> }> {
  const root = await mkdtemp(join(tmpdir(), 'nebosvod-web-fixture-'));
  await mkdir(join(root, 'assets'));
  await writeFile(join(root, 'index.html'), indexHtml);
  await writeFile(join(root, 'public.html'), publicHtml);
  await writeFile(join(root, 'manifest.webmanifest'), '{}');
  await writeFile(join(root, 'assets', 'main-Ab12cd34.js'), scriptText);
  await writeFile(join(root, 'assets', 'main-Ab12cd34.js.br'), brotliCompressSync(scriptText));
  await writeFile(join(root, 'assets', 'main-Ab12cd34.js.gz'), gzipSync(scriptText));
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}
