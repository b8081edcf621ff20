import type { SentenceProof } from '@nebosvod/composer/proof/prove';
import type { DocumentSignature, SigningKeys } from '@nebosvod/contracts/delivery';
import type { ReadingDocument } from '@nebosvod/contracts/reading';

/** What the page carries for the proof. */
export interface ProofData {
  readonly document: ReadingDocument;
  readonly signature: DocumentSignature;
}

/** What the page asks its worker: the document, the published keys, and the sentences as they stand on the page. */
export interface ProofQuestion extends ProofData {
  readonly keys: SigningKeys['keys'];
  readonly shown: Readonly<Record<string, string>>;
}

export type ProofAnswer =
  | {
      readonly kind: 'proved';
      readonly sentences: readonly (SentenceProof & {
        /** False where the sentence is not the one that was signed. */
        readonly isSigned: boolean;
      })[];
      readonly factors: number;
      readonly holding: number;
      /** Whether the whole document is the one that was signed. */
      readonly isSigned: boolean;
      readonly engineVersion: string;
      /** Whether anything in it was decided by a chart: a document of numbers has none. */
      readonly hasChart: boolean;
      /** From the question to the answer, the engine loaded. */
      readonly ms: number;
    }
  | { readonly kind: 'failed' };
