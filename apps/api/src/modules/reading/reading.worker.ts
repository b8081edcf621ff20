import type { ReadingRequest } from '@nebosvod/composer/reading/compose';
import { task } from '../../background/task.ts';
import { ephemeris } from '../../computation/computation.service.ts';
import { type ReadingOrder, reading, readings } from './interpretation.service.ts';
import { type Verification, verify } from './verify.service.ts';

/** Rules of a document decided anew. */
export const verifyTask = task('verify', async (verification: Verification) => verify(await ephemeris(), verification));

/** A reading: the charts and the three years take longer than the loop may stand. */
export const readingTask = task('reading', async (order: ReadingOrder) => reading(await ephemeris(), order));

/** The same reading in other lengths, tones or words, to take a section from. */
export const readingsTask = task(
  'readings',
  async ({ order, requests }: { readonly order: ReadingOrder; readonly requests: readonly ReadingRequest[] }) =>
    readings(await ephemeris(), order, requests),
);
