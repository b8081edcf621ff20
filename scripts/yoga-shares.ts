// npm run yoga-shares: counts in how many of two thousand births each combination is formed, into packages/engine/src/yoga/share.table.ts.
import { writeFileSync } from 'node:fs';
import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { YOGAS } from '@nebosvod/engine/yoga/catalogue';
import { yogasOfSample } from '@nebosvod/engine/yoga/share-sample';

const BIRTHS = 2000;
const ephemeris = await loadEphemeris();
const counts = new Map(YOGAS.map(({ id }) => [id, 0]));
for (let index = 0; index < BIRTHS; index++)
  for (const id of yogasOfSample(ephemeris, index)) counts.set(id, (counts.get(id) ?? 0) + 1);

const rows = [...counts].map(([id, count]) => `  ${/^[a-z]+$/.test(id) ? id : `'${id}'`}: ${count},\n`);
const sum = [...counts.values()].reduce((a, b) => a + b, 0);
writeFileSync(
  new URL('../packages/engine/src/yoga/share.table.ts', import.meta.url),
  `import type { YogaId } from './definition.ts';

/** How many births the sample has. */
export const SAMPLED_BIRTHS = ${BIRTHS};

/**
 * In how many of them each combination is formed; ${sum.toLocaleString('en')} in all. Written by \`npm run yoga-shares\`.
 * Source: counted over the births of \`share-sample.ts\` by the rules of the catalogue, default settings.
 */
export const YOGA_COUNTS: Readonly<Record<YogaId, number>> = {
${rows.join('')}};
`,
);
