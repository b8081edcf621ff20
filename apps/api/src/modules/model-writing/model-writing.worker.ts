import { acceptSections, type WrittenSection } from '@nebosvod/composer/proof/accepted';
import { acceptPublication, type WrittenPublication } from '@nebosvod/composer/proof/accepted-publication';
import type { ReadingDocument } from '@nebosvod/contracts/reading';
import { task } from '../../background/task.ts';
import { ephemeris } from '../../computation/computation.service.ts';

/** What a language model wrote, every factor of it decided anew. */
export const acceptTask = task(
  'accept',
  async ({ document, written }: { readonly document: ReadingDocument; readonly written: readonly WrittenSection[] }) =>
    acceptSections(await ephemeris(), document, written),
);

/** What a thread holds a publication against: the sky of its day, without the thread's own tables. */
export type SentPublication = Omit<WrittenPublication, 'sky'> & {
  readonly sky: Omit<WrittenPublication['sky'], 'ephemeris'>;
};

/** A publication that a language model wrote, held against the one of the rules and the sky of its day. */
export const acceptPublicationTask = task('accept-publication', async (written: SentPublication) =>
  acceptPublication({ ...written, sky: { ...written.sky, ephemeris: await ephemeris() } }),
);
