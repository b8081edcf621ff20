import { task } from '../../background/task.ts';
import { ephemeris } from '../../computation/computation.service.ts';
import { type ReadingOrder, reading } from './interpretation.service.ts';
import { type Verification, verify } from './verify.service.ts';

/** Rules of a document decided anew. */
export const verifyTask = task('verify', async (verification: Verification) => verify(await ephemeris(), verification));

/** A reading: the charts and the three years take longer than the loop may stand. */
export const readingTask = task('reading', async (order: ReadingOrder) => reading(await ephemeris(), order));
