import type { changeConsultation } from '@nebosvod/contracts/consultation-edits';
import type { SentBodyOf } from '@nebosvod/contracts/endpoint';
import type { PublicationDocument } from '@nebosvod/contracts/publication-document';

/** A publication of one kind. */
type TextOf<Kind extends PublicationDocument['kind']> = Extract<PublicationDocument, { kind: Kind }>;

/** Parts of a publication that were edited, each whole. */
export type TextChange = Omit<SentBodyOf<typeof changeConsultation>, 'version'>;

/** What an editor of one kind is given. */
export interface TextEditor<Kind extends PublicationDocument['kind']> {
  readonly document: TextOf<Kind>;
  readonly isBusy: boolean;
  readonly onSave: (change: TextChange) => Promise<boolean>;
}
