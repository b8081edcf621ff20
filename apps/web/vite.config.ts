import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { baseSheetFirst } from './build/base-sheet-first.ts';
import { criticalRules } from './build/critical-rules.ts';
import { ephemerisFiles } from './build/ephemeris-files.ts';
import { firstView } from './build/first-view.ts';
import { headScript } from './build/head-script.ts';
import { keptSheets } from './build/kept-sheets.ts';
import { leanSchemas } from './build/lean-schemas.ts';
import { moduleClassName } from './build/module-class-name.ts';
import { ownTemporal } from './build/own-temporal.ts';
import { precompress } from './build/precompress.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { rulesInPage } from './build/rules-in-page.ts';
import { sharedParts } from './build/shared-parts.ts';
import { sourceArchive } from './build/source-archive.ts';

const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

const conditions = ['@nebosvod/source'];
const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const temporal = file('src/platform/temporal.ts');

export default defineConfig({
  plugins: [
    react(),
    baseSheetFirst(),
    headScript(file('src/app/head-script.ts')),
    rulesInPage(),
    preloadFonts(),
    ephemerisFiles(),
    criticalRules(),
    // The page of a document is drawn by the server alone.
    keptSheets(file('src/features/client-page/')),
    leanSchemas(),
    ownTemporal(temporal),
    precompress(),
    sourceArchive(file('../..')),
  ],
  // The same for the client and for the drawing of the server: a page drawn there names the classes of its sheets here.
  css: { modules: { generateScopedName: moduleClassName(file('src')) } },
  resolve: { conditions: [...conditions, ...defaultClientConditions] },
  // The server replaces the placeholder by the nonce of each answer (packages/contracts/src/web-config.ts).
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2022',
    // The policy forbids data: addresses for fonts and external <use> cannot read them.
    assetsInlineLimit: 0,
  },
  // One `vite build` for both: the app with the page of the public pages, and the drawing of the latter for the server.
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        emptyOutDir: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: { main: file('index.html'), public: file('public.html'), delivered: file('client.html') },
          output: {
            codeSplitting: {
              groups: [
                ...firstView({
                  app: file('src/app/main.tsx'),
                  page: file('src/entry-public.tsx'),
                  // The page of a document needs it too, and nothing else of theirs.
                  apart: [file('src/platform/trusted-types.ts')],
                }),
                ...sharedParts(file('src/entry-client-page.ts'), file('src/features/panchanga/today/today-strip.tsx')),
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Whole in one file: the production React, whatever the server's NODE_ENV.
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { noExternal: true, conditions: [...conditions, ...defaultServerConditions] },
      build: {
        outDir: 'dist/server',
        emptyOutDir: true,
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: { input: file('src/entry-server.tsx') },
      },
    },
  },
  worker: { format: 'es', plugins: () => [ownTemporal(temporal)] },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: Object.fromEntries(
      [
        '/v1',
        '/v3',
        '/api',
        '/content_plans',
        '/legal',
        '/openapi.json',
        '/docs',
        '/health',
        // Public pages, drawn by the last build: their files too.
        '/panchanga',
        '/ekadashi',
        '/nakshatra',
        '/titkhi',
        '/yoga',
        '/karana',
        '/vara',
        '/mukhurta',
        '/dni',
        '/prazdnik',
        '/stati',
        '/share',
        // A document under its link.
        '/r/',
        '/.well-known',
        '/assets',
        '/robots.txt',
        '/sitemap',
      ].map((path) => [path, { target: api, changeOrigin: false }]),
    ),
  },
});
