import type { Consultation } from '@nebosvod/contracts/consultations';
import type { ReadingDocument } from '@nebosvod/contracts/reading';

/** A consultation whose document is a reading, once there is one. */
export type ConsultedReading = Omit<Consultation, 'document'> & { readonly document: ReadingDocument | undefined };

/** An answer about a reading: its document is one, or is not there. */
export function readingOf({ document, ...rest }: Consultation): ConsultedReading {
  return { ...rest, document: document && 'sections' in document ? document : undefined };
}
