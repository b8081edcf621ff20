import { task } from '../../background/task.ts';
import type { PrintedDocument } from './printed-document.ts';

/** A document as a file. The makers of files are heavy: a thread that never prints does without them. */
export const deliveredPdfTask = task('deliveredPdf', async (document: PrintedDocument) => {
  const { renderPdf } = await import('./delivered-pdf.document.tsx');
  return renderPdf(document);
});

export const deliveredDocxTask = task('deliveredDocx', async (document: PrintedDocument) => {
  const { renderDocx } = await import('./delivered-docx.document.ts');
  return renderDocx(document);
});

/** A sent picture drawn anew. */
export const logoTask = task('logo', async (bytes: Uint8Array) => {
  const { drawLogo } = await import('./logo.document.ts');
  return drawLogo(bytes);
});
