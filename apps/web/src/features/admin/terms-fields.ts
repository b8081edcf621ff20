import { productTermsSchema } from '@nebosvod/contracts/product-terms';

/** A field read as the server will read it. */
interface ReadField {
  readonly value: number | null;
  /** What is wrong with it, in words for the field; null when nothing is. */
  readonly mistake: string | null;
}

const { quota, termMonths } = productTermsSchema.shape;

const numberOf = (text: string) => (/^\d{1,6}$/.test(text.trim()) ? Number(text.trim()) : Number.NaN);

/** Generations a month as people type them. */
export function readQuota(text: string): ReadField {
  const read = quota.safeParse(numberOf(text));
  return read.success
    ? { value: read.data, mistake: null }
    : { value: null, mistake: read.error.issues[0]?.message ?? null };
}

/** Months of a term as people type them; an empty field is no end. */
export function readTerm(text: string): ReadField {
  const read = termMonths.safeParse(text.trim() === '' ? null : numberOf(text));
  return read.success
    ? { value: read.data, mistake: null }
    : { value: null, mistake: read.error.issues[0]?.message ?? null };
}
