// npm run check: lint, import fences, code that nothing uses, types.
import { bin, compile, ensureInstalled, must, requireNode } from './steps.mjs';

/** @param afterFences more work for the core that is free once the fences are done */
export async function check(afterFences = async () => {}) {
  // Two of them use one core each, two all there are: one of each kind at a time leaves none idle.
  await Promise.all([lintAndTypes(), fences().then(afterFences)]);
}

async function lintAndTypes() {
  await must('Линтер и формат', bin('biome'), ['ci', '--error-on-warnings', '.']);
  await compile('Типы');
}

async function fences() {
  await must('Границы импортов', bin('depcruise'), [
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'err',
    'packages',
    'apps',
    'e2e',
    'bench',
  ]);
  await must('Лишний код', bin('knip'), ['--no-progress', '--treat-config-hints-as-errors']);
}

if (import.meta.url === `file://${process.argv[1]}`) {
  requireNode();
  await ensureInstalled();
  await check();
}
