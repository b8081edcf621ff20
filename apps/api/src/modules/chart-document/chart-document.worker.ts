import { task } from '../../background/task.ts';
import { ephemeris } from '../../computation/computation.service.ts';
import type { ChartPrint } from './chart-print.service.ts';

/** A birth chart as a PDF. The PDF engine is heavy: a thread that never prints does without it, and the server never loads it here. */
export const chartDocumentTask = task('chartDocument', async (print: Omit<ChartPrint, 'ephemeris'>) => {
  const [{ printChart }, sky] = await Promise.all([import('./chart-print.service.ts'), ephemeris()]);
  return printChart({ ...print, ephemeris: sky });
});
