/** Why a text cannot be counted; `message` is a Russian sentence for the field it came from. */
export interface ReadingProblem {
  readonly code: ReadingProblemCode;
  readonly message: string;
  /** What the person most likely meant, when that can be told. */
  readonly suggestion?: string;
}

export type ReadingProblemCode =
  | 'EMPTY'
  | 'TOO_LONG'
  | 'TOO_SHORT'
  | 'DIGITS'
  | 'UNKNOWN_SIGN'
  | 'UNKNOWN_LETTER'
  | 'LOOKALIKE'
  | 'MIXED_ALPHABETS'
  | 'WRONG_TABLE'
  | 'DATE_FORMAT'
  | 'NO_SUCH_DATE'
  | 'BEFORE_FIRST_YEAR'
  | 'NO_DIGITS'
  | 'WRONG_KIND';

/** Outcome of reading what a person typed. */
export type Reading<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: ReadingProblem };

export function read<T>(value: T): Reading<T> {
  return { ok: true, value };
}

export function refuse(code: ReadingProblemCode, message: string, suggestion?: string): Reading<never> {
  return { ok: false, problem: suggestion === undefined ? { code, message } : { code, message, suggestion } };
}
