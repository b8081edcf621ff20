// npm run texts: writes docs/texts.md from the tables of texts.
import { writeFileSync } from 'node:fs';
import { textsReport } from './texts-report.ts';

writeFileSync(new URL('../docs/texts.md', import.meta.url), textsReport());
