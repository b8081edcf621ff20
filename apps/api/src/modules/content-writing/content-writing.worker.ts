import { task } from '../../background/task.ts';
import { ephemeris } from '../../computation/computation.service.ts';
import { type ContentOrder, writtenContent } from './content-writing.service.ts';

/** A plan or a publication: the sky of four weeks takes longer than the loop may stand. */
export const contentTask = task('content', async (order: ContentOrder) => writtenContent(await ephemeris(), order));
