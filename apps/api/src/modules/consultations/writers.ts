import type { rewriteWays } from '@nebosvod/contracts/consultation-edits';
import type { StoredDocument } from '@nebosvod/contracts/consultations';
import type { ConsultationKind } from '@nebosvod/contracts/products.table';
import type { ReadingDocument } from '@nebosvod/contracts/reading';
import type { WritingRequest } from './writing-request.ts';

export interface Step {
  readonly done: number;
  readonly of: number;
  readonly title: string;
}

/**
 * Writes a document. Steps are told as the work goes.
 * @throws ProblemError for a request that cannot be written: it is not tried again
 */
export type Writer<Document extends StoredDocument = StoredDocument> = (
  request: WritingRequest,
  onStep: (step: Step) => Promise<void>,
  signal: AbortSignal,
) => Promise<Document>;

/** Who writes which kind. A kind without a writer is not offered. */
export type Writers<Document extends StoredDocument = StoredDocument> = Readonly<
  Partial<Record<ConsultationKind, Writer<Document>>>
>;

export type RewriteWay = (typeof rewriteWays)[number];

/** A section that is to be written anew. */
export interface AskedSection {
  readonly section: string;
  readonly how: RewriteWay;
  /** Which rewriting of the document this is, from 1. */
  readonly time: number;
  /** Whose words the document is. */
  readonly writer: ReadingDocument['writer'];
}

/** Writes a document once more for the sake of one section: candidates that are what is asked for, the best first. */
export type Rewriter = (request: WritingRequest, asked: AskedSection) => Promise<readonly ReadingDocument[]>;
