import { task } from '../../background/task.ts';
import { feedText, panchangaFile } from './panchanga-file.service.ts';

/** Days of the almanac as a file. */
export const panchangaFileTask = task('panchangaFile', panchangaFile);

/** A calendar that renews itself. */
export const feedTextTask = task('feedText', feedText);
