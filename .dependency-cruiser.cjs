/** The import rule of docs/architecture.md as a fence. Every rule says why. */
const packages = ['engine', 'numerology', 'interpretations', 'terms', 'drawing', 'contracts', 'gazetteer', 'composer'];

/** Floors of the web, from the cellar to the roof. */
const webFloors = ['text', 'ui', 'platform', 'birth', 'chart', 'features', 'app'];

/** A package may import, of the workspace, only those named. */
function only(name, allowed, comment) {
  const others = packages.filter((other) => other !== name && !allowed.includes(other));
  return {
    name: `${name}-imports`,
    comment,
    severity: 'error',
    from: { path: `^packages/${name}/`, pathNot: '\\.test\\.ts$' },
    to: { path: [`^packages/(${others.join('|')})/`, '^apps/', '^e2e/', '^bench/'] },
  };
}

/** Modules of the API in the order in which they may need each other: each imports, be it for a type, only those before it. */
const apiModules = [
  'content',
  'purchases',
  'auth',
  'connections',
  'user',
  'account',
  'payments',
  'social-media',
  'content-plans',
  'health',
  'places',
  'maps',
  'map-share',
  'clients',
  'numerology',
  'chart',
  'facts',
  'publication',
  'reading',
  'consultations',
  'content-writing',
  'model-writing',
  'panchanga',
  'transit',
  'western',
  'tajaka',
  'kp',
  'prashna',
  'life-line',
  'rectification',
  'chart-document',
  'western-document',
  'delivery',
  'shop-sample',
  'booking',
  'reminders',
  'panchanga-export',
  'public-pages',
  'base-texts',
  'admin',
];
const moduleOrder = apiModules.map((name, index) => ({
  name: `${name}-knows-modules-before-it`,
  comment:
    'Two modules that need each other are one, or a third lies under both: their order is written in .dependency-cruiser.cjs.',
  severity: 'error',
  from: { path: `^apps/api/src/modules/${name}/` },
  to: {
    path: '^apps/api/src/modules/',
    pathNot: `^apps/api/src/modules/(${apiModules.slice(0, index + 1).join('|')})/`,
  },
}));

