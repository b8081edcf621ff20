import { changeConsultation } from '@nebosvod/contracts/consultation-edits';
import type { SentBodyOf } from '@nebosvod/contracts/endpoint';
import type { PublicationDocument } from '@nebosvod/contracts/publication-document';
import { useState } from 'react';

/** A publication of one kind. */
type TextOf<Kind extends PublicationDocument['kind']> = Extract<PublicationDocument, { kind: Kind }>;

/** Parts of a publication that were edited, each whole. */
export type TextChange = Omit<SentBodyOf<typeof changeConsultation>, 'version'>;

/** What an editor of one kind is given. */
export interface TextEditor<Kind extends PublicationDocument['kind']> {
  readonly id: string;
  readonly document: TextOf<Kind>;
  readonly isBusy: boolean;
  readonly onSave: (change: TextChange) => Promise<boolean>;
}

const parts = changeConsultation.body.omit({ version: true });

/** What the wire would refuse of a change: where, and the words that stand beside its field. */
export function refusalsOf(change: TextChange): readonly { readonly path: string; readonly message: string }[] {
  const issues = parts.safeParse(change).error?.issues ?? [];
  return issues.map(({ path, message }) => ({ path: path.join('.'), message }));
}

/** Refusals of what is typed beside their fields, from the first try to save it on. */
export function useRefusals(change: TextChange) {
  const [isTried, setTried] = useState(false);
  const refusals = isTried ? refusalsOf(change) : [];
  return {
    /** Why a field would be refused, or null. */
    mistake: (field: string): string | null =>
      refusals.find(({ path }) => path === field || path.startsWith(`${field}.`))?.message ?? null,
    /** Begins to show refusals. @returns where the first is */
    show: (): string | undefined => {
      setTried(true);
      return refusalsOf(change)[0]?.path;
    },
  };
}
