import { task } from '../../background/task.ts';
import type { SiteLook } from '../../site-look.ts';
import type { BoardSheet } from './board-pdf.document.tsx';

/** The board of numbers as a PDF. */
export const boardDocumentTask = task(
  'boardDocument',
  async ({ sheet, site }: { readonly sheet: BoardSheet; readonly site: SiteLook }) => {
    const { renderBoardPdf } = await import('./board-pdf.document.tsx');
    return renderBoardPdf(sheet, site);
  },
);