module.exports = {
  forbidden: [
    only(
      'engine',
      [],
      'The engine is the pure core: it computes from (instant, place, settings) and knows no other part.',
    ),
    only('numerology', [], 'Numerology is pure and imports nothing.'),
    only('gazetteer', [], 'The gazetteer is data and search; it knows no other part.'),
    only(
      'interpretations',
      ['engine', 'numerology'],
      'Texts are data keyed by ids of engine and numerology, nothing more.',
    ),
    only('terms', ['engine'], 'Names of things are data keyed by engine ids, nothing more.'),
    only('drawing', ['engine'], 'Drawing is geometry: values in, shapes out; only ids of the engine.'),
    only(
      'composer',
      ['engine', 'numerology', 'interpretations', 'terms', 'contracts'],
      'The composer is pure: charts and units in, a document out; it runs the same in a server, a worker and a test.',
    ),
    {
      name: 'composer-takes-types-of-the-wire',
      comment:
        'The shape of a document and of rules is written once, in contracts; the composer takes its types and the table of sections, no code of it.',
      severity: 'error',
      from: { path: '^packages/composer/src/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^packages/contracts/',
        pathNot: '^packages/contracts/src/kind-sections\\.table\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    only('contracts', ['engine', 'numerology'], 'Contracts are schemas; only ids of engine and numerology.'),
    {
      name: 'ids-import-ids',
      comment:
        'A *.ids.ts file is bare tuples that any part may load: it imports nothing but other tuples of ids, or a label would load a calculation.',
      severity: 'error',
      from: { path: '\\.ids\\.ts$' },
      to: { pathNot: '\\.ids\\.ts$' },
    },
    {
      name: 'id-types-only',
      comment:
        'These packages may take types (import type), ids (*.ids.ts), angle/degrees, time/durations and time/date-arithmetic of the engine and numerology, never their other code: the browser would load an ephemeris for a label.',
      severity: 'error',
      from: { path: '^packages/(interpretations|terms|drawing|contracts)/src/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^packages/(engine|numerology)/',
        pathNot: ['\\.ids\\.ts$', '^packages/engine/src/(angle/degrees|time/durations|time/date-arithmetic)\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'swisseph-in-ephemeris-only',
      comment: 'Swiss Ephemeris has process-wide state and silent fall-backs; only the adapter guards against both.',
      severity: 'error',
      from: { pathNot: '^packages/engine/src/ephemeris/' },
      to: { path: 'node_modules/swisseph-wasm' },
    },
    {
      name: 'engine-knows-no-machine',
      comment: 'The engine runs the same in a server, a worker and a test: no Node, no HTTP.',
      severity: 'error',
      from: { path: '^packages/(engine|numerology|terms|drawing|contracts|composer)/src/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'computation-is-a-floor',
      comment:
        'Moments, ephemeris, settings and traces lie under every module that computes: the floor knows none of them.',
      severity: 'error',
      from: { path: '^apps/api/src/computation/' },
      to: { path: '^apps/api/src/(modules|background|plugins|database)/' },
    },
    {
      name: 'ground-knows-no-module',
      comment:
        'Threads, plugins, database, mail and the language model serve modules; threads.worker.ts lists their tasks, app.ts their routes.',
      severity: 'error',
      from: { path: '^apps/api/src/(background|plugins|database|mail|language-model)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/api/src/modules/' },
    },
    ...moduleOrder,
    {
      name: 'module-is-in-the-order',
      comment:
        'A new module of the API takes its place among the others in .dependency-cruiser.cjs, else no order holds it.',
      severity: 'error',
      from: { path: '^apps/api/src/modules/', pathNot: `^apps/api/src/modules/(${apiModules.join('|')})/` },
      to: {},
    },
    {
      name: 'services-compute',
      comment:
        'Routes present, services compute: only *.service.ts (and *.worker.ts) of the API calls engine, numerology, interpretations. Angles, ids and time are vocabulary that any file may use.',
      severity: 'error',
      from: { path: '^apps/api/src/', pathNot: '\\.(service|worker|test|presenter|document)\\.tsx?$' },
      to: {
        path: '^packages/(engine|numerology|interpretations|composer)/src/',
        pathNot: ['^packages/engine/src/(angle|time|bodies|settings)', '\\.ids\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'repositories-store',
      comment:
        'Only *.repository.ts of a module talks to the database, so that SQL and ownership are found in one place.',
      severity: 'error',
      from: { path: '^apps/api/src/modules/', pathNot: '\\.(repository|test)\\.ts$' },
      to: { path: 'node_modules/(kysely|pg|@electric-sql)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'web-imports',
      comment:
        'The web speaks to the server through contracts; engine code but its ids is for workers, the API is another process.',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: '(\\.worker|\\.test)\\.tsx?$' },
      to: {
        path: '^(apps/api/|packages/(engine|numerology|interpretations|gazetteer|composer)/)',
        pathNot: ['\\.ids\\.ts$', '^packages/engine/src/(angle/degrees|time/durations|time/date-arithmetic)\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'web-worker-engine',
      comment: 'A worker may load the engine; nothing in the web may load the API.',
      severity: 'error',
      from: { path: '^apps/web/src/' },
      to: { path: '^apps/api/' },
    },
    ...webFloors.map((floor, index) => ({
      name: `web-floor-${floor}`,
      comment: `${webFloors.join(' ← ')}: a floor of the web imports only what lies below it, types included.`,
      severity: 'error',
      from: { path: `^apps/web/src/${floor}/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: `^apps/web/src/(${webFloors.slice(index + 1).join('|') || 'nothing'})/` },
    })),
    {
      name: 'features-meet-in-app',
      comment: 'Features meet only in app/: a feature never imports another.',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'no-circular',
      comment: 'A cycle hides which file is the base.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-circle-of-types',
      comment: 'Two files that need each other’s types are one idea, or a third one is missing below both.',
      severity: 'error',
      from: { path: '^(packages|apps|e2e|bench)/' },
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(packages|apps)/[^/]+/(dist|data|\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.test.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@nebosvod/source', 'import', 'node', 'default'],
    },
  },
};
