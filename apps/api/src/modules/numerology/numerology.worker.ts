import { task } from '../../background/task.ts';
import type { BoardSheet } from './board-pdf.document.tsx';

/** The board of numbers as a PDF. */
export const boardDocumentTask = task('boardDocument', async (sheet: BoardSheet) => {
  const { renderBoardPdf } = await import('./board-pdf.document.tsx');
  return renderBoardPdf(sheet);
});
