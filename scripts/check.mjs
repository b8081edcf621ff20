// npm run check: lint, import fences, code that nothing uses, types.
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
  await must('Лишний код', bin('knip'), ['--no-progress', '--treat-config-hints-as-errors']);
  await must('Типы', process.execPath, [compiler, '-b']);
}

if (import.meta.url === `file://${process.argv[1]}`) {
  requireNode();
  await ensureInstalled();
  await check();
}
