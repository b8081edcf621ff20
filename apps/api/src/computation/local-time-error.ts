import type { ProblemCode } from '@nebosvod/contracts/problem';
import { ProblemError } from '../problem-error.ts';

/** A date, time or zone that cannot be used. The resolver knows the field only; where it stands in the request its caller knows. */
export class LocalTimeError extends ProblemError {
  readonly field: string;

  constructor(code: ProblemCode, field: string, message: string, detail: string = message) {
    super(code, detail, { errors: [{ path: field, message }] });
    this.field = field;
  }
}

/** Works on one part of a request: a refusal of a field names it by its path in the whole. */
export async function inPart<Result>(part: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof LocalTimeError)) throw error;
    const message = error.extra.errors?.[0]?.message ?? error.message;
    throw new LocalTimeError(error.code, `${part}.${error.field}`, message, error.message);
  }
}
