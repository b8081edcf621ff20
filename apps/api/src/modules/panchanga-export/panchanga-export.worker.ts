import { task } from '../../background/task.ts';
import type { PanchangaSheet } from './panchanga-pdf.document.tsx';

/** Days of the almanac as a PDF. */
export const panchangaDocumentTask = task('panchangaDocument', async (sheet: PanchangaSheet) => {
  const { renderPanchangaPdf } = await import('./panchanga-pdf.document.tsx');
  return renderPanchangaPdf(sheet);
});
