import { type Problem, type ProblemCode, problems } from '@nebosvod/contracts/problem';

type Extra = Partial<Pick<Problem, 'errors' | 'candidates' | 'current' | 'resetsAt'>> & {
  readonly retryAfterSeconds?: number;
  /** In place of the status of the code. */
  readonly status?: 401;
};

/** An expected refusal. `detail` is Russian and shown to the person. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly extra: Extra;

  constructor(code: ProblemCode, detail: string = problems[code].title, extra: Extra = {}) {
    super(detail);
    this.code = code;
    this.extra = extra;
  }

  get status(): number {
    return this.extra.status ?? problems[this.code].status;
  }
}
