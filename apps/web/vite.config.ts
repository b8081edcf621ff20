import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { ephemerisFiles } from './build/ephemeris-files.ts';
import { precompress } from './build/precompress.ts';
import { sourceArchive } from './build/source-archive.ts';

const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react(), ephemerisFiles(), precompress(), sourceArchive(fileURLToPath(new URL('../..', import.meta.url)))],
  resolve: { conditions: ['@nebosvod/source', ...defaultClientConditions] },
  // The server replaces the placeholder by the nonce of each answer (packages/contracts/src/web-config.ts).
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // The policy forbids data: addresses for fonts and external <use> cannot read them.
    assetsInlineLimit: 0,
  },
  worker: { format: 'es' },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: Object.fromEntries(
      [
        '/v1',
        '/v3',
        '/api',
        '/content_plans',
        '/generate_story',
        '/generate_reels',
        '/legal',
        '/openapi.json',
        '/docs',
        '/health',
      ].map((path) => [path, { target: api, changeOrigin: false }]),
    ),
  },
});
