import { task } from '../../background/task.ts';
import { ephemeris } from '../../computation/computation.service.ts';
import { type Verification, verify } from './verify.service.ts';

/** Rules of a document decided anew. */
export const verifyTask = task('verify', async (verification: Verification) => verify(await ephemeris(), verification));
