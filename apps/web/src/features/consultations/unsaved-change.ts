import { changeConsultation } from '@nebosvod/contracts/consultation-edits';
import type { Consultation } from '@nebosvod/contracts/consultations';
import type { SentBodyOf } from '@nebosvod/contracts/endpoint';
import { z } from 'zod';
import { persistedValue } from '../../platform/persisted-value.ts';

/** What of a document is changed: a section is given whole. */
export type DocumentChange = Omit<SentBodyOf<typeof changeConsultation>, 'version'>;

const changes = z.record(z.string(), changeConsultation.body.omit({ version: true }));
type Changes = Readonly<Record<string, DocumentChange>>;

/** Changes of documents that have not reached the server yet, for this visit of the tab. */
const unsaved = persistedValue(
  'sessionStorage',
  'nebosvod-unsaved-documents',
  (stored): Changes => changes.safeParse(stored).data ?? {},
);

/** Both changes as one; a section of the later one stands in place of its earlier state. */
export function withChange(earlier: DocumentChange, later: DocumentChange): DocumentChange {
  const ids = new Set(later.sections?.map(({ id }) => id));
  const sections = [...(earlier.sections?.filter(({ id }) => !ids.has(id)) ?? []), ...(later.sections ?? [])];
  return { ...earlier, ...later, ...(sections.length > 0 && { sections }) };
}

/** What waits to be saved of a document. */
export const keptUnsaved = (id: string): DocumentChange | null => unsaved.get()[id] ?? null;

/** Keeps what waits to be saved of a document; `null`: nothing does. */
export function keepUnsaved(id: string, change: DocumentChange | null): void {
  if (change === null && keptUnsaved(id) === null) return;
  const { [id]: _, ...others } = unsaved.get();
  unsaved.set(change === null ? others : { ...others, [id]: change });
}

/** What the page was left with and the document does not say; null when nothing is lost. */
export function leftUnsaved({ id, title, notes, document }: Consultation): DocumentChange | null {
  const kept = keptUnsaved(id);
  if (kept === null) return null;
  const sections = (kept.sections ?? []).filter((section) => {
    const stands =
      document && 'sections' in document ? document.sections.find((one) => one.id === section.id) : undefined;
    return stands !== undefined && JSON.stringify(stands) !== JSON.stringify(section);
  });
  const left: DocumentChange = {
    ...(kept.title !== undefined && kept.title !== title && { title: kept.title }),
    ...(kept.notes !== undefined && kept.notes !== notes && { notes: kept.notes }),
    ...(sections.length > 0 && { sections }),
  };
  return Object.keys(left).length === 0 ? null : left;
}

/** A document with the name and the notes that were left unsaved, as its fields are to show them. */
export const withLeft = (consultation: Consultation, { title, notes }: DocumentChange): Consultation => ({
  ...consultation,
  ...(title !== undefined && { title }),
  ...(notes !== undefined && { notes }),
});
