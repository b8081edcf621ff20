import { task } from '../../background/task.ts';
import type { LegalText } from './legal-text.ts';

/** A legal text as a PDF. The printer takes 40 MB of memory and seconds at its first page: the server itself never loads it. */
export const privacyPdfTask = task('privacyPdf', async (text: LegalText) => {
  const { renderPrivacyPdf } = await import('./privacy-pdf.document.tsx');
  return renderPrivacyPdf(text);
});
