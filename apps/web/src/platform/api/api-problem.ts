import { type Problem, type ProblemCode, problemSchema, problems } from '@nebosvod/contracts/problem';

/** Failures that never reached the server or came back unreadable, beside the codes of the wire. */
type LocalCode = 'NETWORK' | 'BAD_RESPONSE' | 'SESSION_LOST' | 'UNKNOWN';
export type ApiCode = ProblemCode | LocalCode;

const localTexts = {
  NETWORK: 'Нет связи с сервером. Проверьте интернет и повторите',
  BAD_RESPONSE: 'Сервер ответил непонятно. Повторите чуть позже',
  SESSION_LOST: 'Сессия завершена, войдите снова',
  UNKNOWN: 'Что-то пошло не так. Повторите чуть позже',
} as const satisfies Record<LocalCode, string>;

/** A failed call. `message` is Russian and fit to show; `code` is for decisions. */
export class ApiProblem extends Error {
  readonly code: ApiCode;
  /** HTTP status, or null when there was no answer. */
  readonly status: number | null;
  readonly requestId: string | null;
  /** Mistakes by field, as the server names them. */
  readonly errors: NonNullable<Problem['errors']>;
  /** The readings of an ambiguous or skipped local time. */
  readonly candidates: NonNullable<Problem['candidates']>;
  /** Seconds the server asked to wait, or null. */
  readonly retryAfter: number | null;
  /** Whether `message` was written by the server for this very failure. */
  readonly isFromServer: boolean;

  constructor(code: ApiCode, status: number | null, problem?: Problem, retryAfter: number | null = null) {
    super(problem?.detail ?? (isLocal(code) ? localTexts[code] : problems[code].title));
    this.code = code;
    this.status = status;
    this.requestId = problem?.requestId ?? null;
    this.errors = problem?.errors ?? [];
    this.candidates = problem?.candidates ?? [];
    this.retryAfter = retryAfter;
    this.isFromServer = problem !== undefined;
  }

  /** A short code a person can read out to support. */
  get shortCode(): string {
    return this.requestId === null ? this.code : `${this.code} · ${this.requestId.slice(0, 8)}`;
  }
}

const isLocal = (code: ApiCode): code is LocalCode => Object.hasOwn(localTexts, code);
const isKnown = (code: string): code is ProblemCode => Object.hasOwn(problems, code);

/** Reads the problem document of an answer that is not a success. */
export async function problemOf(response: Response): Promise<ApiProblem> {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  const document: unknown = await response.json().catch(() => null);
  return problemFrom(document, response.status, Number.isFinite(seconds) ? seconds : null);
}

/** A problem document as a failure; one that cannot be read is told by its status. */
export function problemFrom(document: unknown, status: number | null, retryAfter: number | null = null): ApiProblem {
  const parsed = problemSchema.safeParse(document);
  if (parsed.success) {
    const { code } = parsed.data;
    return new ApiProblem(isKnown(code) ? code : 'UNKNOWN', status, parsed.data, retryAfter);
  }
  return new ApiProblem(status === 429 ? 'TOO_MANY_REQUESTS' : status === 503 ? 'UNAVAILABLE' : 'UNKNOWN', status);
}

/** Any thrown value as an ApiProblem, so that a page shows one kind of failure. */
export function asProblem(error: unknown): ApiProblem {
  return error instanceof ApiProblem ? error : new ApiProblem('UNKNOWN', null);
}
