import { acceptSections, type WrittenSection } from '@nebosvod/composer/proof/accepted';
import type { ReadingDocument } from '@nebosvod/contracts/reading';
import { task } from '../../background/task.ts';
import { ephemeris } from '../../computation/computation.service.ts';

/** What a language model wrote, every factor of it decided anew. */
export const acceptTask = task(
  'accept',
  async ({ document, written }: { readonly document: ReadingDocument; readonly written: readonly WrittenSection[] }) =>
    acceptSections(await ephemeris(), document, written),
);
