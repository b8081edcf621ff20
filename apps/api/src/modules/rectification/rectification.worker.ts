import { type RectificationInput, rectify } from '@nebosvod/engine/rectification/rectify';
import { task } from '../../background/task.ts';
import { ephemeris } from '../../computation/computation.service.ts';

/** The score curve of an uncertain birth time. */
export const rectificationTask = task('rectification', async (input: RectificationInput, progress) =>
  rectify(await ephemeris(), input, progress),
);
