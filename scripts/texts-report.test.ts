import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { textsReport } from './texts-report.ts';

it('docs/texts.md says what the tables say: `npm run texts` writes it anew', () => {
  expect(readFileSync(new URL('../docs/texts.md', import.meta.url), 'utf8')).toBe(textsReport());
});
