import type { BodyOf } from '@nebosvod/contracts/endpoint';
import type { skyOccasions } from '@nebosvod/contracts/sky-occasions';
import { task } from '../../background/task.ts';
import { ephemeris } from '../../computation/computation.service.ts';
import { type ContentOrder, writtenContent } from './content-writing.service.ts';
import { occasionsOf } from './sky-occasions.service.ts';

/** A plan or a publication: the sky of four weeks takes longer than the loop may stand. */
export const contentTask = task('content', async (order: ContentOrder) => writtenContent(await ephemeris(), order));

/** What the sky gives to write about over two months. */
export const occasionsTask = task('sky-occasions', async (asked: BodyOf<typeof skyOccasions>) =>
  occasionsOf(await ephemeris(), asked),
);
