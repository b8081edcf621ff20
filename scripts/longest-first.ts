import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that work long for their size, by the ends of their paths. Left to their size they would come last in a tree where nothing
 * has run yet, and all cores but one would watch the last of them.
 */
export const LONG: ReadonlySet<string> = new Set([
  'authorization-matrix.db.test.ts',
  'board-pdf.db.test.ts',
  'chart-document.test.ts',
  'compose.test.ts',
  'costly-calls.test.ts',
  'database.db.test.ts',
  'e2e/consultations.test.ts',
  'e2e/delivery.test.ts',
  'e2e/first-second.test.ts',
  'e2e/maps.test.ts',
  'e2e/marketer.test.ts',
  'e2e/natal-chart-tabs.test.ts',
  'e2e/natal-chart.test.ts',
  'e2e/numerolog.test.ts',
  'e2e/panchanga.test.ts',
  'e2e/western-kinds.test.ts',
  'embedded.test.ts',
  'killed-writing.process.test.ts',
  'kinds-numerology.test.ts',
  'kinds-veda.test.ts',
  'kinds-western.test.ts',
  'loop-work.test.ts',
  'overload.db.test.ts',
  'packed.test.ts',
  'plan.test.ts',
  'shop-sample.test.ts',
  'transfer.db.test.ts',
]);

const long = [...LONG].map((end) => `/${end}`);
const isLong = ({ moduleId }: TestSpecification) => long.some((end) => moduleId.endsWith(end));

/** Begins what takes longest first: within each project the files known to, then the rest by what they took before or by size. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    const placeOf = ({ project }: TestSpecification) => projects.indexOf(project.name);
    return sorted.sort((a, b) => placeOf(a) - placeOf(b) || Number(isLong(b)) - Number(isLong(a)));
  }
}
