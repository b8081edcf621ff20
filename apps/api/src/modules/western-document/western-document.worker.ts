import type { DocumentPreset } from '@nebosvod/contracts/chart-document';
import { task } from '../../background/task.ts';
import type { SiteLook } from '../../site-look.ts';
import type { WesternFacts } from './western-facts.ts';

interface WesternPrint {
  readonly preset: DocumentPreset;
  readonly facts: WesternFacts;
  readonly site: SiteLook;
}

/** A Western chart as a PDF. The PDF engine is heavy: a thread that never prints does without it, and the server never loads it here. */
export const westernDocumentTask = task('westernDocument', async ({ preset, facts, site }: WesternPrint) => {
  const [{ renderSheet }, { westernSheet }] = await Promise.all([
    import('../chart-document/sheet.document.tsx'),
    import('./western-sheet.presenter.ts'),
  ]);
  return renderSheet(westernSheet(facts, preset), site);
});
