// npm run check: lint, import fences, types.
import { bin, compiler, ensureInstalled, must, requireNode } from './steps.mjs';

export async function check() {
  await must('Линтер и формат', bin('biome'), ['ci', '--error-on-warnings', '.']);
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
  await must('Типы', process.execPath, [compiler, '-b']);
}

if (import.meta.url === `file://${process.argv[1]}`) {
  requireNode();
  await ensureInstalled();
  await check();
}
