// npm run build: packages, API and web, when their sources changed.
import { ensureBuilt, ensureInstalled, requireNode } from './steps.mjs';

requireNode();
await ensureInstalled();
await ensureBuilt();
