import { task } from '../../background/task.ts';
import { ephemeris } from '../../computation/computation.service.ts';
import { type PortraitRequest, portrait } from './interpretation.service.ts';
import { type Verification, verify } from './verify.service.ts';

/** Rules of a document decided anew. */
export const verifyTask = task('verify', async (verification: Verification) => verify(await ephemeris(), verification));

/** A portrait: the charts and the three years take longer than the loop may stand. */
export const portraitTask = task('portrait', async (request: PortraitRequest) => portrait(await ephemeris(), request));
