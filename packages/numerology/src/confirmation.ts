import { confirmations } from './confirmation.table.ts';
import type { MARKS } from './numerology.ids.ts';

/**
 * How well a value is confirmed:
 * `published`: a printed worked example exists and the tests reproduce it;
 * `single-source`: one source states the rule, no independent worked example was found;
 * `unsourced`: no source was found, the rule is a decision of this program or differs from author to author.
 */
export type Mark = (typeof MARKS)[number];

/** Mark of one value or group of values, with a Russian sentence to show beside it. */
export interface Confirmation {
  readonly mark: Mark;
  readonly note: string;
}

export type ConfirmationId = keyof typeof confirmations;

/** Marks of an answer, keyed by the value or group they speak of. */
export type Confirmations = Readonly<Record<string, Confirmation>>;

/** What one id of the table stands for. */
export function confirmationOf(id: ConfirmationId): Confirmation {
  const { mark, note } = confirmations[id];
  return { mark, note };
}

/** Builds the marks of an answer from `{key of the answer: id in the table}`. */
export function marks(ids: Readonly<Record<string, ConfirmationId>>): Confirmations {
  return Object.fromEntries(Object.entries(ids).map(([key, id]) => [key, confirmationOf(id)]));
}
